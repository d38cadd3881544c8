<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Checked_Requests;

defined( 'ABSPATH' ) || exit;

/** Sends a GET request with a short timeout and without redirects, to this site or to a host that Network_Rule allows. */
final class Web_Request {
	/** Timeout in seconds. */
	private const TIMEOUT = 5;

	/** Maximum number of bytes read from a response. */
	public const MAX_BYTES = 262144;

	/**
	 * @param array<string, string> $headers
	 * @return array{status: int, text: string, headers: array<string, string>} Names in lowercase; status 0 if there was no response.
	 */
	public static function get( string $url, array $headers = array() ): array {
		$answer = str_starts_with( $url, home_url( '/' ) )
			? self::own( $url, $headers )
			: Checked_Request::send( $url, Network_Rule::of_site(), array( 'headers' => $headers ), self::TIMEOUT, self::MAX_BYTES, true );
		$found  = wp_remote_retrieve_headers( $answer );
		/** @var array<string, mixed> $found */
		$found = is_array( $found ) ? $found : $found->getAll();
		return array(
			'status'  => (int) wp_remote_retrieve_response_code( $answer ),
			'text'    => wp_remote_retrieve_body( $answer ),
			'headers' => array_filter( array_change_key_case( $found ), 'is_string' ),
		);
	}

	/** Callback for the filter of the core's own requests: the body is null, or what another plugin supplies. */
	public static function of_content_call( mixed $body, string $url ): mixed {
		if ( null !== $body ) {
			return $body;
		}
		$answer = self::get( $url );
		return 200 === $answer['status'] ? $answer['text'] : '';
	}

	/**
	 * As WordPress's loopback requests: the server may not trust its own certificate, and a staging site needs the password that the browser has given.
	 *
	 * @param array<string, string> $headers
	 * @return array<mixed>|\WP_Error
	 */
	private static function own( string $url, array $headers ): array|\WP_Error {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- passed on as it came; encoded below.
		$user     = wp_unslash( $_SERVER['PHP_AUTH_USER'] ?? '' );
		$password = wp_unslash( $_SERVER['PHP_AUTH_PW'] ?? '' );
		// phpcs:enable
		if ( is_string( $user ) && is_string( $password ) && '' !== $user ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- HTTP's format.
			$headers['Authorization'] = 'Basic ' . base64_encode( "$user:$password" );
		}
		return wp_remote_get(
			$url,
			array(
				'timeout'             => self::TIMEOUT,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'headers'             => $headers,
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
				'sslverify'           => (bool) apply_filters( 'https_local_ssl_verify', false ),
			)
		);
	}
}
