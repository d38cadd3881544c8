<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * URLs must be http or https and must not contain a user name. Empty values are always valid. Each check returns the
 * sanitised URL or the error message.
 */
final class Address_Validator {
	/** Root URL of a site. Removes a trailing slash. */
	public static function site( string $text ): string|\WP_Error {
		$address = self::absolute( $text );
		if ( is_wp_error( $address ) || '' === $text ) {
			return $address;
		}
		if ( strpbrk( $text, '?#' ) ) {
			return self::refuse( __( 'Enter only the address of the site, without a query string (?) or fragment (#).', 'cfg-configurator' ) );
		}
		// Must match the pattern the gateway uses to parse URLs.
		if ( 1 !== preg_match( '#^https?://[a-z0-9][a-z0-9.-]*(:\d{1,5})?(/[a-z0-9._~/-]*)?$#i', $text ) ) {
			return self::refuse( __( 'The URL may only contain letters without accents, digits, dots, hyphens and slashes.', 'cfg-configurator' ) );
		}
		if ( untrailingslashit( $text ) === untrailingslashit( home_url() ) ) {
			$reason = __( 'This is the URL of this site. Leave the field empty if this site responds to the content calls itself.', 'cfg-configurator' );
			return self::refuse( $reason );
		}
		return untrailingslashit( esc_url_raw( $text, array( 'http', 'https' ) ) );
	}

	/** Any URL, or a path on this site. */
	public static function anywhere( string $text ): string|\WP_Error {
		return self::is_path( $text ) ? esc_url_raw( $text ) : self::absolute( $text );
	}

	/** A page of this site. Rejects other hosts, to prevent open redirects after a form. */
	public static function own_page( string $text ): string|\WP_Error {
		$address = self::anywhere( $text );
		if ( is_wp_error( $address ) || '' === $text || self::is_path( $text ) ) {
			return $address;
		}
		if ( self::host( $text ) !== self::host( home_url() ) ) {
			/* translators: %s: host name of this site. */
			return self::refuse( sprintf( __( 'Only pages of this site (%s) are allowed here.', 'cfg-configurator' ), self::host( home_url() ) ) );
		}
		return $address;
	}

	/** Any absolute URL. */
	public static function absolute( string $text ): string|\WP_Error {
		if ( '' === $text ) {
			return '';
		}
		$parts   = wp_parse_url( $text );
		$is_web  = is_array( $parts ) && in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) && '' !== ( $parts['host'] ?? '' );
		$address = $is_web && ! preg_match( '/[\s\\\\<>"]/', $text ) ? esc_url_raw( $text, array( 'http', 'https' ) ) : '';
		if ( ! $is_web || '' === $address ) {
			return self::refuse( __( 'Enter a complete URL, starting with https://.', 'cfg-configurator' ) );
		}
		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return self::refuse( __( 'Enter the URL without a user name and password.', 'cfg-configurator' ) );
		}
		return $address;
	}

	private static function refuse( string $reason ): \WP_Error {
		return new \WP_Error( 'refused', $reason );
	}

	/** Requires a single leading slash: '//' and '/\' would refer to another host. */
	private static function is_path( string $text ): bool {
		return 1 === preg_match( '#^/(?![/\\\\])[^\s\\\\<>"]*$#', $text );
	}

	/** Host and port, normalised for comparison. */
	private static function host( string $address ): string {
		$parts = wp_parse_url( $address );
		$port  = is_array( $parts ) && isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		return is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) . $port : '';
	}
}
