<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Checked_Requests\Checked_Request;
use Cfg_Configurator\Modules\Checked_Requests\Network_Rule;
use Cfg_Configurator\Modules\Checked_Requests\Web_Address;
use Cfg_Configurator\Settings\Settings;

/**
 * Sends all requests to the content site: only to the configured host and port, without data of the visitor (cookies, headers, query), and reads a
 * limited number of bytes.
 */
final class Content_Client {
	/** Largest accepted response body, in bytes. */
	public const MAX_BYTES = 4 * MB_IN_BYTES;

	/** Header that marks the gateway's own requests, to detect a content site address that points back to this site. */
	public const MARK = 'X-Cfg-Gateway';

	private const MAX_REDIRECTS = 3;

	private function __construct( public readonly Web_Address $address ) {
	}

	/** @throws Content_Failure Without a content site in the settings, or if its address is invalid. */
	public static function of_site(): self {
		$setting = Settings::text( 'content_site' );
		$failure = '' === $setting
			? new Content_Failure( Content_Failure::NO_SOURCE, 'No content site is set, and no sample models have this.' )
			: new Content_Failure( Content_Failure::UNREACHABLE, 'The address of the content site is invalid.' );
		return new self( Web_Address::parse( $setting ) ?? throw $failure );
	}

	/**
	 * Sends a GET request, which follows redirects on the same host and port, or JSON in a POST request.
	 *
	 * @param string $path    Encoded path, relative to the content site's root.
	 * @param float  $seconds Timeout in seconds, including redirects.
	 * @return mixed Decoded JSON, with objects as stdClass; a WP_Error if the content site rejects the request.
	 * @throws Content_Failure If there is no valid response.
	 */
	public function request( string $path, float $seconds, string $json = '' ): mixed {
		$end  = microtime( true ) + $seconds;
		$url  = $this->address->root . $path;
		$args = array(
			'method'  => '' === $json ? 'GET' : 'POST',
			'headers' => array(
				'Accept'   => 'application/json',
				self::MARK => '1',
			) + ( '' === $json ? array() : array( 'Content-Type' => 'application/json' ) ),
			'body'    => $json,
		);
		for ( $hop = 0; $hop <= self::MAX_REDIRECTS; $hop++ ) {
			$left     = $end - microtime( true );
			$response = $left > 0 ? Checked_Request::send( $url, Network_Rule::of_site(), $args, $left, self::MAX_BYTES + 1 ) : throw Content_Failure::slow();
			if ( is_wp_error( $response ) ) {
				throw Content_Failure::of_error( $response );
			}
			$location = self::header( $response, 'location' );
			if ( '' !== $json || '' === $location || ! in_array( wp_remote_retrieve_response_code( $response ), array( 301, 302, 303, 307, 308 ), true ) ) {
				return self::data( $response );
			}
			$url = \WP_Http::make_absolute_url( $location, $url );
			if ( ! $this->address->is_home_of( $url ) ) {
				throw Content_Failure::invalid( 'The content site redirects to another host.' );
			}
		}
		throw Content_Failure::invalid( 'The content site redirects too often.' );
	}

	/**
	 * @param array<string, mixed> $response
	 * @throws Content_Failure If it is no success and no rejection of the content site itself, or not JSON.
	 */
	private static function data( array $response ): mixed {
		$status     = (int) wp_remote_retrieve_response_code( $response );
		$is_refusal = in_array( $status, array( 400, 404, 422 ), true );
		$wait       = max( 0, (int) self::header( $response, 'retry-after' ) );
		$failed     = Content_Failure::invalid( "The content site responded with status $status.", $wait, $status );
		if ( ! $is_refusal && ! in_array( $status, array( 200, 201 ), true ) ) {
			throw $failed;
		}
		$data = self::decoded( wp_remote_retrieve_body( $response ), self::header( $response, 'content-type' ), $status );
		if ( ! $is_refusal ) {
			return $data;
		}
		$code = $data instanceof \stdClass ? $data->code ?? null : null;
		// A 404 page, or a WordPress without these routes, does not come from the content API.
		if ( ! is_string( $code ) || 'rest_no_route' === $code || 1 !== preg_match( '/^[a-z0-9_.-]{1,60}\z/i', $code ) ) {
			throw $failed;
		}
		$message = $data->message ?? null;
		return new \WP_Error( $code, is_string( $message ) ? wp_strip_all_tags( $message ) : '', array( 'status' => $status ) );
	}

	/** @throws Content_Failure If the content type is not JSON, the JSON is invalid, or decoding would use too much memory. */
	private static function decoded( string $body, string $type, int $status ): mixed {
		$fault = match ( true ) {
			strlen( $body ) > self::MAX_BYTES => 'The response of the content site is too large.',
			1 !== preg_match( '#^application/([a-z0-9.-]+\+)?json *(;|\z)#i', $type ) => 'The response of the content site is not JSON.',
			! Json_Cost::is_affordable( $body ) => 'The JSON of the content site would need too much memory.',
			default => '',
		};
		$data = '' === $fault ? json_decode( $body, false, 64, JSON_BIGINT_AS_STRING ) : null;
		if ( '' !== $fault || JSON_ERROR_NONE !== json_last_error() ) {
			throw Content_Failure::invalid( '' === $fault ? 'The content site returned invalid JSON.' : $fault, 0, $status );
		}
		return $data;
	}

	/** @param array<string, mixed> $response With this header once, repeatedly (the first one counts), or without it (''). */
	private static function header( array $response, string $name ): string {
		$value = ( (array) wp_remote_retrieve_header( $response, $name ) )[0] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}
}
