<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\First_Paint\Line_Up_Snapshot;

/**
 * Links to the screens of the configurator. Without JavaScript, all screens after the first open as the first step of a
 * model; preview.js adds the choices that the later steps need.
 */
final class Screen_Links {
	public static function render( string $screen ): void {
		printf(
			'<p class="cfg-screen-links"><a href="%1$s" data-screen="%2$s" target="%3$s">%4$s</a> '
			. '<a href="%1$s" data-screen="%2$s" target="_blank">%5$s</a></p>',
			esc_url( self::url( $screen ) ),
			esc_attr( $screen ),
			esc_attr( Preview::FRAME ),
			esc_html__( 'Show in the preview', 'cfg-configurator' ),
			esc_html__( 'Open in the configurator (new tab)', 'cfg-configurator' )
		);
	}

	/** Id of the model that the screens show; '' if no model is known. */
	public static function model(): string {
		$models = ( new Line_Up_Snapshot() )->read()->models;
		return array() === $models ? '' : $models[0]->id();
	}

	private static function url( string $screen ): string {
		return 'home' === $screen || '' === self::model() ? Page_Address::url() : Page_Address::model_url( self::model() );
	}
}
