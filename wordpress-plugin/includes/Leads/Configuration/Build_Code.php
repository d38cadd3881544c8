<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/** The code of a build: eight characters of Crockford's base 32 and a check character (docs/decisions/0051). */
final class Build_Code {
	private const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

	private const DATA_LENGTH = 8;

	/** Reads a code as people type it, like `parseCode` of the widget. '' if it is none. */
	public static function parse( string $text ): string {
		$text = (string) preg_replace( '/[\s.\p{Pd}\x{2212}]/u', '', $text );
		$code = strtr( strtoupper( $text ), 'OIL', '011' );
		if ( strlen( $code ) !== self::DATA_LENGTH + 1 ) {
			return '';
		}
		$data = substr( $code, 0, self::DATA_LENGTH );
		return self::with_check( $data ) === $code ? $code : '';
	}

	/** A code as it is shown: '7QX-M4T-9K6'. */
	public static function format( string $code ): string {
		return implode( '-', str_split( $code, 3 ) );
	}

	/** The code of the first 40 bits of a text's hash. */
	public static function of_text( string $text ): string {
		$bits = (int) hexdec( substr( hash( 'sha256', $text ), 0, 10 ) );
		$data = '';
		for ( $shift = 5 * ( self::DATA_LENGTH - 1 ); $shift >= 0; $shift -= 5 ) {
			$data .= self::ALPHABET[ ( $bits >> $shift ) & 31 ];
		}
		return self::with_check( $data );
	}

	/** Adds the check character; '' if a character is not one of the alphabet's. */
	private static function with_check( string $data ): string {
		$sum = 0;
		foreach ( str_split( $data ) as $character ) {
			$value = strpos( self::ALPHABET, $character );
			if ( false === $value ) {
				return '';
			}
			$sum = ( $sum ^ $value ) << 1;
			$sum = $sum < 32 ? $sum : $sum ^ 0b100101;
		}
		return $data . self::ALPHABET[ $sum ];
	}
}
