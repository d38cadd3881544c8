<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/** The site that answers the content calls (spec §7): the one in the settings, or this one. */
final class Content_Site {
	/** Most bytes of a response. */
	private const MAXIMUM_BYTES = 4 * MB_IN_BYTES;

	/** Fields of docs/content-api.md with the URL of a picture, a list of them, or objects with them. */
	private const PICTURES = '/^(modelImg|externalColorImages360|largeImg|gallery|image|panoramImg|seatsImg|colorchip|noModel)$/i';

	/** URL to which the server appends `wp-json/cfg/…`. Ends with a slash. */
	public static function url(): string {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		$set = Settings::text( 'content_site' );
		return '' === $set ? home_url( '/' . $wp_rewrite->root ) : trailingslashit( $set );
	}

	/** URL at which the browser finds the content calls. */
	public static function api_url(): string {
		$filtered = apply_filters( 'cfg_configurator_api_url', self::url() );
		return is_string( $filtered ) ? $filtered : self::url();
	}

	/**
	 * Requests a call. Slow: not while a visitor waits.
	 *
	 * @param string $path Below `/wp-json/cfg/`.
	 * @return array<mixed>|null Decoded response; null if there is none, or no array or object.
	 */
	public static function get( string $path, int $timeout = 5 ): ?array {
		$data = json_decode( self::body( $path, $timeout ), true );
		return is_array( $data ) ? $data : null;
	}

	/**
	 * The response as it was sent, because an empty object would become a list, with absolute URLs of pictures: they are relative
	 * to the content site, and read on this one. '' if there is none.
	 */
	public static function body( string $path, int $timeout = 5 ): string {
		$given = apply_filters( 'cfg_configurator_content_response', null, $path );
		if ( is_array( $given ) ) {
			return (string) wp_json_encode( $given, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		}
		if ( '' === Settings::text( 'content_site' ) ) {
			$response = rest_do_request( new \WP_REST_Request( 'GET', '/cfg/' . untrailingslashit( $path ) ) );
			return $response->is_error() ? '' : (string) wp_json_encode( $response->get_data(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		}
		$response = self::request( self::url() . 'wp-json/cfg/' . $path, $timeout );
		$body     = 200 === wp_remote_retrieve_response_code( $response ) ? wp_remote_retrieve_body( $response ) : '';
		$data     = json_decode( $body, false, 64, JSON_BIGINT_AS_STRING );
		return null === $data ? '' : (string) wp_json_encode( self::with_absolute_urls( $data, false ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * @param mixed $data       Decoded JSON with objects as stdClass, which are changed in place.
	 * @param bool  $is_picture Whether a text at this level is the URL of a picture.
	 */
	private static function with_absolute_urls( mixed $data, bool $is_picture ): mixed {
		if ( is_array( $data ) ) {
			return array_map( static fn ( mixed $entry ): mixed => self::with_absolute_urls( $entry, $is_picture ), $data );
		}
		foreach ( $data instanceof \stdClass ? get_object_vars( $data ) : array() as $name => $value ) {
			$data->{$name} = self::with_absolute_urls( $value, 1 === preg_match( self::PICTURES, (string) $name ) );
		}
		// A chip may be a colour as well: 'red', '#2f4a3c' or 'rgb(47 74 60 / 50%)'.
		$is_url = $is_picture && is_string( $data ) && 1 === preg_match( '~^(?!#|[a-z]+\(.*\)$).*[/.:]~i', trim( $data ) );
		return $is_url ? \WP_Http::make_absolute_url( trim( $data ), self::url() ) : $data;
	}

	/**
	 * Requests a URL without following redirects. Only the host in the settings may be private, and on a network none: what the
	 * content site names is not trusted.
	 *
	 * @param array<string, string> $headers
	 * @param string                $json    Body of a POST request; '' for GET.
	 * @return array<string, mixed>|\WP_Error
	 */
	public static function request( string $url, int $timeout, array $headers = array(), string $json = '' ): array|\WP_Error {
		$host      = static fn ( string $address ): string => strtolower( (string) preg_replace( '#^(https?://[^/?\#]*).*$#is', '$1', $address ) );
		$is_ours   = '' !== Settings::text( 'content_site' ) && $host( $url ) === $host( Settings::text( 'content_site' ) );
		$arguments = array(
			'timeout'             => $timeout,
			'redirection'         => 0,
			'limit_response_size' => self::MAXIMUM_BYTES,
			'headers'             => $headers,
		);
		if ( '' !== $json ) {
			$arguments['method']                  = 'POST';
			$arguments['body']                    = $json;
			$arguments['headers']['Content-Type'] = 'application/json';
		}
		return $is_ours && ! is_multisite() ? wp_remote_get( $url, $arguments ) : wp_safe_remote_get( $url, $arguments );
	}
}
