<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/** Reads the numbers of content calls as the widget does (docs/content-api.md, numbers; src/api/wire/wire.ts). */
final class Wire_Number {
	/** '13 990', '1.250,50', '1.250.000': the Portuguese groups of three digits, unless '1.250' can be 1.25 as well. */
	private const GROUPED = '/^-?[1-9]\d{0,2}((\s\d{3})+(,\d+)?|(\.\d{3})+(,\d+|\.\d{3}))$/u';

	/** '13990', '0.500', '450,00', but neither '1.250' nor '1,250'. */
	private const PLAIN = '/^-?(?![1-9]\d{0,2}[.,]\d{3}$)\d+([.,]\d+)?$/';

	/** Returns null if the value is missing, is not a number, or can be two numbers. */
	public static function read( mixed $value ): ?float {
		if ( is_int( $value ) || is_float( $value ) ) {
			return is_finite( (float) $value ) ? (float) $value : null;
		}
		$text  = is_string( $value ) ? (string) preg_replace( '/^\s+|\s*€?\s*$/u', '', $value ) : '';
		$plain = 1 === preg_match( self::GROUPED, $text ) ? (string) preg_replace( '/[\s.]/u', '', $text ) : $text;
		return 1 === preg_match( self::PLAIN, $plain ) ? (float) str_replace( ',', '.', $plain ) : null;
	}

	/** Whether there is a value that is not a number: neither missing nor empty. */
	public static function is_unreadable( mixed $value ): bool {
		return null === self::read( $value ) && '' !== ( is_string( $value ) ? trim( $value ) : $value ?? '' );
	}
}
