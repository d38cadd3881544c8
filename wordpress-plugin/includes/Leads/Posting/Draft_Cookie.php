<?php
/**
 * The cookie that names a draft.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * A session cookie holds the draft's token, so that no address, log or history does. Addresses carry only a
 * fingerprint of the token: it makes the address of each failure page unique, for page caches that go by the address
 * alone, and opens nothing without the cookie.
 */
final class Draft_Cookie {
	public const NAME = 'cfg_configurator_draft';

	/**
	 * The token that the browser sent; '' for none.
	 */
	public static function token(): string {
		$token = isset( $_COOKIE[ self::NAME ] ) && is_string( $_COOKIE[ self::NAME ] ) ? sanitize_key( wp_unslash( $_COOKIE[ self::NAME ] ) ) : '';
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $token ) ? $token : '';
	}

	/**
	 * The token that the browser sent, if it has this fingerprint; '' otherwise.
	 */
	public static function token_with( string $fingerprint ): string {
		$token = self::token();
		return '' !== $token && hash_equals( self::fingerprint( $token ), $fingerprint ) ? $token : '';
	}

	/**
	 * What an address may say of a token: 16 hexadecimal digits, from which the token cannot be derived.
	 */
	public static function fingerprint( string $token ): string {
		return substr( hash( 'sha256', $token ), 0, 16 );
	}

	/**
	 * Sends the cookie; to be called before any output.
	 */
	public static function send( string $token ): void {
		$home = wp_parse_url( home_url( '/' ) );
		$home = is_array( $home ) ? $home : array();
		setcookie(
			self::NAME,
			$token,
			array(
				'path'     => $home['path'] ?? '/',
				'secure'   => 'https' === ( $home['scheme'] ?? '' ),
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}
}
