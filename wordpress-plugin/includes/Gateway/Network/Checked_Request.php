<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway\Network;

defined( 'ABSPATH' ) || exit;

use WpOrg\Requests\Capability;
use WpOrg\Requests\Proxy;
use WpOrg\Requests\Transport\Curl;

/**
 * A request to a host that Network_Rule allows. It connects to the IP addresses that were checked, because a second DNS
 * lookup may return others. Only cURL supports this, so the request always uses cURL, even if another plugin prefers a
 * different transport. It fails if PHP has no cURL, or if another plugin short-circuits the request (`pre_http_request`).
 *
 * Where WordPress sends requests through a proxy (`WP_PROXY_HOST`), the proxy resolves the name, and this server may not
 * be able to (docs/decisions/0118): only the name is checked then.
 */
final class Checked_Request {
	/** WordPress action that runs before the HTTP library chooses a transport. */
	private const BEFORE = 'requests-requests.before_request';

	private bool $is_checked = false;

	/** @param list<string>|null $hosts Validated IPv4 addresses, at least one; null for a request through the proxy. */
	private function __construct( private Content_Address $address, private ?array $hosts ) {
	}

	/**
	 * Returns a request to a host; null if the host is not allowed, or cannot be resolved and there is no proxy for it.
	 *
	 * @param (\Closure(string): bool)|null $allows_private Whether the host may be in a private network; by default, the
	 *                                                      rule of the content site.
	 */
	public static function to( Content_Address $address, ?\Closure $allows_private = null ): ?self {
		if ( self::is_proxied( $address->root() ) ) {
			return Network_Rule::allows_name( $address->host, $allows_private ) ? new self( $address, null ) : null;
		}
		$hosts = Network_Rule::hosts( $address, $allows_private );
		return array() === $hosts ? null : new self( $address, $hosts );
	}

	/** Whether WordPress sends requests for a URL through a proxy. */
	public static function is_proxied( string $url ): bool {
		$proxy = new \WP_HTTP_Proxy();
		return $proxy->is_enabled() && $proxy->send_through_proxy( $url );
	}

	/**
	 * Sends a request within a time limit, without redirects, and reads a limited number of bytes.
	 *
	 * @param array{method?: string, headers: array<string, string>, body?: string} $args  Arguments for wp_remote_request.
	 * @param int                                                                   $bytes Bytes to read.
	 * @return array<string, mixed>|\WP_Error
	 * @throws Content_Failure If the request would not go where it was checked for.
	 */
	public function send_safely( string $url, array $args, float $seconds, int $bytes ): array|\WP_Error {
		$args += array(
			'timeout'             => $seconds,
			'redirection'         => 0,
			// WordPress's own check resolves the name, which may not be possible here.
			'reject_unsafe_urls'  => null !== $this->hosts,
			'limit_response_size' => $bytes,
		);
		// For our own request only: allow the configured host and port even if they are not public.
		$address    = $this->address;
		$allow_host = static fn ( mixed $is_external, string $host, string $url ): bool => (bool) $is_external || $address->is_home_of( $url );
		$allow_port = static fn ( array $ports, string $host, string $url ): array => $address->is_home_of( $url )
			? array( ...$ports, $address->port )
			: $ports;
		add_filter( 'http_request_host_is_external', $allow_host, 10, 3 );
		add_filter( 'http_allowed_safe_ports', $allow_port, 10, 3 );
		try {
			return $this->send( $url, $args );
		} finally {
			remove_filter( 'http_request_host_is_external', $allow_host );
			remove_filter( 'http_allowed_safe_ports', $allow_port );
		}
	}

	/**
	 * @param array{method?: string, headers: array<string, string>, body?: string} $args Arguments for wp_remote_request.
	 * @return array<string, mixed>|\WP_Error
	 * @throws Content_Failure If the request would not go where it was checked for.
	 */
	private function send( string $url, array $args ): array|\WP_Error {
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
			throw new Content_Failure( Content_Failure::UNPINNED, 'PHP has no cURL, so the content site is not requested.' );
		}
		$is_proxied  = null === $this->hosts;
		$choose_curl = static function ( mixed $url, mixed $headers, mixed $data, mixed $type, array &$options ) use ( $is_proxied ): void {
			// A plugin may exempt single URLs of a host from the proxy.
			if ( $is_proxied && ! ( $options['proxy'] ?? null ) instanceof Proxy ) {
				throw new Content_Failure( Content_Failure::UNPINNED, 'The request would not go through the proxy.' );
			}
			$options['transport'] = Curl::class;
		};
		$pin         = function ( mixed $handle ): void {
			if ( $handle instanceof \CurlHandle ) {
				$address = "{$this->address->host}:{$this->address->port}:" . implode( ',', $this->hosts ?? array() );
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own request, as its hook lets us.
				$this->is_checked = null === $this->hosts || curl_setopt( $handle, CURLOPT_RESOLVE, array( $address ) );
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
		if ( ! is_wp_error( $response ) && ! $this->is_checked ) {
			throw new Content_Failure( Content_Failure::UNPINNED, 'Another plugin responds in place of the content site.' );
		}
		return $response;
	}
}
