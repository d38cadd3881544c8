<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'texts' );

	public const IS_FOR_ELEMENT = true;

	public function title(): string {
		return __( 'Legal information', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Settings for credit notice, guarantee, legal links and privacy, and an accessibility statement.', 'cfg-configurator' );
	}

	public function register(): void {
		$link = static fn ( int $id, \WP_Post $page, string $before ) => ( new Accessibility_Statement() )->link( $id, $page, $before );
		add_action( 'publish_page', $link, 10, 3 );
		if ( is_admin() ) {
			( new Statement_Panel() )->register();
		}
		add_action( 'cfg_configurator_settings_bottom', array( $this, 'render_bottom' ), 5 );
	}

	/** Prints what follows the settings of the tab. */
	public function render_bottom( string $tab ): void {
		if ( 'legal' === $tab ) {
			Legal_Places::render_others();
			Statement_Panel::render();
		}
	}

	public function tabs(): array {
		return array( Legal_Tab::create() );
	}
};
