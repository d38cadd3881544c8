<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Checked_Requests;

defined( 'ABSPATH' ) || exit;

use WpOrg\Requests\Capability;
use WpOrg\Requests\Exception;
use WpOrg\Requests\Transport\Curl;

/**
 * Sends requests to hosts that Network_Rule allows, within a time limit and without redirects, to the addresses that were checked: a second DNS lookup may
 * return others. Only cURL supports this, so it is used even if another plugin prefers a different transport. Where WordPress sends requests through a
 * proxy (`WP_PROXY_HOST`), the proxy resolves the name (docs/decisions/0118): only the name is checked then.
 */
final class Checked_Request {
	public const FORBIDDEN = 'cfg_forbidden';

	/** Error code: PHP has no cURL, or another plugin has answered the request (`pre_http_request`). */
	public const UNPINNED = 'cfg_unpinned';

	/** WordPress action that runs before the HTTP library chooses a transport. */
	private const BEFORE = 'requests-requests.before_request';

	/** Whether the host of a URL is allowed. Resolves it, unless the site's proxy does. */
	public static function is_allowed( string $url, Network_Rule $rule ): bool {
		return '' !== (string) self::pin( $url, $rule );
	}

	/**
	 * @param array{method?: string, headers: array<string, string>, body?: string} $args Arguments for wp_remote_request.
	 * @param bool $accepts_others Whether another plugin may answer in place of the host.
	 * @return array<string, mixed>|\WP_Error
	 */
	public static function send( string $url, Network_Rule $rule, array $args, float $seconds, int $bytes, bool $accepts_others = false ): array|\WP_Error {
		$pin = self::pin( $url, $rule );
		if ( null === $pin ) {
			return new \WP_Error( self::FORBIDDEN, 'The host is not allowed.' );
		}
		$args += array(
			'timeout'             => $seconds,
			'redirection'         => 0,
			'limit_response_size' => $bytes,
			// WordPress's own check resolves the name a second time and knows IPv4 only (docs/decisions/0091).
			'reject_unsafe_urls'  => false,
		);
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
			return new \WP_Error( self::UNPINNED, 'PHP has no cURL.' );
		}
		$is_pinned = $accepts_others;
		$prepare   = static function ( mixed $url, mixed $headers, mixed $data, mixed $type, array &$options ) use ( $pin ): void {
			if ( '' === $pin ) {
				throw new Exception( 'cURL error 6: The host cannot be resolved.', 'unresolved' );
			}
			$options['transport'] = Curl::class;
		};
		$connect   = static function ( mixed $handle ) use ( $pin, &$is_pinned ): void {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- sets an option of WordPress's own request, in its hook for that.
			$is_pinned = $handle instanceof \CurlHandle && curl_setopt( $handle, CURLOPT_RESOLVE, array( $pin ) );
		};
		add_action( self::BEFORE, $prepare, PHP_INT_MAX, 5 );
		add_action( 'http_api_curl', $connect );
		try {
			$response = wp_remote_request( $url, $args );
		} finally {
			remove_action( self::BEFORE, $prepare, PHP_INT_MAX );
			remove_action( 'http_api_curl', $connect );
		}
		return $is_pinned || is_wp_error( $response ) ? $response : new \WP_Error( self::UNPINNED, 'Another plugin responds in place of the host.' );
	}

	/** Returns the addresses to connect to, for CURLOPT_RESOLVE; '' if the host is unknown, null if it is forbidden. */
	private static function pin( string $url, Network_Rule $rule ): ?string {
		$address = Web_Address::of_url( $url );
		$hosts   = match ( true ) {
			null === $address => null,
			! self::is_proxied( $url ) => $rule->addresses( $address->host ),
			// cURL ignores the address then. A request that does not go through the proxy after all fails.
			default => $rule->allows_name( $address->host ) ? array( '255.255.255.255' ) : null,
		};
		if ( null === $address || null === $hosts ) {
			return null;
		}
		return array() === $hosts ? '' : "{$address->host}:{$address->port}:" . implode( ',', $hosts );
	}

	private static function is_proxied( string $url ): bool {
		$proxy = new \WP_HTTP_Proxy();
		return $proxy->is_enabled() && $proxy->send_through_proxy( $url );
	}
}
