<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Network;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Network\Checked_Request;
use Cfg_Configurator\Network\Network_Rule;
use Cfg_Configurator\Network\Web_Address;
use Cfg_Configurator\Settings\Settings;

/**
 * Sends all requests to the content site. Requests only go to the configured host and port, contain no data
 * of the visitor (no cookies, headers or query), and read a limited number of bytes.
 */
final class Content_Client {
	/** Largest accepted response body, in bytes. */
	public const MAX_BYTES = 4 * MB_IN_BYTES;

	/** Header that marks the gateway's own requests, to detect a content site address that points back to this site. */
	public const MARK = 'X-Cfg-Gateway';

	private const MAX_REDIRECTS = 3;

	public function __construct( private Web_Address $address ) {
	}

	/**
	 * The address of the content site.
	 *
	 * @throws Content_Failure If the setting is not a valid address. Without a setting, returns null.
	 */
	public static function address(): ?Web_Address {
		$address = Settings::text( 'content_site' );
		return '' === $address ? null : Web_Address::parse( $address )
			?? throw new Content_Failure( Content_Failure::UNREACHABLE, 'The address of the content site is invalid.' );
	}

	/**
	 * Sends a GET request. Follows redirects on the same host and port.
	 *
	 * @param string $path    Encoded path, relative to the content site's root.
	 * @param float  $seconds Timeout in seconds, including redirects.
	 * @throws Content_Failure If there is no valid reply.
	 */
	public function get( string $path, float $seconds ): Content_Reply {
		$end = microtime( true ) + $seconds;
		$url = $this->address->root . $path;
		for ( $hop = 0; $hop <= self::MAX_REDIRECTS; $hop++ ) {
			$response = $this->send( $url, array( 'headers' => array() ), $end - microtime( true ) );
			$location = self::header( $response, 'location' );
			if ( '' === $location || ! in_array( wp_remote_retrieve_response_code( $response ), array( 301, 302, 303, 307, 308 ), true ) ) {
				return self::reply( $response );
			}
			$url = \WP_Http::make_absolute_url( $location, $url );
			if ( ! $this->address->is_home_of( $url ) ) {
				throw Content_Failure::invalid( 'The content site redirects to another host.' );
			}
		}
		throw Content_Failure::invalid( 'The content site redirects too often.' );
	}

	/**
	 * Sends JSON in a POST request. Does not follow redirects.
	 *
	 * @throws Content_Failure If there is no valid reply.
	 */
	public function post( string $path, string $json, float $seconds ): Content_Reply {
		$args = array(
			'method'  => 'POST',
			'headers' => array( 'Content-Type' => 'application/json' ),
			'body'    => $json,
		);
		return self::reply( $this->send( $this->address->root . $path, $args, $seconds ) );
	}

	/**
	 * @param array{method?: string, headers: array<string, string>, body?: string} $args
	 * @return array<string, mixed>
	 * @throws Content_Failure If there is no response.
	 */
	private function send( string $url, array $args, float $seconds ): array {
		if ( $seconds <= 0 ) {
			throw Content_Failure::slow();
		}
		$args['headers'] += array(
			'Accept'   => 'application/json',
			self::MARK => '1',
		);
		$response         = Checked_Request::send( $url, Network_Rule::of_site(), $args, $seconds, self::MAX_BYTES + 1 );
		return is_wp_error( $response ) ? throw Content_Failure::of_error( $response ) : $response;
	}

	/**
	 * @param array<string, mixed> $response
	 * @throws Content_Failure If the body is too large.
	 */
	private static function reply( array $response ): Content_Reply {
		$body = wp_remote_retrieve_body( $response );
		if ( strlen( $body ) > self::MAX_BYTES ) {
			throw Content_Failure::invalid( 'The response of the content site is too large.' );
		}
		return new Content_Reply(
			(int) wp_remote_retrieve_response_code( $response ),
			strtolower( trim( explode( ';', self::header( $response, 'content-type' ) )[0] ) ),
			$body,
			max( 0, (int) self::header( $response, 'retry-after' ) )
		);
	}

	/** @param array<string, mixed> $response With this header once, repeatedly (the first one counts), or without it (''). */
	private static function header( array $response, string $name ): string {
		$value = ( (array) wp_remote_retrieve_header( $response, $name ) )[0] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
