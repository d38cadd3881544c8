<?php
/**
 * Admin modules.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Calls_Check;
use Cfg_Configurator\Health\Content;
use Cfg_Configurator\Health\Finance_Check;
use Cfg_Configurator\Health\Forms_Check;
use Cfg_Configurator\Health\Health_Panel;
use Cfg_Configurator\Health\Health_Run;
use Cfg_Configurator\Health\Lead_Check;
use Cfg_Configurator\Health\Limits_Check;
use Cfg_Configurator\Health\Mail_Check;
use Cfg_Configurator\Health\Page_Check;
use Cfg_Configurator\Health\Proxy_Check;
use Cfg_Configurator\Health\Range_Check;
use Cfg_Configurator\Health\Reach_Check;
use Cfg_Configurator\Health\Rewrite_Check;
use Cfg_Configurator\Health\Sheet_Check;
use Cfg_Configurator\Health\Source_Check;
use Cfg_Configurator\Health\Stock_Check;
use Cfg_Configurator\Health\Web_Request;
use Cfg_Configurator\Module;
use Cfg_Configurator\Settings\Label_List;
use Cfg_Configurator\Settings\Sanitiser;
use Cfg_Configurator\Settings\Setting_Rules;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Setting_Tabs;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Transfer;
use Cfg_Configurator\Settings\Value_Check;

/**
 * Registers the admin modules. Their classes are loaded only in the admin.
 */
final class Back_Office implements Module {
	/**
	 * @param string $file The plugin's main file.
	 */
	public function __construct( private Settings $settings, private string $file ) {
	}

	public function register(): void {
		if ( ! is_admin() ) {
			return;
		}
		$tabs      = new Setting_Tabs();
		$sanitiser = new Sanitiser( $tabs, new Value_Check(), new Setting_Rules() );
		$refused   = new Refused_Values();
		$transfer  = new Transfer_Panel( new Transfer( $this->settings, $sanitiser ), $tabs, $refused );
		$health    = new Health_Panel( new Health_Run( fn(): array => self::checks( $this->settings ) ) );
		$fields    = new Field_Renderer( new Question_Rows(), new Label_Rows( new Label_List() ) );
		$forms     = array_map( fn( Setting_Tab $tab ): Panel => new Settings_Panel( $tab, $this->settings, $fields, $refused ), $tabs->all() );
		$modules   = array(
			new Settings_Page( array( ...$forms, $transfer, $health ), $this->file ),
			new Settings_Saving( $this->settings, $tabs, $sanitiser, $refused ),
			new Sample_Notice( $this->file ),
			$transfer,
			$health,
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/**
	 * Checks of the health tab, in display order.
	 *
	 * @return list<\Cfg_Configurator\Health\Check>
	 */
	public static function checks( Settings $settings ): array {
		$content = new Content();
		$tabs    = new Setting_Tabs();
		$web     = new Web_Request();
		return array(
			new Page_Check( $settings ),
			new Rewrite_Check( $settings ),
			new Reach_Check( $web ),
			new Source_Check( $content ),
			new Calls_Check( $content ),
			new Range_Check( $content ),
			new Finance_Check( $content, $settings ),
			new Limits_Check( $content, $settings, new Setting_Rules(), $tabs ),
			new Lead_Check( $settings, $web ),
			new Proxy_Check(),
			new Mail_Check( $content, $settings ),
			new Forms_Check( $content, $settings, $tabs ),
			new Sheet_Check( $content, $settings ),
			new Stock_Check( $content, $settings, $web ),
		);
	}
}
