<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Registrable;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;

/** Registers the screens of the admin. Their classes are loaded only there. */
final class Back_Office implements Registrable {
	/** @param string $file The plugin's main file. */
	public function __construct( private string $file, private Modules $modules ) {
	}

	public function register(): void {
		if ( ! is_admin() ) {
			return;
		}
		$switches = new Modules_Panel( $this->modules );
		$forms    = array_map( fn( Setting_Tab $tab ): Panel => new Settings_Panel( $tab ), Setting_Registry::tabs() );
		$more     = array_merge( ...array_values( array_map( static fn ( Module $module ): array => $module->panels(), $this->modules->running() ) ) );
		$parts    = array(
			new Settings_Page( array( ...array_values( $forms ), ...$more, $switches ), $this->file ),
			new Settings_Saving(),
			new Mail_Preview(),
			$switches,
		);
		foreach ( $parts as $part ) {
			$part->register();
		}
	}
}
