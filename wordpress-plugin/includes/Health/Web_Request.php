<?php
/**
 * Tries an address.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

/**
 * One GET with little patience, that follows no redirect. In a network of sites, addresses inside the server's
 * own network are not tried: their administrators are not to look around there.
 */
final class Web_Request {
	/** Seconds. */
	private const PATIENCE = 5;

	/** Bytes of an answer that are read. */
	private const MOST_BYTES = 262144;

	/**
	 * Status and text of the answer; status 0 where there was none.
	 *
	 * @param array<string, string> $headers
	 * @return array{status: int, text: string}
	 */
	public function get( string $url, array $headers = array() ): array {
		$is_own    = str_starts_with( $url, home_url( '/' ) );
		$arguments = array(
			'timeout'             => self::PATIENCE,
			'redirection'         => 0,
			'limit_response_size' => self::MOST_BYTES,
			'headers'             => $headers,
			'reject_unsafe_urls'  => is_multisite() && ! $is_own,
			// As WordPress does when it asks itself: the server may not know its own certificate.
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
			'sslverify'           => ! $is_own || apply_filters( 'https_local_ssl_verify', false ),
		);
		$answer    = wp_remote_get( $url, $arguments );
		return array(
			'status' => (int) wp_remote_retrieve_response_code( $answer ),
			'text'   => wp_remote_retrieve_body( $answer ),
		);
	}
}
