<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health;
use Cfg_Configurator\Module;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;

/** Registers the admin modules. Their classes are loaded only in the admin. */
final class Back_Office implements Module {
	public function __construct( private string $file ) {
	}

	public function register(): void {
		if ( ! is_admin() ) {
			return;
		}
		$transfer = new Transfer_Panel();
		$health   = new Health\Health_Panel( new Health\Health_Run( self::checks( ... ) ) );
		$forms    = array_map( fn( Setting_Tab $tab ): Panel => new Settings_Panel( $tab ), Setting_Registry::tabs() );
		$modules  = array(
			new Settings_Page( array( ...array_values( $forms ), $transfer, $health ), $this->file ),
			new Settings_Saving(),
			new Sample_Notice( $this->file ),
			$transfer,
			$health,
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/** @return list<Health\Check> Checks of the health tab, in display order. */
	public static function checks(): array {
		$content = new Health\Content();
		return array(
			new Health\Page_Check(),
			new Health\Rewrite_Check(),
			new Health\Reach_Check(),
			new Health\Source_Check( $content ),
			new Health\Calls_Check( $content ),
			new Health\Range_Check( $content ),
			new Health\Finance_Check( $content ),
			new Health\Limits_Check( $content ),
			new Health\Lead_Check(),
			new Health\Proxy_Check(),
			new Health\Mail_Check( $content ),
			new Health\Forms_Check( $content ),
			new Health\Sheet_Check( $content ),
			new Health\Stock_Check( $content ),
		);
	}
}
