<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/** The site that answers the content calls (spec §7): the one in the settings, or this one. What is known of it is for texts outside the widget. */
final class Content_Site {
	/** URL to which the paths of the calls are appended, `wp-json/cfg/…`. Ends with a slash. */
	public static function url(): string {
		$url = '' === Settings::text( 'content_site' ) ? self::own_url() : trailingslashit( Settings::text( 'content_site' ) );
		/**
		 * Filters the URL at which the widget finds the content calls.
		 *
		 * @since 1.1.0
		 *
		 * @param string $url URL to which `wp-json/cfg/…` is appended.
		 */
		$filtered = apply_filters( 'cfg_configurator_api_url', $url );
		return is_string( $filtered ) ? $filtered : $url;
	}

	/**
	 * Requests a call: through this site's REST routes if it answers the calls itself.
	 *
	 * @param string   $path Below `/wp-json/cfg/`.
	 * @param int|null $age  Set to the age in seconds of a response that this site has kept, else to 0.
	 * @param-out int  $age
	 * @return array<mixed>|null Decoded response; null if there is none, or no array or object.
	 */
	public static function get( string $path, ?int &$age = null ): ?array {
		$age = 0;
		if ( '' !== Settings::text( 'content_site' ) && self::url() === trailingslashit( Settings::text( 'content_site' ) ) ) {
			$url = self::url() . 'wp-json/cfg/' . $path;
			/**
			 * Filters the response to a content call of this server, before WordPress requests it.
			 *
			 * @since 1.1.0
			 *
			 * @param string|null $body JSON; '' if there is no response, null to request it.
			 * @param string      $url  URL of the call.
			 */
			$body = apply_filters( 'cfg_configurator_content_response', null, $url ) ?? self::requested( $url );
			$data = is_string( $body ) ? json_decode( $body, true ) : null;
		} else {
			$response = rest_do_request( new \WP_REST_Request( 'GET', '/cfg/' . $path ) );
			$data     = $response->is_error() ? null : json_decode( (string) wp_json_encode( $response->get_data() ), true );
			$kept     = $response->get_headers()['Age'] ?? 0;
			$age      = is_numeric( $kept ) ? max( 0, (int) $kept ) : 0;
		}
		return is_array( $data ) ? $data : null;
	}

	/** The body of a response; '' if there is none. */
	private static function requested( string $url ): string {
		$arguments = array(
			'timeout'             => 5,
			'redirection'         => 0,
			'limit_response_size' => 256 * KB_IN_BYTES,
			// In a network, WordPress refuses hosts that are not public.
			'reject_unsafe_urls'  => is_multisite(),
		);
		$response  = wp_remote_get( $url, $arguments );
		return 200 === wp_remote_retrieve_response_code( $response ) ? wp_remote_retrieve_body( $response ) : '';
	}

	private static function own_url(): string {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		return home_url( '/' . $wp_rewrite->root );
	}

	/** @return list<array<mixed>> Entries of `lstModels` as far as they are known without a request, in display order. */
	public static function models(): array {
		return array_values( array_filter( self::known( 'lstModels' ), 'is_array' ) );
	}

	/** @return array<mixed> Fields of `backOffice`, likewise. */
	public static function back_office(): array {
		return self::known( 'backOffice' );
	}

	/** @return array<mixed> */
	private static function known( string $call ): array {
		/**
		 * Filters the responses of the content site that are known without a request.
		 *
		 * @since 1.1.0
		 *
		 * @param array<string, array<mixed>> $responses Decoded responses by call: `lstModels`, `backOffice`.
		 */
		$responses = apply_filters( 'cfg_configurator_known_responses', array() );
		$response  = is_array( $responses ) ? $responses[ $call ] ?? array() : array();
		return is_array( $response ) ? $response : array();
	}
}
