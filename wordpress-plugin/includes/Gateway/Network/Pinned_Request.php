<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway\Network;

defined( 'ABSPATH' ) || exit;

use WpOrg\Requests\Capability;
use WpOrg\Requests\Transport\Curl;

/**
 * Connects to the IP addresses that Network_Rule has validated, because a second DNS lookup may return others. Only
 * cURL supports this, so the request always uses cURL, even if another plugin prefers a different transport. It fails
 * if PHP has no cURL, or if another plugin short-circuits the request (`pre_http_request`).
 */
final class Pinned_Request {
	/** WordPress action that runs before the HTTP library chooses a transport. */
	private const BEFORE = 'requests-requests.before_request';

	private bool $is_pinned = false;

	/** @param list<string> $hosts Validated IPv4 addresses, at least one. */
	public function __construct( private Content_Address $address, private array $hosts ) {
	}

	/**
	 * @param array{method?: string, headers: array<string, string>, body?: string} $args Arguments for wp_remote_request.
	 * @return array<string, mixed>|\WP_Error
	 * @throws Content_Failure If the addresses cannot be pinned.
	 */
	public function send( string $url, array $args ): array|\WP_Error {
		/**
		 * Filters whether requests may be sent without pinning the IP address: without cURL, or if another plugin
		 * handles them. Only safe if nobody else controls the site's DNS.
		 *
		 * @param bool $allowed Default: false.
		 */
		if ( (bool) apply_filters( 'cfg_configurator_unpinned_requests', false ) ) {
			return wp_remote_request( $url, $args );
		}
		if ( ! Curl::test( array( Capability::SSL => str_starts_with( $url, 'https:' ) ) ) ) {
			throw new Content_Failure( Content_Failure::UNPINNED, 'PHP has no cURL, without which the content site is not asked.' );
		}
		$choose_curl = static function ( mixed $url, mixed $headers, mixed $data, mixed $type, array &$options ): void {
			$options['transport'] = Curl::class;
		};
		$pin         = function ( mixed $handle ): void {
			if ( $handle instanceof \CurlHandle ) {
				$address = "{$this->address->host}:{$this->address->port}:" . implode( ',', $this->hosts );
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own request, as its hook lets us.
				$this->is_pinned = curl_setopt( $handle, CURLOPT_RESOLVE, array( $address ) );
			}
		};
		add_action( self::BEFORE, $choose_curl, PHP_INT_MAX, 5 );
		add_action( 'http_api_curl', $pin );
		try {
			$response = wp_remote_request( $url, $args );
		} finally {
			remove_action( self::BEFORE, $choose_curl, PHP_INT_MAX );
			remove_action( 'http_api_curl', $pin );
		}
		if ( ! is_wp_error( $response ) && ! $this->is_pinned ) {
			throw new Content_Failure( Content_Failure::UNPINNED, 'Another plugin answers in place of the content site.' );
		}
		return $response;
	}
}
