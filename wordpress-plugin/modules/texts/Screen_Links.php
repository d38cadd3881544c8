<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Preview;
use Cfg_Configurator\Embed\Page_Address;

/**
 * Links to the screens of the configurator. Without JavaScript, all screens after the first open as the first step of a
 * model; preview.js adds the choices that the later steps need.
 */
final class Screen_Links {
	public static function render( string $screen ): void {
		printf(
			'<p class="cfg-screen-links">%s %s</p>',
			// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by link().
			self::in_preview( $screen, __( 'Show in the preview', 'cfg-configurator' ) ),
			self::link( $screen, '_blank', __( 'Open in the configurator (new tab)', 'cfg-configurator' ) )
			// phpcs:enable
		);
	}

	/** @return string HTML of a link that opens a screen in the preview. */
	public static function in_preview( string $screen, string $words ): string {
		return self::link( $screen, Preview::FRAME, $words );
	}

	private static function link( string $screen, string $target, string $words ): string {
		return sprintf(
			'<a href="%s" data-screen="%s" target="%s">%s</a>',
			esc_url( self::url( $screen ) ),
			esc_attr( $screen ),
			esc_attr( $target ),
			esc_html( $words )
		);
	}

	private static function url( string $screen ): string {
		return 'home' === $screen || '' === Preview::model() ? Page_Address::url() : Page_Address::model_url( Preview::model() );
	}
}
