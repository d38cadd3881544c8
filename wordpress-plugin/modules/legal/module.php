<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'texts' );

	public const IS_FOR_ELEMENT = true;

	public function register(): void {
		( new Accessibility_Statement() )->register();
		add_action( 'cfg_configurator_settings_bottom', array( $this, 'render_bottom' ), 5 );
		add_action( 'cfg_configurator_settings_section', $this->render_places( ... ), 10, 2 );
	}

	public function render_bottom( string $tab ): void {
		if ( 'legal' === $tab ) {
			Legal_Places::render_others();
			Accessibility_Statement::render();
		}
	}

	private function render_places( string $tab, string $section ): void {
		if ( 'legal' === $tab ) {
			Legal_Places::render( $section );
		}
	}
};
