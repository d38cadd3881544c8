<?php
/**
 * Figures in words.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Figure_Columns;

/**
 * Writes figures as Portuguese buyers and dealers read them: '35 700,00 €', '8,3 %'.
 */
final class Figure_Text {
	/** Keeps a figure's parts on one line. */
	private const SPACE = "\u{00A0}";

	/** Euros up to this figure are none: spec §5 takes a residual value for a percentage or a fraction below. */
	private const LARGEST_PERCENT = 10_000;

	/**
	 * @param int|null $cents Null gives ''.
	 */
	public static function money( ?int $cents ): string {
		return null === $cents ? '' : number_format( $cents / 100, 2, ',', self::SPACE ) . self::SPACE . '€';
	}

	/**
	 * @param int|null $millis Thousandths of a percent; null gives ''.
	 */
	public static function percent( ?int $millis ): string {
		if ( null === $millis ) {
			return '';
		}
		$text = rtrim( rtrim( number_format( $millis / 1000, 3, ',', '' ), '0' ), ',' );
		return ( str_contains( $text, ',' ) ? $text : $text . ',0' ) . self::SPACE . '%';
	}

	/**
	 * A figure of a configuration; '' for none.
	 *
	 * @param string $field A key of Figure_Columns::ALL.
	 */
	public static function of( Saved_Configuration $configuration, string $field ): string {
		$value = $configuration->figure( $field );
		if ( null === $value ) {
			return '';
		}
		if ( 'residualValue' === $field && $value > 0 && $value <= self::LARGEST_PERCENT ) {
			// A fraction, up to 1, or a percentage, above.
			return self::percent( $value <= Figure_Columns::CENTS ? $value * 1000 : $value * 10 );
		}
		return match ( Figure_Columns::ALL[ $field ]['units'] ) {
			Figure_Columns::CENTS => self::money( $value ),
			Figure_Columns::MILLIS => self::percent( $value ),
			default => (string) $value,
		};
	}
}
