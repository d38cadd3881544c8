<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;

/**
 * Formats figures like the widget (spec §5 and §9): prices and financed amounts without decimals, other money with
 * two, TAEG with one. Missing figures and zero are ''.
 */
final class Amount_Format {
	/** Example: '41 350 €'. */
	public static function price( ?int $cents ): string {
		return self::euros( $cents, 0 );
	}

	/** Example: '459,33 €'. */
	public static function money( ?int $cents ): string {
		return self::euros( $cents, 2 );
	}

	/** Formats a number for spreadsheets: no unit, no thousands separator. */
	public static function cell( int|float|null $value, int $decimals ): string {
		return null === $value ? '' : Language::ungrouped( (float) $value, $decimals );
	}

	private static function euros( ?int $cents, int $decimals ): string {
		return Language::euros( null === $cents ? null : $cents / 100, $decimals );
	}
}
