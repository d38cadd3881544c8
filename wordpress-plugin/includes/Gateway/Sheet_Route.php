<?php
/**
 * REST route for the PDF of a configuration.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * POST get-cfg-pdf (spec §7): forwards JSON `{ data: { … } }` to the content site and returns the URL of the PDF.
 * Responses are not cached, because each PDF is unique.
 */
final class Sheet_Route {
	public const NAME = 'get-cfg-pdf';

	/** Largest accepted request body, in bytes. */
	private const MAX_BYTES = 64 * KB_IN_BYTES;

	/** Longest accepted PDF URL, in bytes. */
	private const MAX_ADDRESS = 2000;

	/** Timeout in seconds. Longer than for reads because the PDF must be rendered, but below the widget's own 12 s. */
	private const WAIT = 10.0;

	public function __construct( private Settings $settings ) {
	}

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request Current request.
	 */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response {
		$type = $request->get_content_type();
		$body = $request->get_body();
		if ( null !== $request->get_header( Content_Client::MARK ) ) {
			return Error_Response::loop();
		}
		if ( 'application/json' !== ( $type['value'] ?? '' ) ) {
			return Error_Response::response( 415, 'unsupported_media_type', 'Send application/json.' );
		}
		if ( strlen( $body ) > self::MAX_BYTES ) {
			return Error_Response::response( 413, 'payload_too_large', 'At most 64 KB are read.' );
		}
		$sent = json_decode( $body );
		if ( ! $sent instanceof \stdClass || ! ( $sent->data ?? null ) instanceof \stdClass ) {
			return Error_Response::response( 400, 'bad_request', 'data must be a JSON object.' );
		}
		try {
			return $this->pass_on( $body );
		} catch ( Content_Refusal $refusal ) {
			return Error_Response::refused( $refusal );
		} catch ( Content_Failure $failure ) {
			return Error_Response::failed( $failure );
		}
	}

	/**
	 * @throws Content_Failure If the content site does not return a URL.
	 * @throws Content_Refusal If the content site rejects the configuration.
	 */
	private function pass_on( string $body ): \WP_REST_Response {
		$set = $this->settings->text( 'content_site' );
		if ( '' === $set ) {
			throw new Content_Refusal( 404, 'not_found', 'The sample range makes no PDF.' );
		}
		$address = Content_Address::parse( $set );
		if ( null === $address ) {
			throw new Content_Failure( Content_Failure::UNREACHABLE, 'The address of the content site is none.' );
		}
		$pauses = new Circuit_Breaker();
		if ( $pauses->forbid( self::NAME, false ) ) {
			throw new Content_Failure( Content_Failure::PAUSED, 'The content site failed a moment ago.' );
		}
		try {
			$reply = ( new Content_Client( $address ) )->post( 'wp-json/cfg/' . self::NAME . '/', $body, self::WAIT );
			return $this->response( $reply, $address );
		} catch ( Content_Failure $failure ) {
			$is_one_of_many = Content_Failure::INVALID_RESPONSE === $failure->reason;
			$pauses->start( self::NAME, $failure, $is_one_of_many ? 0 : Time_Limits::of( Endpoint_Registry::models() )->pause );
			throw $failure;
		}
	}

	private function response( Content_Reply $reply, Content_Address $address ): \WP_REST_Response {
		$link    = $reply->data();
		$refusal = Content_Refusal::of( $reply );
		if ( null !== $refusal ) {
			throw $refusal;
		}
		$link = is_string( $link ) && strlen( $link ) <= self::MAX_ADDRESS ? $address->resolve( trim( $link ) ) : '';
		if ( ! in_array( $reply->status, array( 200, 201 ), true ) || 1 !== preg_match( '#^https?://[^\s<>"]+\z#i', $link ) ) {
			throw new Content_Failure( Content_Failure::INVALID_RESPONSE, 'The content site answered no address of a PDF.', $reply->retry_after );
		}
		$headers = array(
			'X-Cfg-Source'  => Answer::CONTENT_SITE,
			'Cache-Control' => 'no-store',
		);
		return new \WP_REST_Response( $link, 200, $headers );
	}
}
