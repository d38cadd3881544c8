<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Content_Site;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator\Settings\Settings;

/**
 * What the content site answers: the catalogue's lists from the files that cron writes, everything else by a request with a short
 * time limit and nothing of the visitor's. Where this site has the calls itself, its routes are asked, without a user.
 */
final class Upstream {
	/** Seconds for a request. The widget's own limit is 12. */
	private const TIMEOUT = 6;

	/** Seconds for which a list that is in no file is kept, and how many of a call with an argument. */
	private const FRESH = MINUTE_IN_SECONDS;
	private const SLOTS = 48;

	/** Statuses with which a content site refuses what was asked. */
	private const REFUSALS = array( 400, 404, 422 );

	/** @param string $path Valid path of a list below `/wp-json/cfg/`. */
	public static function list( string $path, string $if_none_match ): Response {
		$file = Catalogue::calls()[ Catalogue::CALL . $path ] ?? array();
		$json = (string) Public_Folder::of_site()?->read( basename( $file['file'] ?? '-' ) );
		// A widget that has found its file damaged asks here.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the format of the hash.
		if ( 'sha256-' . base64_encode( hash( 'sha256', $json, true ) ) === ( $file['hash'] ?? '' ) ) {
			return Response::list( $json, 'file', $if_none_match );
		}
		list( $name, $argument ) = explode( '/', "{$path}/" );

		$slot  = "cfg_configurator_gateway_{$name}" . ( '' === $argument ? '' : '_' . crc32( $argument ) % self::SLOTS );
		$known = get_transient( $slot );
		if ( is_array( $known ) && ( $known['path'] ?? null ) === $path && is_string( $known['json'] ?? null ) ) {
			return Response::list( $known['json'], 'cached', $if_none_match );
		}
		return Backoff::guard(
			$path,
			static function () use ( $path, $slot, $if_none_match ): Response {
				$json = Content_Site::body( $path, self::TIMEOUT );
				if ( ! is_array( json_decode( $json, true ) ) ) {
					return Response::failure( 'invalid_response' );
				}
				set_transient( $slot, compact( 'path', 'json' ), self::FRESH );
				return Response::list( $json, 'content-site', $if_none_match );
			}
		);
	}

	/**
	 * Requests a call and passes its response on, also a refusal with its message.
	 *
	 * @param string $path  Valid path below `/wp-json/cfg/`.
	 * @param string $json  Body of a POST call; '' for GET.
	 * @param string $field Field that the object in the response must have; '' for any JSON.
	 */
	public static function call( string $path, string $json = '', string $field = '', int $timeout = self::TIMEOUT ): Response {
		$response = Backoff::guard( "{$path} {$json}", static fn (): Response => self::request( $path, $json, $timeout ) );
		$is_whole = '' === $field || isset( ( (array) json_decode( $response->body, true ) )[ $field ] );
		return 200 !== $response->status || $is_whole ? $response : Response::failure( 'invalid_response' );
	}

	private static function request( string $path, string $json, int $timeout ): Response {
		if ( '' === Settings::text( 'content_site' ) ) {
			$request = new \WP_REST_Request( '' === $json ? 'GET' : 'POST', '/cfg/' . untrailingslashit( $path ) );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( $json );
			$response = rest_do_request( $request );
			return self::checked( $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		}
		$response = Content_Site::request( Content_Site::url() . "wp-json/cfg/{$path}", $timeout, array( 'Accept' => 'application/json' ), $json );
		if ( is_wp_error( $response ) ) {
			// WordPress has one code for all faults of a connection.
			return Response::failure( str_contains( $response->get_error_message(), 'timed out' ) ? 'slow' : 'unreachable' );
		}
		return self::checked( (int) wp_remote_retrieve_response_code( $response ), wp_remote_retrieve_body( $response ) );
	}

	private static function checked( int $status, string $body ): Response {
		$data = json_decode( $body, true );
		if ( in_array( $status, array( 200, 201 ), true ) && null !== $data ) {
			return new Response( $status, $body, array( 'X-Cfg-Source' => 'content-site' ) );
		}
		$code    = is_array( $data ) && is_string( $data['code'] ?? null ) ? $data['code'] : '';
		$message = is_array( $data ) && is_string( $data['message'] ?? null ) ? wp_strip_all_tags( $data['message'] ) : '';
		// A WordPress without these routes is no content site.
		$is_refusal = in_array( $status, self::REFUSALS, true ) && 'rest_no_route' !== $code && 1 === preg_match( '/^[a-z0-9_.-]{1,60}\z/i', $code );
		return $is_refusal ? Response::error( $status, $code, $message ) : Response::failure( 'invalid_response' );
	}
}
