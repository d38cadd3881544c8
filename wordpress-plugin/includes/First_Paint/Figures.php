<?php
/**
 * Number formats.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

/**
 * The widget's number formats (spec §5 and §9): decimal comma, no-break space between thousands. A missing
 * or zero value is shown as a dash.
 */
final class Figures {
	private const SPACE = "\u{00A0}";

	/** Euros without cents: '23 990 €'. */
	public static function price( ?float $euros ): string {
		return self::fixed( $euros, 0, self::SPACE . '€' );
	}

	/** Euros with cents: '411,05 €'. */
	public static function rent( ?float $euros ): string {
		return self::fixed( $euros, 2, self::SPACE . '€' );
	}

	/** Percentage: '8,3%'. */
	public static function taeg( ?float $percent ): string {
		return self::fixed( $percent, 1, '%' );
	}

	/** Whole number: '96'. */
	public static function count( ?float $number ): string {
		return self::fixed( $number, 0, '' );
	}

	private static function fixed( ?float $value, int $decimals, string $unit ): string {
		return null === $value || 0.0 === $value || ! is_finite( $value ) ? '—' : number_format( $value, $decimals, ',', self::SPACE ) . $unit;
	}
}
