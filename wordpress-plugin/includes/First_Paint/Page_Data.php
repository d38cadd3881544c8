<?php
/**
 * Data in the page.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

/**
 * Writes what is printed so that WordPress' filters on a page's content change nothing of it: a text that
 * looks like a shortcode would be run.
 */
final class Page_Data {
	private const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS;

	/**
	 * A script element that is data, which nothing executes and no content security policy refuses.
	 *
	 * @param string       $type   MIME type.
	 * @param array<mixed> $values What is encoded.
	 */
	public static function script( string $type, array $values ): string {
		$json = (string) wp_json_encode( $values, self::FLAGS );
		$json = preg_replace_callback(
			'/"(?:[^"\\\\]|\\\\.)*+"/',
			static fn ( array $text ): string => str_replace( '[', '\u005b', $text[0] ),
			$json
		);
		return sprintf( '<script type="%s">%s</script>', esc_attr( $type ), (string) $json );
	}

	/**
	 * The same HTML without a bracket.
	 *
	 * @param string $html Escaped; no script.
	 */
	public static function without_brackets( string $html ): string {
		return str_replace( array( '[', ']' ), array( '&#091;', '&#093;' ), $html );
	}
}
