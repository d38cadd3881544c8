<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** Converts between what editors type, where an empty line starts a paragraph, and the stored HTML. */
final class Rich_Text {
	/** The spaces in an amount in euros, such as '12 500,00 €': between thousands, and before the sign. */
	private const SPACES = array( '/(?<=\d) (?=\d{3}(?:[ \x{A0}]\d{3})*(?:,\d+)?[ \x{A0}]€)/u', '/(?<=\d) (?=€)/u' );

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
