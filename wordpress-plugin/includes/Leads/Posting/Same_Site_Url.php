<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/** Allows only URLs of this site, to prevent open redirects. */
final class Same_Site_Url {
	/**
	 * Returns the absolute URL; null if its host, port or scheme differs, or if browsers and PHP could parse it
	 * differently.
	 *
	 * @param string $address Absolute, or a path on this site's host.
	 */
	public static function of( string $address ): ?string {
		$is_plain = '' !== $address && 1 !== preg_match( '/[\x00-\x20\x7F\\\\<>"\']/', $address );
		if ( ! $is_plain ) {
			return null;
		}
		if ( str_starts_with( $address, '/' ) && ! str_starts_with( $address, '//' ) ) {
			$address = self::origin() . $address;
		}
		$parts   = wp_parse_url( $address );
		$is_ours = is_array( $parts )
			&& in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
			&& self::host( $parts ) === self::host( self::home() )
			&& ! isset( $parts['user'] )
			&& ! str_starts_with( $parts['path'] ?? '/', '//' );
		return $is_ours ? $address : null;
	}

	private static function origin(): string {
		$home = self::home();
		return ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
	}

	/** @param array<string, int|string> $parts URL parts. */
	private static function host( array $parts ): string {
		$usual = 'https' === strtolower( (string) ( $parts['scheme'] ?? '' ) ) ? 443 : 80;
		$port  = (int) ( $parts['port'] ?? $usual );
		// Sites may use both http and https: default ports count as the same host.
		return strtolower( (string) ( $parts['host'] ?? '' ) ) . ( $port === $usual ? '' : ':' . $port );
	}

	/** @return array<string, int|string> */
	private static function home(): array {
		$parts = wp_parse_url( home_url( '/' ) );
		return is_array( $parts ) ? $parts : array();
	}
}
