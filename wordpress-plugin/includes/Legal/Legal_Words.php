<?php
declare(strict_types=1);

namespace Cfg_Configurator\Legal;

defined( 'ABSPATH' ) || exit;

/** Default labels of the legal information, by the widget's keys (src/labels/pt-PT). */
final class Legal_Words {
	/** @param array<string, string> $values By placeholder name. */
	public static function word( string $key, array $values = array() ): string {
		$text = self::default( $key );
		foreach ( $values as $name => $value ) {
			$text = str_replace( '{' . $name . '}', $value, $text );
		}
		return $text;
	}

	/** Label with its `{name}` placeholders; '' for other keys. */
	public static function default( string $key ): string {
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
