<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Legal\Wltp;
use Cfg_Configurator\Modules\Gateway\Wire_Number;

/** Official consumption and emissions, which have to stand beside the price of a car. */
final class Official_Values {
	/**
	 * @param array<mixed> $entry An engine or a version, read as the widget does (src/api/wltp.ts): an electric car may have its consumption in `fuelCC`.
	 * @return array<string, array{float, float}> Known ones only.
	 */
	public static function of_entry( array $entry ): array {
		$is_electric = 1 === preg_match( '/^(true|1|s)$/i', trim( is_scalar( $entry['electricMotor'] ?? null ) ? (string) $entry['electricMotor'] : '' ) );
		$consumption = self::rate( $entry['fuelCC'] ?? null );
		$values      = array(
			'fuelCC'            => $is_electric ? null : $consumption,
			'energyConsumption' => self::rate( $entry['energyConsumption'] ?? null ) ?? ( $is_electric ? $consumption : null ),
			'autonomy'          => Wire_Number::read( $entry['autonomy'] ?? null ),
			'co2'               => Wire_Number::read( $entry['co2'] ?? null ),
		);
		$known       = array_filter( $values, static fn ( ?float $value ): bool => null !== $value );
		return array_map( static fn ( float $value ): array => array( $value, $value ), $known );
	}

	/** @param array<string, array{float, float}|null> ...$cars Values by field. What is not known of all is unknown; each has the consumption of its energy. */
	public static function of( array ...$cars ): Wltp {
		$spans = array();
		foreach ( array( 'fuelCC', 'energyConsumption', 'autonomy', 'co2' ) as $field ) {
			$known      = array_filter( array_column( $cars, $field ) );
			$is_of_some = 'fuelCC' === $field || 'energyConsumption' === $field;
			if ( array() !== $known && ( $is_of_some || count( $known ) === count( $cars ) ) ) {
				$spans[ $field ] = array( min( array_column( $known, 0 ) ), max( array_column( $known, 1 ) ) );
			}
		}
		$without = array_filter( $cars, static fn ( array $car ): bool => ! isset( $car['fuelCC'] ) && ! isset( $car['energyConsumption'] ) );
		if ( array() !== $without ) {
			unset( $spans['fuelCC'], $spans['energyConsumption'] );
		}
		return Wltp::of( $spans ) ?? throw new \LogicException( 'Values by field are an object.' );
	}

	/** A rate has no thousands: '6.950' is 6.95. */
	private static function rate( mixed $value ): ?float {
		return Wire_Number::read( is_string( $value ) ? preg_replace( '/[.,]\d{3}$/', '${0}0', trim( $value ) ) : $value );
	}
}
