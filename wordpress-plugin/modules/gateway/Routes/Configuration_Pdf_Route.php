<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Routes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Content_Pause;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Gateway\Gateway_Response;
use Cfg_Configurator\Modules\Gateway\Network\Content_Client;
use Cfg_Configurator\Modules\Gateway\Network\Content_Failure;
use Cfg_Configurator\Modules\Gateway\Network\Content_Refusal;
use Cfg_Configurator\Modules\Gateway\Network\Content_Reply;
use Cfg_Configurator\Network\Web_Address;

/**
 * POST get-cfg-pdf (spec §7): forwards JSON `{ data: { … } }` to the content site and returns the URL of the PDF.
 * Responses are not cached, because each PDF is unique.
 */
final class Configuration_Pdf_Route {
	/** Longest accepted PDF URL, in bytes. */
	private const MAX_ADDRESS = 2000;

	/** Timeout in seconds. Longer than for reads because the PDF must be rendered, but below the widget's own 12 s. */
	private const TIMEOUT = 10.0;

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request With a JSON object, which is forwarded unchanged.
	 * @throws Content_Failure If the content site does not return a URL.
	 * @throws Content_Refusal If the content site rejects the configuration, or there is none.
	 */
	public static function create( \WP_REST_Request $request ): \WP_REST_Response {
		$json = $request->get_body();
		$sent = json_decode( $json );
		if ( ! $sent instanceof \stdClass || ! ( $sent->data ?? null ) instanceof \stdClass ) {
			return Error_Response::response( 400, 'bad_request', 'data must be a JSON object.' );
		}
		$address = Content_Client::address();
		if ( null === $address ) {
			throw new Content_Refusal( 404, 'not_found', 'The sample models have no PDF.' );
		}
		if ( Content_Pause::is_on( Endpoint_Registry::PDF ) ) {
			throw new Content_Failure( Content_Failure::PAUSED, 'The content site failed a moment ago.' );
		}
		try {
			$link = self::link( ( new Content_Client( $address ) )->post( 'wp-json/cfg/' . Endpoint_Registry::PDF . '/', $json, self::TIMEOUT ), $address );
		} catch ( Content_Failure $failure ) {
			// An invalid response may concern this configuration only.
			$is_one_of_many = Content_Failure::INVALID_RESPONSE === $failure->reason;
			$pause          = Endpoint_Registry::named( Endpoint_Registry::MODELS )->seconds()['pause'];
			Content_Pause::begin( Endpoint_Registry::PDF, $failure, $is_one_of_many ? 0 : (int) $pause );
			throw $failure;
		}
		$headers = array(
			'X-Cfg-Source'  => Gateway_Response::CONTENT_SITE,
			'Cache-Control' => 'no-store',
		);
		return new \WP_REST_Response( $link, 200, $headers );
	}

	/** Returns the absolute URL of the PDF. */
	private static function link( Content_Reply $reply, Web_Address $address ): string {
		$link    = $reply->data();
		$refusal = Content_Refusal::of( $reply );
		if ( null !== $refusal ) {
			throw $refusal;
		}
		$link = is_string( $link ) && strlen( $link ) <= self::MAX_ADDRESS ? $address->resolve( trim( $link ) ) : '';
		if ( ! in_array( $reply->status, array( 200, 201 ), true ) || 1 !== preg_match( '#^https?://[^\s<>"]+\z#i', $link ) ) {
			throw Content_Failure::invalid( 'The content site did not return the URL of a PDF.', $reply->retry_after );
		}
		return $link;
	}
}
