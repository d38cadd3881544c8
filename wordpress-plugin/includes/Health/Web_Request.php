<?php
/**
 * Tries an address.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Gateway\Content_Address;
use Cfg_Configurator\Gateway\Network_Rule;

/**
 * One GET with little patience, that follows no redirect. Addresses that the gateway would not ask are not tried
 * either: in a network of sites, none inside the server's own network.
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
		$is_own = str_starts_with( $url, home_url( '/' ) );
		if ( ! $is_own && ! $this->may_be_asked( $url ) ) {
			return array(
				'status' => 0,
				'text'   => '',
			);
		}
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

	private function may_be_asked( string $url ): bool {
		$address = Content_Address::parse( (string) preg_replace( '#^([a-z]+://[^/?\#]*).*$#is', '$1/', $url ) );
		// Whose name nobody knows is not asked anyway, unless a proxy knows it.
		return null !== $address && ( false === gethostbynamel( $address->host ) || array() !== Network_Rule::hosts( $address ) );
	}
}
