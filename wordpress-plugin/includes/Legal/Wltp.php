<?php
declare(strict_types=1);

namespace Cfg_Configurator\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;

/** Official WLTP values of one car, or the span over the engines of a model (docs/content-api.md, wltp). */
final class Wltp {
	/** Fields with their label and unit, in display order. */
	private const ROWS = array(
		'fuelCC'            => array( 'wltpFuel', 'consumption' ),
		'energyConsumption' => array( 'wltpEnergy', 'consumptionElectric' ),
		'autonomy'          => array( 'wltpRange', 'wltpRangeUnit' ),
		'co2'               => array( 'wltpCo2', 'wltpCo2Unit' ),
	);

	private const MAXIMUM = 10_000;

	/** @param array<string, array{float, float}> $spans Smallest and greatest value by field; unknown ones are missing. */
	private function __construct( private array $spans ) {
	}

	/** @return self|null Null unless the value is an object. Fields that are no span count as unknown. */
	public static function of( mixed $wire ): ?self {
		if ( ! is_array( $wire ) || array_is_list( $wire ) && array() !== $wire ) {
			return null;
		}
		return new self( array_filter( array_map( self::span( ... ), array_intersect_key( $wire, self::ROWS ) ) ) );
	}

	/** @return array{float, float}|null Smallest and greatest value; null if unknown. */
	public function value( string $field ): ?array {
		return $this->spans[ $field ] ?? null;
	}

	/**
	 * Consumption and CO2 are always in the result, as 'not available' if unknown. Zero is a value.
	 *
	 * @param \Closure(string, array<string, string>): string $word Label by key and placeholder values.
	 * @return array<string, string> Text by the key of its label.
	 */
	public function rows( \Closure $word ): array {
		$rows            = array();
		$has_consumption = isset( $this->spans['fuelCC'] ) || isset( $this->spans['energyConsumption'] );
		foreach ( self::ROWS as $field => list( $label, $unit ) ) {
			if ( isset( $this->spans[ $field ] ) ) {
				$rows[ $label ] = $word( $unit, array( 'value' => $this->text( $this->spans[ $field ], $word ) ) );
			} elseif ( 'co2' === $field || ( 'fuelCC' === $field && ! $has_consumption ) ) {
				$rows[ $label ] = $word( 'wltpMissing', array() );
			}
		}
		return $rows;
	}

	/**
	 * The same values in one line: '5,4 l/100 km, 122 g CO₂/km (WLTP)'. Missing ones follow with their labels.
	 *
	 * @param \Closure(string, array<string, string>): string $word Label by key and placeholder values.
	 */
	public function line( \Closure $word ): string {
		$known   = array();
		$missing = array();
		$rows    = $this->rows( $word );
		foreach ( self::ROWS as $field => list( $label ) ) {
			if ( isset( $this->spans[ $field ] ) ) {
				$known[] = 'co2' === $field ? str_replace( 'g/km', 'g CO₂/km', $rows[ $label ] ) : $rows[ $label ];
			} elseif ( isset( $rows[ $label ] ) ) {
				$missing[] = $word( $label, array() ) . ': ' . $rows[ $label ];
			}
		}
		return implode( ', ', array( ...( array() === $known ? array() : array( implode( ', ', $known ) . ' (WLTP)' ) ), ...$missing ) );
	}

	/** @return array<string, array{float, float}|null> As in a snapshot. */
	public function to_array(): array {
		return array_merge( array_fill_keys( array_keys( self::ROWS ), null ), $this->spans );
	}

	/**
	 * @param array{float, float}                              $span
	 * @param \Closure(string, array<string, string>): string $word
	 */
	private function text( array $span, \Closure $word ): string {
		list( $from, $to ) = array_map( self::number( ... ), $span );
		$ends              = array(
			'from' => $from,
			'to'   => $to,
		);
		return $from === $to ? $from : $word( 'wltpSpan', $ends );
	}

	/** With as many decimals as needed, three at most. */
	private static function number( float $value ): string {
		$digits = explode( '.', (string) round( $value, 3 ) );
		return Language::ungrouped( $value, strlen( $digits[1] ?? '' ) );
	}

	/** @return array{float, float}|null */
	private static function span( mixed $value ): ?array {
		$ends = is_array( $value ) && array_is_list( $value ) ? $value : array();
		$ends = array_filter( $ends, static fn ( mixed $end ): bool => is_int( $end ) || is_float( $end ) );
		if ( 2 !== count( $ends ) || 2 !== count( (array) $value ) ) {
			return null;
		}
		list( $least, $most ) = array_map( 'floatval', $ends );
		return $least >= 0 && $least <= $most && $most <= self::MAXIMUM ? array( $least, $most ) : null;
	}
}
