<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

/** Names in braces, such as {modelo}, that stand for a value in a text of an editor. */
final class Placeholders {
	/** With the blanks before it, which go if the value is empty. */
	private const PATTERN = '/([ \t]*)\{([^{}\r\n]*)\}/u';

	/** @param list<string> $known Names without braces. A text with others is rejected. */
	public static function check( string $text, array $known ): string|\WP_Error {
		preg_match_all( self::PATTERN, $text, $found );
		$unknown = array_diff( $found[2], $known );
		if ( array() === $unknown ) {
			return $text;
		}
		/* translators: 1: what the editor wrote, 2: list of names in braces. */
		$words = __( 'There is no placeholder %1$s here. Available: %2$s.', 'cfg-configurator' );
		return new \WP_Error( 'refused', sprintf( $words, self::listed( array_values( array_unique( $unknown ) ) ), self::listed( $known ) ) );
	}

	/** @param array<string, string> $values Plain texts by name. Placeholders in them are not filled. */
	public static function fill( string $text, array $values ): string {
		$filled = preg_replace_callback(
			self::PATTERN,
			static function ( array $found ) use ( $values ): string {
				$value = $values[ $found[2] ] ?? '';
				return '' === $value ? '' : $found[1] . $value;
			},
			$text
		);
		return trim( (string) $filled );
	}

	/** @param list<string> $names */
	public static function listed( array $names ): string {
		return implode( ', ', array_map( static fn ( string $name ): string => '{' . $name . '}', $names ) );
	}
}
