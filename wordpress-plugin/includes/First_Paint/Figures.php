<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;

/** The widget's number formats (spec §5 and §9). A missing or zero value is shown as a dash. */
final class Figures {
	private const DASH = '—';

	/** Euros without cents: '23 990 €'. */
	public static function price( ?float $euros ): string {
		return self::is_missing( $euros ) ? self::DASH : Language::euros( (float) $euros, 0 );
	}

	/** Euros with cents: '411,05 €'. */
	public static function rent( ?float $euros ): string {
		return self::is_missing( $euros ) ? self::DASH : Language::euros( (float) $euros, 2 );
	}

	/** Percentage: '8,3%'. */
	public static function taeg( ?float $percent ): string {
		return self::is_missing( $percent ) ? self::DASH : Language::percent( (float) $percent, 1 );
	}

	/** Whole number: '96'. */
	public static function count( ?float $number ): string {
		return self::is_missing( $number ) ? self::DASH : Language::number( (float) $number, 0 );
	}

	private static function is_missing( ?float $value ): bool {
		return null === $value || 0.0 === $value || ! is_finite( $value );
	}
}
