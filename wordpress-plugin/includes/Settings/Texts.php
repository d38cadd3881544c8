<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * JSON files with texts. A text is English, or a list of a format and the texts in it. It is translated when it is shown,
 * because pages that only read settings load no translations. `languages/strings.php` names the texts for the tools that
 * look for them.
 */
final class Texts {
	/** @return array<string, mixed> Empty if the file is missing. */
	public static function read( string $file ): array {
		$data = is_file( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
		return is_array( $data ) ? array_filter( $data, 'is_string', ARRAY_FILTER_USE_KEY ) : array();
	}

	/** The text to which the names lead, in the language of the request; '' without. */
	public static function of( string $file, string ...$names ): string {
		$text = self::read( $file );
		foreach ( $names as $name ) {
			$text = is_array( $text ) ? $text[ $name ] ?? '' : '';
		}
		return self::translated( $text );
	}

	/** @param mixed $text A text, a list of a format and the texts in it, or a closure that returns the translation. */
	public static function translated( mixed $text ): string {
		if ( $text instanceof \Closure ) {
			$translation = $text();
			return is_string( $translation ) ? $translation : '';
		}
		$parts = array_map(
			// phpcs:ignore WordPress.WP.I18n -- see languages/strings.php.
			static fn ( string $part ): string => translate( $part, 'cfg-configurator' ),
			// Without empty texts: the translation of one is the header of the catalogue.
			array_values( array_filter( (array) $text, static fn ( mixed $part ): bool => is_string( $part ) && '' !== $part ) )
		);
		return 1 === count( $parts ) ? $parts[0] : vsprintf( $parts[0] ?? '', array_slice( $parts, 1 ) );
	}
}
