<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Module;
use Cfg_Configurator\Settings\Setting_Registry;

return new class() extends Module {
	public const REQUIRES = array( 'preview', 'row-lists' );

	public const IS_FOR_ELEMENT = true;

	public function register(): void {
		add_action( 'cfg_configurator_settings_section', $this->render_links( ... ), 10, 2 );
		add_action( 'cfg_configurator_settings_rows', $this->add_labels( ... ), 10, 4 );
		add_action( 'cfg_configurator_settings_fields', $this->render_search( ... ), 10, 2 );
	}

	private function render_links( string $tab, string $section ): void {
		$screen = 'texts' === $tab ? Text_Screens::listed( 'screens' )[ $section ] ?? '' : '';
		if ( '' !== $screen ) {
			Text_Screens::render_links( $screen );
		}
	}

	/** @param array<string, mixed> $values Settings by key. */
	private function add_labels( string $tab, string $section, string $page, array $values ): void {
		if ( 'texts' === $tab ) {
			( new Label_Rows( Setting_Registry::fields()['labels'], $values['labels'] ) )->add( $page, $section );
		}
	}

	/** @param array<string, string> $refusals Error messages by key of the setting. */
	private function render_search( string $tab, array $refusals ): void {
		if ( 'texts' === $tab ) {
			Field_Renderer::render( Setting_Registry::fields()['labels'], '', $refusals['labels'] ?? '' );
		}
	}
};
