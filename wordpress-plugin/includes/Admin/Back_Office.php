<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health;
use Cfg_Configurator\Module;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Transfer;

/** Registers the admin modules. Their classes are loaded only in the admin. */
final class Back_Office implements Module {
	public function __construct( private Settings $settings, private string $file ) {
	}

	public function register(): void {
		if ( ! is_admin() ) {
			return;
		}
		$refused  = new Refused_Values();
		$transfer = new Transfer_Panel( new Transfer( $this->settings ), $refused );
		$health   = new Health\Health_Panel( new Health\Health_Run( fn(): array => self::checks( $this->settings ) ) );
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
	 * @return list<Health\Check>
	 */
	public static function checks( Settings $settings ): array {
		$content = new Health\Content();
		$web     = new Health\Web_Request();
		return array(
			new Health\Page_Check( $settings ),
			new Health\Rewrite_Check( $settings ),
			new Health\Reach_Check( $web ),
			new Health\Source_Check( $content ),
			new Health\Calls_Check( $content ),
			new Health\Range_Check( $content ),
			new Health\Finance_Check( $content, $settings ),
			new Health\Limits_Check( $content, $settings ),
			new Health\Lead_Check( $settings, $web ),
			new Health\Proxy_Check(),
			new Health\Mail_Check( $content, $settings ),
			new Health\Forms_Check( $content, $settings ),
			new Health\Sheet_Check( $content, $settings ),
			new Health\Stock_Check( $content, $settings, $web ),
		);
	}
}
