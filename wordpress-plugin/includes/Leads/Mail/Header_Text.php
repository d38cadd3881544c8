<?php
/**
 * Texts for headers.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Makes one line of a text that a visitor wrote: nothing in it can end a mail's header.
 */
final class Header_Text {
	/**
	 * @param int $length At most, in characters.
	 */
	public static function of( string $text, int $length ): string {
		$line = (string) preg_replace( '/[\p{Cc}\p{Zl}\p{Zp}\s]+/u', ' ', mb_scrub( $text, 'UTF-8' ) );
		return trim( mb_substr( trim( $line ), 0, $length ) );
	}

	/**
	 * The same for a mail that goes to an address which anybody may have typed: a text with a link in it is left out,
	 * so that the form cannot be made to send somebody's links to strangers.
	 */
	public static function without_link( string $text, int $length ): string {
		return 1 === preg_match( '~://|www\.|\w\.\p{L}{2,}|@~iu', $text ) ? '' : self::of( $text, $length );
	}
}
