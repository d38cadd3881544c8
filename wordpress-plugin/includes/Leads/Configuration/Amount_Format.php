<?php
/**
 * Amounts and rates in Portuguese.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/**
 * Formats figures as the widget shows them (spec §5 and §9): prices and financed amounts without decimals, other money
 * with two, TAEG with one. A missing figure and zero are ''.
 */
final class Amount_Format {
	/** Keeps the parts of a figure on one line. */
	private const SPACE = "\u{00A0}";

	/**
	 * '41 350 €'.
	 */
	public static function price( ?int $cents ): string {
		return self::euros( $cents, 0 );
	}

	/**
	 * '459,33 €'.
	 */
	public static function money( ?int $cents ): string {
		return self::euros( $cents, 2 );
	}

	/**
	 * '8,2%'.
	 */
	public static function percent( ?float $percent, int $decimals ): string {
		return null === $percent || 0.0 === $percent ? '' : number_format( $percent, $decimals, ',', self::SPACE ) . '%';
	}

	/**
	 * A figure for a spreadsheet, which must be able to add it: no unit, no thousands separator.
	 */
	public static function cell( int|float|null $value, int $decimals ): string {
		return null === $value ? '' : number_format( $value, $decimals, ',', '' );
	}

	private static function euros( ?int $cents, int $decimals ): string {
		return null === $cents || 0 === $cents ? '' : number_format( $cents / 100, $decimals, ',', self::SPACE ) . self::SPACE . '€';
	}
}
