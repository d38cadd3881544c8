<?php
declare(strict_types=1);

namespace Cfg_Configurator\Health\Requests;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Gateway\Network\Checked_Request;
use Cfg_Configurator\Gateway\Network\Content_Address;

/**
 * Sends a GET request with a short timeout and without redirects. The gateway's network rules apply: on multisite,
 * hosts inside the server's own network are not requested.
 */
final class Web_Request {
	/** Timeout in seconds. */
	private const TIMEOUT = 5;

	/** Maximum number of bytes read from a response. */
	public const MAX_BYTES = 262144;

	/**
	 * Returns status, body and headers of the response, with names in lowercase; status 0 if there was none.
	 *
	 * @param array<string, string> $headers
	 * @return array{status: int, text: string, headers: array<string, string>}
	 */
	public static function get( string $url, array $headers = array() ): array {
		$is_own = str_starts_with( $url, home_url( '/' ) );
		$answer = ! $is_own && ! self::is_allowed( $url ) ? array() : wp_remote_get(
			$url,
			array(
				'timeout'             => self::TIMEOUT,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'headers'             => $headers + ( $is_own ? self::authorization() : array() ),
				// WordPress's own check resolves the name, which may not be possible behind a proxy.
				'reject_unsafe_urls'  => is_multisite() && ! $is_own && ! Checked_Request::is_proxied( $url ),
				// Same as WordPress's loopback requests: the server may not trust its own certificate.
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
				'sslverify'           => ! $is_own || apply_filters( 'https_local_ssl_verify', false ),
			)
		);
		return array(
			'status'  => (int) wp_remote_retrieve_response_code( $answer ),
			'text'    => wp_remote_retrieve_body( $answer ),
			'headers' => self::headers( $answer ),
		);
	}

	/**
	 * The password that the browser has given for a staging site, as in WordPress's loopback requests (WP_Site_Health). Only
	 * for this site.
	 *
	 * @return array<string, string>
	 */
	private static function authorization(): array {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- passed on as it came; encoded below.
		$user     = wp_unslash( $_SERVER['PHP_AUTH_USER'] ?? '' );
		$password = wp_unslash( $_SERVER['PHP_AUTH_PW'] ?? '' );
		// phpcs:enable
		if ( ! is_string( $user ) || ! is_string( $password ) || '' === $user ) {
			return array();
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- HTTP's format.
		return array( 'Authorization' => 'Basic ' . base64_encode( "$user:$password" ) );
	}

	/**
	 * @param array<mixed>|\WP_Error $answer
	 * @return array<string, string>
	 */
	private static function headers( array|\WP_Error $answer ): array {
		$headers = wp_remote_retrieve_headers( $answer );
		$texts   = array();
		foreach ( is_array( $headers ) ? $headers : $headers->getAll() as $name => $value ) {
			if ( is_string( $value ) ) {
				$texts[ strtolower( (string) $name ) ] = $value;
			}
		}
		return $texts;
	}

	private static function is_allowed( string $url ): bool {
		$address = Content_Address::of_url( $url );
		if ( null === $address ) {
			return false;
		}
		// Without a proxy, a request to an unknown host name fails anyway.
		$is_unknown = ! Checked_Request::is_proxied( $url ) && false === gethostbynamel( $address->host );
		return $is_unknown || null !== Checked_Request::to( $address );
	}
}
