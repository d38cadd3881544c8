<?php
declare(strict_types=1);

namespace Cfg_Configurator\Element;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;
use const Cfg_Configurator\FILE;

/** The language of what visitors read, as the widget chooses it, for texts with the context 'visitor', and its formats. Zero is no figure: '' (spec §5, §9). */
final class Language {
	/** By tag. The first one is used on sites in a language that the widget does not have. test/wordpress/languages.test.ts compares them with src/labels. */
	public const FORMATS = array(
		'pt-PT' => array(
			'decimal' => ',',
			'group'   => "\u{A0}",
			'euros'   => "{n}\u{A0}€",
			'sign'    => "{sign}\u{A0}{n}",
			'date'    => 'd/m/Y',
		),
		'en-GB' => array(
			'decimal' => '.',
			'group'   => ',',
			'euros'   => '€{n}',
			'sign'    => '{sign}{n}',
			'date'    => 'j F Y',
		),
	);

	/** @var string Tag that was chosen instead of the site's language; '' for none. */
	private static string $chosen = '';

	/** @var array<string, string> Tags of pages by locale: every text and every figure asks. */
	private static array $tags = array();

	/** @var array<mixed>|null Portuguese texts by WordPress's key: context, byte 4, text. */
	private static ?array $portuguese = null;

	/** BCP 47 tag, such as 'pt-PT'. */
	public static function tag(): string {
		return '' === self::$chosen ? self::of_page() : self::$chosen;
	}

	/** Uses another language of the widget for the rest of the request. The page's for a tag that the widget does not have. */
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

	/** The tag that was chosen, if it is not that of the page; else ''. */
	public static function foreign(): string {
		return '' === self::$chosen || self::of_page() === self::$chosen ? '' : self::$chosen;
	}

	private static function of_page(): string {
		$locale = get_locale();

		return self::$tags[ $locale ] ??= self::known( Settings::text( 'language' ) ) ?? self::known( $locale ) ?? (string) array_key_first( self::FORMATS );
	}

	/** Forgets what the settings say, which have changed. */
	public static function forget(): void {
		self::$tags = array();
	}

	/** The locale in the settings of the site. get_locale() is the visitor's where a plugin for languages follows the address of the request. */
	public static function site_locale(): string {
		$locale = get_option( 'WPLANG' );
		return is_string( $locale ) && '' !== $locale ? $locale : 'en_US';
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T What it returns in the language of the site, whoever sent the request.
	 */
	public static function in_site_language( callable $work ): mixed {
		$locale      = self::site_locale();
		$keep        = static fn (): string => $locale;
		$is_switched = switch_to_locale( $locale );
		add_filter( 'locale', $keep, PHP_INT_MAX );
		try {
			return self::during( $locale, $work );
		} finally {
			remove_filter( 'locale', $keep, PHP_INT_MAX );
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	/** The widget's tag of a language by the first two letters of a tag or locale; null if it does not have it. */
	private static function known( string $language ): ?string {
		$is_same = static fn ( string $tag ): bool => substr( $tag, 0, 2 ) === strtolower( substr( $language, 0, 2 ) );
		return array_values( array_filter( array_keys( self::FORMATS ), $is_same ) )[0] ?? null;
	}

	/** Callback for the filter of texts with a context. The translation is the text itself where there is none. */
	public static function translate( string $translation, string $text, string $context ): string {
		if ( 'visitor' !== $context || ( '' === self::foreign() && $translation !== $text ) ) {
			return $translation;
		}
		if ( 'en-GB' === self::tag() ) {
			return $text;
		}
		if ( null === self::$portuguese ) {
			$file             = include dirname( FILE ) . '/languages/cfg-configurator-pt_PT.l10n.php';
			self::$portuguese = is_array( $file ) && is_array( $file['messages'] ?? null ) ? $file['messages'] : array();
		}
		$found = self::$portuguese[ "visitor\4{$text}" ] ?? null;
		return is_string( $found ) ? $found : $text;
	}

	/** Example: '23 990,00'. */
	public static function number( ?float $value, int $decimals ): string {
		return null === $value || 0.0 === $value || ! is_finite( $value ) ? '' : self::grouped( $value, $decimals );
	}

	/** With as many decimals as needed, at most so many, and without groups: '22,5'. Unlike elsewhere, zero is a number. */
	public static function plain( float $value, int $most ): string {
		return str_replace( '.', self::format()['decimal'], (string) round( $value, $most ) );
	}

	/** Example: '411,05 €'. */
	public static function euros( ?float $value, int $decimals ): string {
		return self::with_sign( self::number( $value, $decimals ) );
	}

	/** To the cent, with decimals only if there are cents. Zero is an amount: '750 €', '12,50 €', '0 €'. */
	public static function cents( int $cents ): string {
		return self::with_sign( self::grouped( $cents / 100, 0 === $cents % 100 ? 0 : 2 ) );
	}

	/** What is added to a price: '+ 750 €', in English '+€750'. */
	public static function added( int $cents ): string {
		return str_replace( array( '{sign}', '{n}' ), array( $cents < 0 ? '-' : '+', self::cents( abs( $cents ) ) ), self::format()['sign'] );
	}

	/** Example: '8,3%'. */
	public static function percent( ?float $value, int $decimals ): string {
		$number = self::number( $value, $decimals );
		return '' === $number ? '' : $number . '%';
	}

	/** An ISO date as '31/12/2026', in English as '31 December 2026'; '' without one. */
	public static function day( string $iso ): string {
		$day = \DateTimeImmutable::createFromFormat( '!Y-m-d', $iso );
		return false === $day || $day->format( 'Y-m-d' ) !== $iso ? '' : $day->format( self::format()['date'] );
	}

	/**
	 * The last day of a price or a campaign, given as ISO date: '31/12/2026', and that it ended once it is over in the market, as
	 * in the widget; '' without one.
	 *
	 * @param ?int $now Timestamp; null for now.
	 */
	public static function last_day( string $iso, ?int $now = null ): string {
		$day     = self::day( $iso );
		$is_over = '' !== $day && $iso < (string) wp_date( 'Y-m-d', $now, new \DateTimeZone( self::time_zone() ) );
		/* translators: %s: date */
		return $is_over ? sprintf( _x( 'ended on %s, figures subject to confirmation', 'visitor', 'cfg-configurator' ), $day ) : $day;
	}

	/** The time zone of the market: that of WordPress, and that of mainland Portugal where WordPress has an offset in hours. */
	public static function time_zone(): string {
		$zone = get_option( 'timezone_string' );
		return is_string( $zone ) && '' !== $zone ? $zone : 'Europe/Lisbon';
	}

	private static function grouped( float $value, int $decimals ): string {
		return number_format( $value, $decimals, self::format()['decimal'], self::format()['group'] );
	}

	/** The sign of a negative amount precedes that of the currency. */
	private static function with_sign( string $number ): string {
		$sign = str_starts_with( $number, '-' ) ? '-' : '';
		return '' === $number ? '' : $sign . str_replace( '{n}', ltrim( $number, '-' ), self::format()['euros'] );
	}

	/** @return array{decimal: string, group: string, euros: string, sign: string, date: string} */
	private static function format(): array {
		return self::FORMATS[ self::tag() ];
	}
}
