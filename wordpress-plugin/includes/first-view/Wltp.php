<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Language;

/** Official WLTP values of one car, or the span over the engines of a model (docs/content-api.md, wltp). */
final class Wltp {
	/** Fields with their label and unit, in display order. */
	private const ROWS = array(
		'fuelCC'            => array( 'wltpFuel', 'consumption' ),
		'energyConsumption' => array( 'wltpEnergy', 'consumptionElectric' ),
		'autonomy'          => array( 'wltpRange', 'wltpRangeUnit' ),
		'co2'               => array( 'wltpCo2', 'wltpCo2Unit' ),
	);

	/** @param array<string, array{float, float}> $spans Smallest and greatest value by field; unknown ones are missing. */
	private function __construct( private array $spans ) {
	}

	/** @return self|null Null unless the value is an object. Fields that are no span count as unknown. */
	public static function create( mixed $response ): ?self {
		if ( ! is_array( $response ) || ( array_is_list( $response ) && array() !== $response ) ) {
			return null;
		}
		return new self( array_filter( array_map( self::span( ... ), array_intersect_key( $response, self::ROWS ) ) ) );
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
				list( $from, $to ) = array_map( static fn ( float $end ): string => Language::plain( $end, 3 ), $this->spans[ $field ] );
				$value             = $from === $to ? $to : $word( 'wltpSpan', compact( 'from', 'to' ) );
				$rows[ $label ]    = $word( $unit, compact( 'value' ) );
			} elseif ( 'co2' === $field || ( 'fuelCC' === $field && ! $has_consumption ) ) {
				$rows[ $label ] = $word( 'wltpMissing', array() );
			}
		}
		return $rows;
	}

	/** @return array{float, float}|null Two numbers in order. */
	private static function span( mixed $value ): ?array {
		$number               = static fn ( mixed $end ): float => is_int( $end ) || is_float( $end ) ? (float) $end : -1.0;
		list( $least, $most ) = array_map( $number, is_array( $value ) && array( 0, 1 ) === array_keys( $value ) ? $value : array( -1, -1 ) );
		return $least >= 0 && $least <= $most ? array( $least, $most ) : null;
	}
}
