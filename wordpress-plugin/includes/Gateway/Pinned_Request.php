<?php
/**
 * Sends a request to addresses that were checked.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

use WpOrg\Requests\Capability;
use WpOrg\Requests\Transport\Curl;

defined( 'ABSPATH' ) || exit;

/**
 * Connects to the very addresses that Network_Rule has checked: a name server may give others for the next question.
 * Only cURL can be told them, so the request goes by cURL whatever transport another plugin prefers, and is refused
 * where PHP has no cURL, or where another plugin answers in its place (`pre_http_request`).
 */
final class Pinned_Request {
	/** WordPress's action before the HTTP library chooses a transport. */
	private const BEFORE = 'requests-requests.before_request';

	private bool $is_pinned = false;

	/**
	 * @param list<string> $hosts IPv4 addresses, at least one.
	 */
	public function __construct( private Content_Address $address, private array $hosts ) {
	}

	/**
	 * @param array{method?: string, headers: array<string, string>, body?: string} $args As wp_remote_request takes them.
	 * @return array<string, mixed>|\WP_Error
	 * @throws Content_Failure Where the addresses cannot be fixed.
	 */
	public function send( string $url, array $args ): array|\WP_Error {
		/**
		 * Filters whether requests may go out whose address cannot be fixed: without cURL, or where another plugin
		 * answers them. Only for sites whose name server nobody else controls.
		 *
		 * @param bool $allowed By default: no.
		 */
		$may_be_unpinned = (bool) apply_filters( 'cfg_configurator_unpinned_requests', false );
		if ( $may_be_unpinned ) {
			return wp_remote_request( $url, $args );
		}
		if ( ! Curl::test( array( Capability::SSL => str_starts_with( $url, 'https:' ) ) ) ) {
			throw new Content_Failure( Content_Failure::UNPINNED, 'PHP has no cURL, without which the content site is not asked.' );
		}
		$pin = fn ( mixed $handle ) => $this->pin( $handle );
		add_action( self::BEFORE, array( $this, 'choose_curl' ), PHP_INT_MAX, 5 );
		add_action( 'http_api_curl', $pin );
		try {
			$response = wp_remote_request( $url, $args );
		} finally {
			remove_action( self::BEFORE, array( $this, 'choose_curl' ), PHP_INT_MAX );
			remove_action( 'http_api_curl', $pin );
		}
		if ( ! is_wp_error( $response ) && ! $this->is_pinned ) {
			throw new Content_Failure( Content_Failure::UNPINNED, 'Another plugin answers in place of the content site.' );
		}
		return $response;
	}

	/**
	 * Answers the action before a transport is chosen.
	 *
	 * @param mixed        $url     Unused.
	 * @param mixed        $headers Unused.
	 * @param mixed        $data    Unused.
	 * @param mixed        $type    Unused.
	 * @param array<mixed> $options Of the HTTP library.
	 */
	public function choose_curl( mixed $url, mixed $headers, mixed $data, mixed $type, array &$options ): void {
		$options['transport'] = Curl::class;
	}

	private function pin( mixed $handle ): void {
		if ( $handle instanceof \CurlHandle ) {
			$place = "{$this->address->host}:{$this->address->port}:" . implode( ',', $this->hosts );
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own request, as its hook lets us.
			$this->is_pinned = curl_setopt( $handle, CURLOPT_RESOLVE, array( $place ) );
		}
	}
}
