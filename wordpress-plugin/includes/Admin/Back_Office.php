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
		$switches = new Modules_Panel( $this->modules );
		$parts    = array(
			new Settings_Page( fn (): array => $this->panels( $switches ), $this->file ),
			new Settings_Saving(),
			$switches,
		);
		foreach ( $parts as $part ) {
			$part->register();
		}
	}

	/** @return list<Panel> Tabs of the settings page, in display order. */
	private function panels( Modules_Panel $switches ): array {
		$forms = array_map( static fn ( Setting_Tab $tab ): Panel => new Settings_Panel( $tab ), array_values( Setting_Registry::tabs() ) );
		$more  = array_map( static fn ( Module $module ): array => $module->panels(), array_values( $this->modules->running() ) );
		return array( ...$forms, ...array_merge( ...$more ), $switches );
	}
}
