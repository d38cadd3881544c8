<?php
/**
 * Texts of the first paint.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

/**
 * Resolves texts in the same order as the widget: the element's attribute, the content site's back office, the
 * widget's default label (src/labels/range-labels.ts).
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
	);

	/**
	 * @param array<string, string> $attributes  Attributes of the element, unescaped.
	 * @param array<mixed>          $back_office Back-office response of the content site.
	 */
	public function __construct( private array $attributes, private array $back_office ) {
	}

	/**
	 * Returns the name of the line-up, or a generic default.
	 */
	public function product(): string {
		$name = $this->field( 'product' );
		return is_scalar( $name ) && '' !== trim( (string) $name ) ? trim( (string) $name ) : __( 'automóvel', 'cfg-configurator' );
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
		$own    = is_array( $labels ) && is_string( $labels[ $key ] ?? null ) ? trim( $labels[ $key ] ) : '';
		$text   = '' === $own ? $this->default( $key ) : $own;
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', $value, $text );
		}
		return $text;
	}

	/**
	 * Returns the back-office fields that the first screen needs and no attribute overrides.
	 *
	 * @return array<string, mixed>
	 */
	public function given(): array {
		$given = array_intersect_key( $this->back_office, self::FIELDS );
		return array_filter( $given, fn ( string $field ): bool => '' === ( $this->attributes[ self::FIELDS[ $field ] ] ?? '' ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Returns the URL of the privacy policy; '' if there is none.
	 */
	public function policy_link(): string {
		$link = $this->field( 'policyLink' );
		return is_string( $link ) ? trim( $link ) : '';
	}

	/**
	 * Returns a field as the widget reads it: string, array or null.
	 */
	private function field( string $field ): mixed {
		$text = $this->attributes[ self::FIELDS[ $field ] ] ?? '';
		if ( '' === $text ) {
			return $this->back_office[ $field ] ?? null;
		}
		return str_starts_with( $text, '{' ) ? json_decode( $text, true ) : $text;
	}

	private function default( string $key ): string {
		return match ( $key ) {
			'homeTitle'      => __( 'Escolha o seu {product}', 'cfg-configurator' ),
			'homeIntro'      => __( 'Todos os preços incluem IVA e uma proposta de financiamento.', 'cfg-configurator' ),
			'range'          => __( 'Gama {product}', 'cfg-configurator' ),
			'modelsList'     => __( 'Modelos', 'cfg-configurator' ),
			'select'         => __( 'Selecionar', 'cfg-configurator' ),
			'selectModel'    => __( 'Selecionar {model}', 'cfg-configurator' ),
			'from'           => __( 'desde', 'cfg-configurator' ),
			'rent'           => __( 'Mensalidade', 'cfg-configurator' ),
			'perMonth'       => __( '/mês', 'cfg-configurator' ),
			'taeg'           => __( 'TAEG', 'cfg-configurator' ),
			'financedAmount' => __( 'Montante financiado', 'cfg-configurator' ),
			'initialEntry'   => __( 'Entrada inicial', 'cfg-configurator' ),
			'nrPayments'     => __( 'N.º de prestações', 'cfg-configurator' ),
			'filter'         => __( 'Filtro', 'cfg-configurator' ),
			'legalTitle'     => __( 'Menções legais', 'cfg-configurator' ),
			default          => '',
		};
	}
}
