<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Legal\Credit_Text;
use Cfg_Configurator\Legal\Legal_Words;

/**
 * Resolves texts in the same order as the widget: the element's attribute, the content site's back office, the
 * widget's default label (src/labels/pt-PT/line-up-labels.ts).
 */
final class Page_Texts {
	/** Back-office fields shown on the first screen, and the attribute that overrides each. */
	private const FIELDS = array(
		'product'           => 'product',
		'seo'               => 'seo',
		'legalSect'         => 'legal-sect',
		'labels'            => 'labels',
		'svg'               => 'svg',
		'cfg_msg_no_result' => 'cfg-msg-no-result',
		'policyLink'        => 'policy-link',
		'creditLegal'       => 'credit-legal',
		'guarantee'         => 'guarantee',
		'legalLinks'        => 'legal-links',
	);

	/**
	 * @param array<string, string> $attributes  Attributes of the element, unescaped.
	 * @param array<mixed>          $back_office Back-office response of the content site.
	 */
	public function __construct( private array $attributes, private array $back_office ) {
	}

	/** The texts of the site's own page, which no shortcode or block overrides. */
	public static function of_site(): self {
		return self::of( Attributes::all() );
	}

	/** @param array<string, string> $attributes Attributes of an element, unescaped. */
	public static function of( array $attributes ): self {
		return new self( $attributes, Known_Responses::back_office() );
	}

	/** Returns the name of the line-up, or a generic default. */
	public function product(): string {
		$name = $this->field( 'product' );
		return is_scalar( $name ) && '' !== trim( (string) $name ) ? trim( (string) $name ) : _x( 'car', 'visitor', 'cfg-configurator' );
	}

	/**
	 * Returns a text of a section such as 'seo' or 'legalSect'; '' if it is missing.
	 *
	 * @param string $field Field of the back-office response.
	 * @param string $key   Key in the field.
	 */
	public function of_section( string $field, string $key ): string {
		$section = $this->field( $field );
		$text    = is_array( $section ) ? $section[ $key ] ?? '' : '';
		return is_scalar( $text ) ? trim( (string) $text ) : '';
	}

	/**
	 * Returns a label of the first screen with its `{name}` placeholders replaced.
	 *
	 * @param string                $key    Label key.
	 * @param array<string, string> $values Values by placeholder name.
	 */
	public function word( string $key, array $values = array() ): string {
		$labels = $this->field( 'labels' );
		$custom = is_array( $labels ) && is_string( $labels[ $key ] ?? null ) ? trim( $labels[ $key ] ) : '';
		$text   = '' === $custom ? $this->default( $key ) : $custom;
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', $value, $text );
		}
		return $text;
	}

	/** The text required beside a monthly payment. */
	public function credit(): Credit_Text {
		$fields = $this->field( 'creditLegal' );
		return Credit_Text::of( is_array( $fields ) ? $fields : array(), $this->word( ... ) );
	}

	/**
	 * @param array<mixed> $back_office
	 * @return array<string, mixed> The fields that the first screen needs.
	 */
	public static function fields_of( array $back_office ): array {
		return array_intersect_key( $back_office, self::FIELDS );
	}

	/** @return array<string, mixed> The back-office fields that the first screen needs and no attribute overrides. */
	public function given(): array {
		$is_open = fn ( string $field ): bool => '' === ( $this->attributes[ self::FIELDS[ $field ] ] ?? '' );
		return array_filter( self::fields_of( $this->back_office ), $is_open, ARRAY_FILTER_USE_KEY );
	}

	/** Returns the URL of the privacy policy; '' if there is none. */
	public function policy_link(): string {
		$link = $this->field( 'policyLink' );
		return is_string( $link ) ? trim( $link ) : '';
	}

	/** Returns a field as the widget reads it: string, array or null. */
	private function field( string $field ): mixed {
		$text = $this->attributes[ self::FIELDS[ $field ] ] ?? '';
		if ( '' === $text ) {
			return $this->back_office[ $field ] ?? null;
		}
		return str_starts_with( $text, '{' ) ? json_decode( $text, true ) : $text;
	}

	private function default( string $key ): string {
		return match ( $key ) {
			'homeTitle'      => _x( 'Choose your {product}', 'visitor', 'cfg-configurator' ),
			'homeIntro'      => _x( 'All prices include VAT and a financing proposal.', 'visitor', 'cfg-configurator' ),
			'range'          => _x( '{product} range', 'visitor', 'cfg-configurator' ),
			'modelsList'     => _x( 'Models', 'visitor', 'cfg-configurator' ),
			'select'         => _x( 'Select', 'visitor', 'cfg-configurator' ),
			'selectModel'    => _x( 'Select {model}', 'visitor', 'cfg-configurator' ),
			'from'           => _x( 'from', 'visitor', 'cfg-configurator' ),
			'rent'           => _x( 'Monthly payment', 'visitor', 'cfg-configurator' ),
			'perMonth'       => _x( '/month', 'visitor', 'cfg-configurator' ),
			'taeg'           => _x( 'TAEG', 'visitor', 'cfg-configurator' ),
			'financedAmount' => _x( 'Financed amount', 'visitor', 'cfg-configurator' ),
			'initialEntry'   => _x( 'Down payment', 'visitor', 'cfg-configurator' ),
			'nrPayments'     => _x( 'Number of payments', 'visitor', 'cfg-configurator' ),
			'filter'         => _x( 'Filter', 'visitor', 'cfg-configurator' ),
			'legalTitle'     => _x( 'Legal notes', 'visitor', 'cfg-configurator' ),
			default          => Legal_Words::default( $key ),
		};
	}
}
