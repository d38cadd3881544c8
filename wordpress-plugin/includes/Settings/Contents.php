<?php
/**
 * Texts with paragraphs.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Between what editors write, where an empty line starts a paragraph, and the HTML that is kept.
 */
final class Contents {
	/**
	 * HTML that is safe in a post, in paragraphs. Cleaning twice changes nothing.
	 */
	public static function clean( string $text ): string {
		$kept = trim( wp_kses_post( $text ) );
		return '' === trim( wp_strip_all_tags( $kept, true ) ) && ! str_contains( $kept, '<img' ) ? '' : trim( wpautop( $kept ) );
	}

	/**
	 * The same text with empty lines instead of paragraph tags, for a plain field.
	 */
	public static function to_edit( string $html ): string {
		$lines = preg_replace( array( '#<br\s*/?>\n?#', '#</p>\s*#', '#<p>#' ), array( "\n", "\n\n", '' ), $html );
		return trim( (string) preg_replace( "/\n{3,}/", "\n\n", (string) $lines ) );
	}
}
