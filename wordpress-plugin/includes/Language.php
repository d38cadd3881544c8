<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/**
 * The language that the widget chooses on this site's pages, and its number formats. `languages.json` is generated from
 * `src/labels`; its first language is used on sites in a language that the widget does not have. As in the widget (spec
 * §5 and §9), a missing figure and zero are no figure: ''.
 */
final class Language {
	/** BCP 47 tag, such as 'pt-PT'. */
	public static function tag(): string {
		$known = array_keys( self::languages() );
		foreach ( $known as $tag ) {
			if ( substr( $tag, 0, 2 ) === substr( get_locale(), 0, 2 ) ) {
				return $tag;
			}
		}
		return $known[0];
	}

	/** Example: '23 990,00'. */
	public static function number( ?float $value, int $decimals ): string {
		$format = self::languages()[ self::tag() ];
		return null === $value || 0.0 === $value || ! is_finite( $value ) ? '' : number_format( $value, $decimals, $format['decimal'], $format['group'] );
	}

	/** Example: '2500,50', for spreadsheets. */
	public static function ungrouped( float $value, int $decimals ): string {
		return number_format( $value, $decimals, self::languages()[ self::tag() ]['decimal'], '' );
	}

	/** Example: '411,05 €'. */
	public static function euros( ?float $value, int $decimals ): string {
		return self::with_unit( 'euros', self::number( $value, $decimals ) );
	}

	/** To the cent, with decimals only if there are cents. Unlike elsewhere, zero is an amount: '750 €', '12,50 €', '0 €'. */
	public static function cents( int $cents ): string {
		$format = self::languages()[ self::tag() ];
		return self::with_unit( 'euros', number_format( $cents / 100, self::decimals( $cents ), $format['decimal'], $format['group'] ) );
	}

	/** The same for spreadsheets: '2500,50'. */
	public static function ungrouped_cents( int $cents ): string {
		return self::ungrouped( $cents / 100, self::decimals( $cents ) );
	}

	private static function decimals( int $cents ): int {
		return 0 === $cents % 100 ? 0 : 2;
	}

	/** Example: '8,3%'. */
	public static function percent( ?float $value, int $decimals ): string {
		return self::with_unit( 'percent', self::number( $value, $decimals ) );
	}

	/** With up to two decimals, and zero is a rate: '23%', '22,5%', '0%'. */
	public static function rate( float $percent ): string {
		$decimals = strlen( rtrim( substr( number_format( $percent, 2, '.', '' ), -2 ), '0' ) );
		return self::with_unit( 'percent', self::ungrouped( $percent, $decimals ) );
	}

	/** An ISO date as '31/12/2026'; '' without one. */
	public static function day( string $iso ): string {
		return implode( '/', array_reverse( explode( '-', $iso ) ) );
	}

	/** Whether an ISO date is before today, in the time zone of the site. False for anything else. */
	public static function is_past( string $day ): bool {
		return 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $day ) && $day < (string) wp_date( 'Y-m-d' );
	}

	/** @param 'euros'|'percent' $unit */
	private static function with_unit( string $unit, string $number ): string {
		return '' === $number ? '' : str_replace( '{n}', $number, self::languages()[ self::tag() ][ $unit ] );
	}

	/**
	 * Number formats by language tag.
	 *
	 * @return non-empty-array<string, array{decimal: string, group: string, euros: string, percent: string}>
	 */
	private static function languages(): array {
		static $languages = null;
		/** @var non-empty-array<string, array{decimal: string, group: string, euros: string, percent: string}> */
		return $languages ??= wp_json_file_decode( __DIR__ . '/languages.json', array( 'associative' => true ) );
	}
}
