<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Value_Validator;

/** Text with paragraphs, lists and links. Editors type it with empty lines between paragraphs; it is stored as HTML. */
final class Rich_Text extends Control {
	/** The spaces in an amount in euros, such as '12 500,00 €': between thousands, and before the sign. */
	private const SPACES = array( '/(?<=\d) (?=\d{3}(?:[ \x{A0}]\d{3})*(?:,\d+)?[ \x{A0}]€)/u', '/(?<=\d) (?=€)/u' );

	public function validate( Field $field, mixed $raw ): string|\WP_Error {
		$text = Value_Validator::text( $field, $raw );
		return is_string( $text ) ? self::clean( $text ) : $text;
	}

	/** With a button that inserts pictures from the media library; pickers.js makes it work. */
	public function render( Field $field, mixed $value, string $refusal ): void {
		printf(
			'<button type="button" class="button button-small cfg-insert hide-if-no-js" data-for="%s" data-use="%s">%s</button>',
			esc_attr( Field_Renderer::id( $field ) ),
			esc_attr__( 'Use this image', 'cfg-configurator' ),
			esc_html__( 'Insert image', 'cfg-configurator' )
		);
		$text    = is_scalar( $value ) ? (string) $value : '';
		$content = Field_Renderer::content( $field );
		// The visual editor is not accessible to everybody. settings.js adds a simple toolbar above the field instead.
		$more = array(
			'class'       => 'large-text cfg-contents',
			'rows'        => '7',
			'placeholder' => wp_strip_all_tags( self::to_edit( $content ) ),
			'data-given'  => $content,
		);
		Field_Renderer::area( $field, '' === $refusal ? self::to_edit( $text ) : $text, $refusal, array_filter( $more ) );
	}

	public function is_group(): bool {
		return false;
	}

	/** Returns HTML in paragraphs, with the tags allowed in posts, and amounts that stay on one line. Idempotent. */
	public static function clean( string $text ): string {
		$clean = trim( wp_kses_post( preg_replace( self::SPACES, "\u{A0}", $text ) ?? $text ) );
		return '' === trim( wp_strip_all_tags( $clean, true ) ) && ! str_contains( $clean, '<img' ) ? '' : trim( wpautop( $clean ) );
	}

	/** Converts HTML for a textarea: empty lines instead of paragraph tags. */
	public static function to_edit( string $html ): string {
		$lines = preg_replace( array( '#<br\s*/?>\n?#', '#</p>\s*#', '#<p>#' ), array( "\n", "\n\n", '' ), $html );
		return trim( (string) preg_replace( "/\n{3,}/", "\n\n", (string) $lines ) );
	}
}
