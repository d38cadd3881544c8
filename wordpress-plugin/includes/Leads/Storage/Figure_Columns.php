<?php
/**
 * Numeric columns of the saved configurations table.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Maps each numeric field of saveCfgOptions (spec §7) to its column and the column's units per value. All columns are
 * integers, because decimal columns lose cents on SQLite.
 */
final class Figure_Columns {
	/** Column units per euro, per percent and per counted item. */
	public const CENTS  = 100;
	public const MILLIS = 1000;
	public const WHOLE  = 1;

	/** Largest column value, positive or negative, that a float represents exactly. */
	private const LARGEST = 9_000_000_000_000_000;

	public const ALL = array(
		'totalPrice'         => array(
			'column' => 'total_price_cents',
			'units'  => self::CENTS,
		),
		'basePrice'          => array(
			'column' => 'base_price_cents',
			'units'  => self::CENTS,
		),
		'exteriorColorPrice' => array(
			'column' => 'exterior_price_cents',
			'units'  => self::CENTS,
		),
		'interiorPrice'      => array(
			'column' => 'interior_price_cents',
			'units'  => self::CENTS,
		),
		'initialValue'       => array(
			'column' => 'initial_value_cents',
			'units'  => self::CENTS,
		),
		'capitalToFinance'   => array(
			'column' => 'capital_cents',
			'units'  => self::CENTS,
		),
		'mtic'               => array(
			'column' => 'mtic_cents',
			'units'  => self::CENTS,
		),
		'rent'               => array(
			'column' => 'rent_cents',
			'units'  => self::CENTS,
		),
		'fee'                => array(
			'column' => 'fee_cents',
			'units'  => self::CENTS,
		),
		'residualValue'      => array(
			'column' => 'residual_cents',
			'units'  => self::CENTS,
		),
		'legalizationGain'   => array(
			'column' => 'legalization_gain_cents',
			'units'  => self::CENTS,
		),
		'transportGain'      => array(
			'column' => 'transport_gain_cents',
			'units'  => self::CENTS,
		),
		'taeg'               => array(
			'column' => 'taeg_millis',
			'units'  => self::MILLIS,
		),
		'rate'               => array(
			'column' => 'rate_millis',
			'units'  => self::MILLIS,
		),
		'nrPayments'         => array(
			'column' => 'nr_payments',
			'units'  => self::WHOLE,
		),
		'powerCV'            => array(
			'column' => 'power_cv',
			'units'  => self::WHOLE,
		),
	);

	/**
	 * Converts a value to its column's units; null for ''.
	 *
	 * @param string           $field A key of ALL.
	 * @param int|float|string $value A decimal number, or ''.
	 * @throws \RangeException If the value is not a number, or too large to be stored exactly.
	 */
	public static function to_column( string $field, int|float|string $value ): ?int {
		if ( '' === $value ) {
			return null;
		}
		$units = is_numeric( $value ) ? round( (float) $value * self::ALL[ $field ]['units'] ) : NAN;
		if ( is_nan( $units ) || abs( $units ) > self::LARGEST ) {
			throw new \RangeException( 'Not a figure that can be kept.' );
		}
		return (int) $units;
	}
}
