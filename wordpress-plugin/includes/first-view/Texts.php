<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Attributes;
use Cfg_Configurator\Element\Language;

/** Resolves texts in the same order as the widget: the element's attribute, the content site's back office, the widget's default label (labels.json). */
final class Texts {
	/** Back-office fields that the first screen shows. The attribute that overrides each has its name with hyphens. */
	private const FIELDS = 'product seo legalSect labels svg cfg_msg_no_result policyLink creditLegal guarantee legalLinks';

	/** @param array<string, string> $attributes Of an element, unescaped. */
	public function __construct( private array $attributes ) {
	}

	/** The texts of the site's own page, which no shortcode or block overrides. */
	public static function of_site(): self {
		return new self( Attributes::all() );
	}

	/** @return array<string, mixed> The fields of the back office that the first screen needs. */
	public static function first_screen(): array {
		return array_intersect_key( Catalogue::back_office(), array_flip( explode( ' ', self::FIELDS ) ) );
	}

	/**
	 * Returns a label with its `{name}` placeholders replaced.
	 *
	 * @param array<string, string> $values By name of the placeholder.
	 */
	public function word( string $key, array $values = array() ): string {
		$labels = $this->field( 'labels' );
		$custom = is_array( $labels ) && is_string( $labels[ $key ] ?? null ) ? trim( $labels[ $key ] ) : '';
		return '' === $custom ? self::default_word( $key, $values ) : self::fill( $custom, $values );
	}

	/**
	 * The widget's default label, in the same way; '' for other keys.
	 *
	 * @param array<string, string> $values By name of the placeholder.
	 */
	public static function default_word( string $key, array $values = array() ): string {
		static $labels = null;
		$labels      ??= wp_json_file_decode( __DIR__ . '/labels.json', array( 'associative' => true ) );
		$label         = is_array( $labels ) && is_array( $labels[ Language::tag() ] ?? null ) ? $labels[ Language::tag() ][ $key ] ?? '' : '';
		return self::fill( is_string( $label ) ? $label : '', $values );
	}

	/** @param array<string, string> $values */
	private static function fill( string $text, array $values ): string {
		return str_replace( array_map( static fn ( string $name ): string => '{' . $name . '}', array_keys( $values ) ), $values, $text );
	}

	/** Returns the name of the line-up, or a generic default. */
	public function product(): string {
		$name = $this->field( 'product' );
		return is_scalar( $name ) && '' !== trim( (string) $name ) ? trim( (string) $name ) : _x( 'car', 'visitor', 'cfg-configurator' );
	}

	/** Returns a text of a field of the back-office response, such as 'seo' or 'legalSect', by its key; '' if it is missing. */
	public function of_section( string $field, string $key ): string {
		$section = $this->field( $field );
		$text    = is_array( $section ) ? $section[ $key ] ?? '' : '';
		return is_scalar( $text ) ? trim( (string) $text ) : '';
	}

	/**
	 * What the law requires beside an instalment, as plain text.
	 *
	 * @return array{warning: string, parties: string} A warning; lender and credit intermediary, '' if neither is known.
	 */
	public function credit(): array {
		$text   = fn ( string $name ): string => $this->of_section( 'creditLegal', $name );
		$number = $text( 'intermediaryNumber' );
		$number = '' === $number ? '' : $this->word( 'creditNumber', array( 'number' => $number ) );
		$who    = $text( 'intermediaryName' );
		$who    = '' === $who ? '' : implode( ', ', array_filter( array( $who, $text( 'intermediaryCategory' ), $number ) ) );
		$lender = $text( 'lenderName' );
		// The sentence ends with a full stop of its own.
		$lender  = '' === $lender ? '' : $this->word( 'creditLender', array( 'name' => rtrim( $lender, '.' ) ) );
		$who     = '' === $who ? '' : $this->word( 'creditIntermediary', array( 'details' => rtrim( $who, '.' ) ) );
		$warning = $text( 'warning' );
		// A site that sends the sentence of the law sends what the label translates.
		$law     = Language::during( 'pt-PT', static fn (): string => self::default_word( 'creditWarning' ) );
		$warning = in_array( $warning, array( '', $law ), true ) ? $this->word( 'creditWarning' ) : $warning;
		$parties = implode( ' ', array_filter( array( $lender, $who ) ) );
		return compact( 'warning', 'parties' );
	}

	/** The same as one text. */
	public function credit_text(): string {
		return trim( implode( ' ', $this->credit() ) );
	}

	/** Returns a field of the back office as the widget reads it: string, array or null. */
	public function field( string $field ): mixed {
		$text = $this->attributes[ strtolower( (string) preg_replace( '/_|(?=[A-Z])/', '-', $field ) ) ] ?? '';
		if ( '' === $text ) {
			return Catalogue::back_office()[ $field ] ?? null;
		}
		return str_starts_with( $text, '{' ) ? json_decode( $text, true ) : $text;
	}
}
