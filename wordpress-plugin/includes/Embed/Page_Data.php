<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Encodes output so that WordPress's content filters leave it unchanged. Without this, text that looks like a
 * shortcode would be executed.
 */
final class Page_Data {
	private const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS;

	/**
	 * Returns a script element with data. Browsers do not execute it, and a content security policy does not block it.
	 *
	 * @param string       $type   MIME type.
	 * @param array<mixed> $values Data to encode.
	 */
	public static function script( string $type, array $values ): string {
		$json = preg_replace_callback(
			'/"(?:[^"\\\\]|\\\\.)*+"/',
			static fn ( array $text ): string => str_replace( '[', '\u005b', $text[0] ),
			self::json( $values )
		);
		return sprintf( '<script type="%s"%s>%s</script>', esc_attr( $type ), Optimiser_Marks::DATA, (string) $json );
	}

	/** @param array<mixed> $values */
	public static function json( array $values ): string {
		return (string) wp_json_encode( $values, self::FLAGS );
	}

	/** @param string $html Escaped HTML without scripts; its square brackets are encoded. */
	public static function without_brackets( string $html ): string {
		return str_replace( array( '[', ']' ), array( '&#091;', '&#093;' ), $html );
	}
}
