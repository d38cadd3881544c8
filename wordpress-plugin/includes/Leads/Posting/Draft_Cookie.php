<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * Session cookie with the draft's token, which keeps the token out of URLs, logs and the browser history. URLs contain
 * only a fingerprint of the token. It makes each failure page's URL unique, for page caches keyed by URL, and is
 * useless without the cookie.
 */
final class Draft_Cookie {
	public const NAME = 'cfg_configurator_draft';

	/** Token from the cookie; '' if none. */
	public static function token(): string {
		$token = isset( $_COOKIE[ self::NAME ] ) && is_string( $_COOKIE[ self::NAME ] ) ? sanitize_key( wp_unslash( $_COOKIE[ self::NAME ] ) ) : '';
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $token ) ? $token : '';
	}

	/** Token from the cookie if it matches the fingerprint; '' otherwise. */
	public static function token_with( string $fingerprint ): string {
		$token = self::token();
		return '' !== $token && hash_equals( self::fingerprint( $token ), $fingerprint ) ? $token : '';
	}

	/** Fingerprint of a token for URLs: 16 hexadecimal digits. The token cannot be derived from it. */
	public static function fingerprint( string $token ): string {
		return substr( hash( 'sha256', $token ), 0, 16 );
	}

	/** Sets the cookie. Call before any output. */
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
