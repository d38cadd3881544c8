<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Language;

/** Resolves texts in the same order as the widget: the element's attribute, the content site's back office, the widget's default label. */
class Page_Texts {
	/**
	 * Back-office fields, and the attribute that overrides each.
	 *
	 * @var array<string, string>
	 */
	protected const FIELDS = array(
		'labels'      => 'labels',
		'policyLink'  => 'policy-link',
		'creditLegal' => 'credit-legal',
	);

	/**
	 * @param array<string, string> $attributes  Attributes of the element, unescaped.
	 * @param array<mixed>          $back_office Back-office response of the content site.
	 */
	final public function __construct( protected array $attributes, protected array $back_office ) {
	}

	/** The texts of the site's own page, which no shortcode or block overrides. */
	public static function of_site(): static {
		return static::of( Attributes::all() );
	}

	/** @param array<string, string> $attributes Attributes of an element, unescaped. */
	public static function of( array $attributes ): static {
		return new static( $attributes, Content_Site::back_office() );
	}

	/**
	 * Returns a label with its `{name}` placeholders replaced.
	 *
	 * @param array<string, string> $values By name of the placeholder.
	 */
	public function word( string $key, array $values = array() ): string {
		$labels = $this->field( 'labels' );
		$custom = is_array( $labels ) && is_string( $labels[ $key ] ?? null ) ? trim( $labels[ $key ] ) : '';
		return self::fill( '' === $custom ? static::default( $key ) : $custom, $values );
	}

	/**
	 * The same for the default label.
	 *
	 * @param array<string, string> $values By name of the placeholder.
	 */
	public static function default_word( string $key, array $values = array() ): string {
		return self::fill( static::default( $key ), $values );
	}

	/** @param array<string, string> $values */
	private static function fill( string $text, array $values ): string {
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', $value, $text );
		}
		return $text;
	}

	/**
	 * What the law requires beside an instalment, as plain text.
	 *
	 * @return array{warning: string, parties: string} A warning; lender and credit intermediary, '' if neither is known.
	 */
	public function credit(): array {
		$fields = $this->field( 'creditLegal' );
		$text   = static fn ( string $name ): string => is_array( $fields ) && is_string( $fields[ $name ] ?? null ) ? trim( $fields[ $name ] ) : '';
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
		$law     = Language::during( 'pt-PT', static fn (): string => static::default( 'creditWarning' ) );
		$warning = in_array( $warning, array( '', $law ), true ) ? $this->word( 'creditWarning' ) : $warning;
		$parties = implode( ' ', array_filter( array( $lender, $who ) ) );
		return compact( 'warning', 'parties' );
	}

	/** The same as one text. */
	public function credit_text(): string {
		return trim( implode( ' ', $this->credit() ) );
	}

	/** Returns the URL of the privacy policy; '' if there is none. */
	public function policy_link(): string {
		$link = $this->field( 'policyLink' );
		return is_string( $link ) ? trim( $link ) : '';
	}

	/** Returns a field as the widget reads it: string, array or null. */
	protected function field( string $field ): mixed {
		$text = $this->attributes[ static::FIELDS[ $field ] ] ?? '';
		if ( '' === $text ) {
			return $this->back_office[ $field ] ?? null;
		}
		return str_starts_with( $text, '{' ) ? json_decode( $text, true ) : $text;
	}

	/** The widget's default label (src/labels/pt-PT) with its `{name}` placeholders; '' for other keys. */
	protected static function default( string $key ): string {
		return match ( $key ) {
			'wltpFuel'            => _x( 'Fuel consumption (WLTP)', 'visitor', 'cfg-configurator' ),
			'wltpEnergy'          => _x( 'Energy consumption (WLTP)', 'visitor', 'cfg-configurator' ),
			'wltpRange'           => _x( 'Electric range (WLTP)', 'visitor', 'cfg-configurator' ),
			'wltpCo2'             => _x( 'CO₂ emissions (WLTP)', 'visitor', 'cfg-configurator' ),
			'consumption'         => '{value} l/100 km',
			'consumptionElectric' => '{value} kWh/100 km',
			'wltpRangeUnit'       => '{value} km',
			'wltpCo2Unit'         => '{value} g/km',
			'wltpSpan'            => _x( '{from} to {to}', 'visitor', 'cfg-configurator' ),
			'wltpMissing'         => _x( 'not available', 'visitor', 'cfg-configurator' ),
			'creditWarning'       => _x( 'Caution! Borrowing money costs money.', 'visitor', 'cfg-configurator' ),
			'creditLender'        => _x( 'Lender: {name}.', 'visitor', 'cfg-configurator' ),
			'creditIntermediary'  => _x( 'Credit intermediary: {details}.', 'visitor', 'cfg-configurator' ),
			'creditNumber'        => _x( 'registered with Banco de Portugal under no. {number}', 'visitor', 'cfg-configurator' ),
			default               => '',
		};
	}
}
