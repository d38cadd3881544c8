<?php
/**
 * One model of the range.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an entry of `lstModels` (docs/content-api.md) as the widget does: a number may come as text, and
 * missing, null and '' are none.
 */
final class Range_Model {
	/** What the widget reads of an entry; the rest is not carried along. */
	private const FIELDS = array(
		'id',
		'model',
		'price',
		'pvpWithoutFinance',
		'rent',
		'taeg',
		'nrPayments',
		'maxEntrance',
		'financing',
		'modelImg',
		'segments',
		'dtEndOfCampaign',
	);

	/**
	 * @param array<string, mixed> $wire Its fields as they came, those that are none left out.
	 */
	private function __construct( public readonly array $wire ) {
	}

	/**
	 * Null for an entry without id or name.
	 */
	public static function of( mixed $entry ): ?self {
		$wire  = array();
		$entry = is_array( $entry ) ? $entry : array();
		foreach ( self::FIELDS as $field ) {
			if ( isset( $entry[ $field ] ) && '' !== $entry[ $field ] && array() !== $entry[ $field ] ) {
				$wire[ $field ] = $entry[ $field ];
			}
		}
		$model = new self( $wire );
		return '' === $model->id() || '' === $model->name() ? null : $model;
	}

	public function id(): string {
		return $this->text( 'id' );
	}

	public function name(): string {
		return $this->text( 'model' );
	}

	/**
	 * Name of its first segment; '' for none.
	 */
	public function segment(): string {
		$segments = $this->wire['segments'] ?? array();
		$first    = is_array( $segments ) ? reset( $segments ) : array();
		$name     = is_array( $first ) ? $first['name'] ?? $first['id'] ?? '' : '';
		return is_scalar( $name ) ? trim( (string) $name ) : '';
	}

	/**
	 * Absolute address of its picture; '' for none.
	 */
	public function picture(): string {
		return Picture_Address::absolute( $this->text( 'modelImg' ) );
	}

	/**
	 * A figure of its offer: 'price', 'rent', 'maxEntrance' in euros, 'taeg' in percent, 'nrPayments'; null
	 * for none.
	 */
	public function figure( string $field ): ?float {
		$value = $this->wire[ $field ] ?? null;
		$value = is_string( $value ) ? str_replace( ',', '.', trim( $value ) ) : $value;
		return is_numeric( $value ) ? (float) $value : null;
	}

	/**
	 * Financed amount in euros: price less entry where the content site does not say; null without a price.
	 */
	public function financed(): ?float {
		$price = $this->figure( 'price' );
		$given = $this->figure( 'financing' );
		return $given ?? ( null === $price ? null : max( 0.0, $price - ( $this->figure( 'maxEntrance' ) ?? 0.0 ) ) );
	}

	private function text( string $field ): string {
		$value = $this->wire[ $field ] ?? '';
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}
