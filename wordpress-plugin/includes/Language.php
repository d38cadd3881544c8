<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * The language that the widget chooses on this site's pages, and its formats. `languages.json` is generated from
 * `src/labels`; its first language is used on sites in a language that the widget does not have. As in the widget (spec
 * §5 and §9), a missing figure and zero are no figure: ''.
 *
 * @phpstan-type Format array{decimal: string, group: string, euros: string, percent: string, date?: string, months?: list<string>}
 */
final class Language {
	/** @var string Tag that was chosen instead of the site's language; '' for none. */
	private static string $chosen = '';

	/** BCP 47 tag, such as 'pt-PT'. */
	public static function tag(): string {
		return '' === self::$chosen ? self::of_site() : self::$chosen;
	}

	/** Uses another language of the widget for texts that visitors read. The site's for a tag that the widget does not have. */
	public static function choose( string $tag ): void {
		self::$chosen = self::known( $tag ) ?? '';
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T What it returns in another language of the widget.
	 */
	public static function during( string $tag, callable $work ): mixed {
		$before = self::$chosen;
		self::choose( $tag );
		try {
			return $work();
		} finally {
			self::$chosen = $before;
		}
	}

	/** The tag of the language if it is not the site's; else ''. */
	public static function foreign(): string {
		return self::of_site() === self::tag() ? '' : self::tag();
	}

	/** Sites that were set up before there was English keep Portuguese, whatever the language of their WordPress. */
	private static function of_site(): string {
		return self::known( Settings::text( 'language' ) ) ?? self::known( get_locale() ) ?? (string) array_key_first( self::languages() );
	}

	/** The widget's tag of a language by the first two letters of a tag or locale; null if it does not have it. */
	private static function known( string $language ): ?string {
		$is_same = static fn ( string $tag ): bool => substr( $tag, 0, 2 ) === strtolower( substr( $language, 0, 2 ) );
		return array_values( array_filter( array_keys( self::languages() ), $is_same ) )[0] ?? null;
	}

	/** Example: '23 990,00'. */
	public static function number( ?float $value, int $decimals ): string {
		return null === $value || 0.0 === $value || ! is_finite( $value ) ? '' : self::grouped( $value, $decimals );
	}

	/** Example: '2500,50', for spreadsheets. */
	public static function ungrouped( float $value, int $decimals ): string {
		return number_format( $value, $decimals, self::format()['decimal'], '' );
	}

	/** Example: '411,05 €'. */
	public static function euros( ?float $value, int $decimals ): string {
		return self::with_unit( 'euros', self::number( $value, $decimals ) );
	}

	/** To the cent, with decimals only if there are cents. Unlike elsewhere, zero is an amount: '750 €', '12,50 €', '0 €'. */
	public static function cents( int $cents ): string {
		return self::with_unit( 'euros', self::grouped( $cents / 100, self::decimals( $cents ) ) );
	}

	/** The same for spreadsheets: '2500,50'. */
	public static function ungrouped_cents( int $cents ): string {
		return self::ungrouped( $cents / 100, self::decimals( $cents ) );
	}

	private static function grouped( float $value, int $decimals ): string {
		return number_format( $value, $decimals, self::format()['decimal'], self::format()['group'] );
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

	/** An ISO date as '31/12/2026', in English as '31 December 2026'; '' without one. */
	public static function day( string $iso ): string {
		if ( '' === $iso ) {
			return '';
		}
		$format                     = self::format();
		list( $year, $month, $day ) = explode( '-', $iso );
		return strtr(
			$format['date'] ?? '{day}/{month}/{year}',
			array(
				'{day}'   => $day,
				'{d}'     => (string) (int) $day,
				'{month}' => $format['months'][ (int) $month - 1 ] ?? $month,
				'{year}'  => $year,
			)
		);
	}

	/** The same without the year, as '31/12' and '31 December'. */
	public static function day_without_year( string $iso ): string {
		return (string) preg_replace( '/\D?\d{4}\D?/', '', self::day( $iso ) );
	}

	/** Whether an ISO date is before today, in the time zone of the site. False for anything else. */
	public static function is_past( string $day ): bool {
		return 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $day ) && $day < (string) wp_date( 'Y-m-d' );
	}

	/** @param 'euros'|'percent' $unit */
	private static function with_unit( string $unit, string $number ): string {
		// The sign of a negative amount precedes that of the currency.
		$sign = str_starts_with( $number, '-' ) ? '-' : '';
		return '' === $number ? '' : $sign . str_replace( '{n}', ltrim( $number, '-' ), self::format()[ $unit ] );
	}

	/** @return Format */
	private static function format(): array {
		return self::languages()[ self::tag() ];
	}

	/** @return non-empty-array<string, Format> By tag. */
	private static function languages(): array {
		static $languages = null;
		/** @var non-empty-array<string, Format> */
		return $languages ??= wp_json_file_decode( __DIR__ . '/languages.json', array( 'associative' => true ) );
	}
}
