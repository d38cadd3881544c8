<?php
/**
 * The words of the first paint.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

/**
 * Back-office texts as the widget will show them: the element's attribute, else the content site's answer,
 * else the widget's own word (src/labels/range-labels.ts).
 */
final class Page_Texts {
	/** Fields of the back-office answer that the first screen shows, and the attribute that wins over each. */
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
	 * @param array<string, string> $attributes  Of the element, unescaped.
	 * @param array<mixed>          $back_office The content site's answer.
	 */
	public function __construct( private array $attributes, private array $back_office ) {
	}

	/**
	 * What the range is called; a plain word where nobody says.
	 */
	public function product(): string {
		$name = $this->field( 'product' );
		return is_scalar( $name ) && '' !== trim( (string) $name ) ? trim( (string) $name ) : __( 'automóvel', 'cfg-configurator' );
	}

	/**
	 * A text of a section such as 'seo' or 'legalSect'; '' for none.
	 *
	 * @param string $field Field of the back-office answer.
	 * @param string $key   Key in it.
	 */
	public function of_section( string $field, string $key ): string {
		$section = $this->field( $field );
		$text    = is_array( $section ) ? $section[ $key ] ?? '' : '';
		return is_scalar( $text ) ? trim( (string) $text ) : '';
	}

	/**
	 * A word of the first screen, with `{name}` filled in.
	 *
	 * @param string                $key    Key of the widget's labels.
	 * @param array<string, string> $values By name.
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
	 * The part of the back-office answer that the first screen needs and no attribute gives.
	 *
	 * @return array<string, mixed>
	 */
	public function given(): array {
		$given = array_intersect_key( $this->back_office, self::FIELDS );
		return array_filter( $given, fn ( string $field ): bool => '' === ( $this->attributes[ self::FIELDS[ $field ] ] ?? '' ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Where the visitor can read about privacy; '' for nowhere.
	 */
	public function policy_link(): string {
		$link = $this->field( 'policyLink' );
		return is_string( $link ) ? trim( $link ) : '';
	}

	/**
	 * A field as the widget sees it: text, array or null.
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
