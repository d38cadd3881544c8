<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/** Reduces user input to a single line, to prevent mail header injection. */
final class Header_Text {
	/** @param int $length Maximum length, in characters. */
	public static function of( string $text, int $length ): string {
		$line = (string) preg_replace( '/[\p{Cc}\p{Zl}\p{Zp}\s]+/u', ' ', mb_scrub( $text, 'UTF-8' ) );
		return trim( mb_substr( trim( $line ), 0, $length ) );
	}

	/**
	 * Same as of(), for mails to an address that the visitor entered. Drops texts that contain a link, so that the form
	 * cannot be used to send links to strangers. A dot before a capital is part of a name ('J.Silva', 'ID.Buzz'). It gets an
	 * invisible word joiner, so that mail programs do not make a link of it.
	 */
	public static function without_link( string $text, int $length ): string {
		$line = 1 === preg_match( '~://|(?i:www)\.|\w\.\p{Ll}{2,}|@~u', $text ) ? '' : self::of( $text, $length );
		return (string) preg_replace( '/(?<=[\p{L}\p{N}]\.)(?=\p{Lu})/u', "\u{2060}", $line );
	}
}
