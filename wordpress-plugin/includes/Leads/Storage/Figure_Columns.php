<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * The column of each numeric field of saveCfgOptions (spec §7). The ending of a column's name tells its units per
 * value. All columns are integers, because decimal columns lose cents on SQLite.
 */
final class Figure_Columns {
	/** Column units per euro and per percent. */
	public const CENTS  = 100;
	public const MILLIS = 1000;

	/** Largest column value, positive or negative, that a float represents exactly. */
	private const LARGEST = 9_000_000_000_000_000;

	/** Columns by field. */
	public const ALL = array(
		'totalPrice'         => 'total_price_cents',
		'basePrice'          => 'base_price_cents',
		'exteriorColorPrice' => 'exterior_price_cents',
		'interiorPrice'      => 'interior_price_cents',
		'initialValue'       => 'initial_value_cents',
		'capitalToFinance'   => 'capital_cents',
		'mtic'               => 'mtic_cents',
		'rent'               => 'rent_cents',
		'fee'                => 'fee_cents',
		'residualValue'      => 'residual_cents',
		'legalizationGain'   => 'legalization_gain_cents',
		'transportGain'      => 'transport_gain_cents',
		'taeg'               => 'taeg_millis',
		'rate'               => 'rate_millis',
		'nrPayments'         => 'nr_payments',
		'powerCV'            => 'power_cv',
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
		$scale = match ( true ) {
			str_ends_with( self::ALL[ $field ], '_cents' ) => self::CENTS,
			str_ends_with( self::ALL[ $field ], '_millis' ) => self::MILLIS,
			default => 1,
		};
		$units = is_numeric( $value ) ? round( (float) $value * $scale ) : NAN;
		if ( is_nan( $units ) || abs( $units ) > self::LARGEST ) {
			throw new \RangeException( 'Not a number that can be stored exactly.' );
		}
		return (int) $units;
	}
}
