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
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Transfer;

/**
 * Registers the admin modules. Their classes are loaded only in the admin.
 */
final class Back_Office implements Module {
	public function __construct( private Settings $settings, private string $file ) {
	}

	public function register(): void {
		if ( ! is_admin() ) {
			return;
		}
		$refused  = new Refused_Values();
		$transfer = new Transfer_Panel( new Transfer( $this->settings ), $refused );
		$health   = new Health_Panel( new Health_Run( fn(): array => self::checks( $this->settings ) ) );
		$forms    = array_map( fn( Setting_Tab $tab ): Panel => new Settings_Panel( $tab, $this->settings, $refused ), Setting_Registry::tabs() );
		$modules  = array(
			new Settings_Page( array( ...array_values( $forms ), $transfer, $health ), $this->file ),
			new Settings_Saving( $this->settings, $refused ),
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
		$web     = new Web_Request();
		return array(
			new Page_Check( $settings ),
			new Rewrite_Check( $settings ),
			new Reach_Check( $web ),
			new Source_Check( $content ),
			new Calls_Check( $content ),
			new Range_Check( $content ),
			new Finance_Check( $content, $settings ),
			new Limits_Check( $content, $settings ),
			new Lead_Check( $settings, $web ),
			new Proxy_Check(),
			new Mail_Check( $content, $settings ),
			new Forms_Check( $content, $settings ),
			new Sheet_Check( $content, $settings ),
			new Stock_Check( $content, $settings, $web ),
		);
	}
}
