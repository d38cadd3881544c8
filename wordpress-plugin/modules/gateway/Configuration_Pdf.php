<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/** POST get-cfg-pdf (spec §7): forwards JSON `{ data: { … } }` to the content site and returns the URL of the PDF. Each is unique, so none is cached. */
final class Configuration_Pdf {
	/** Longest accepted PDF URL, in bytes. */
	private const MAX_ADDRESS = 2000;

	/** Timeout in seconds. Longer than for reads because the PDF must be rendered, but below the widget's own 12 s. */
	private const TIMEOUT = 10.0;

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request With a JSON object, which is forwarded unchanged.
	 * @throws Content_Failure If the content site does not return a URL.
	 */
	public static function create( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$sent = json_decode( $request->get_body() );
		if ( ! $sent instanceof \stdClass || ! ( $sent->data ?? null ) instanceof \stdClass ) {
			return new \WP_Error( 'bad_request', 'data must be a JSON object.', array( 'status' => 400 ) );
		}
		$client = Content_Client::of_site();
		Content_Pause::check( Endpoint::PDF );
		try {
			$link = $client->request( 'wp-json/cfg/' . Endpoint::PDF . '/', self::TIMEOUT, $request->get_body() );
			if ( is_wp_error( $link ) ) {
				return $link;
			}
			$link = is_string( $link ) && strlen( $link ) <= self::MAX_ADDRESS ? $client->address->resolve( trim( $link ) ) : '';
			if ( 1 !== preg_match( '#^https?://[^\s<>"]+\z#i', $link ) ) {
				throw Content_Failure::invalid( 'The content site did not return the URL of a PDF.' );
			}
		} catch ( Content_Failure $failure ) {
			// An invalid response may concern this configuration only.
			$pause = Content_Failure::INVALID_RESPONSE === $failure->reason ? 0 : Endpoint::named( Endpoint::MODELS )->seconds()['pause'];
			Content_Pause::begin( Endpoint::PDF, $failure, $pause );
			throw $failure;
		}
		$headers = array(
			'X-Cfg-Source'  => Gateway_Response::CONTENT_SITE,
			'Cache-Control' => 'no-store',
		);
		return new \WP_REST_Response( $link, 200, $headers );
	}
}
