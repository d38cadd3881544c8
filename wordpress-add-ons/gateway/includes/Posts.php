<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Content_Site;

/** The POST calls that the content site answers (spec §7). */
final class Posts {
	/** Requests of one network within ten minutes. */
	private const PDFS  = 60;
	private const SAVES = 300;

	/** Longest URL of a PDF, and longest value of a saved configuration, in bytes. */
	private const MAX_URL   = 2000;
	private const MAX_VALUE = 8000;

	/** Seconds. A PDF has to be rendered; the widget waits 12. */
	private const TIMEOUT = 10;

	/**
	 * `get-cfg-pdf`: returns nothing but the URL of a PDF.
	 *
	 * @param array<mixed> $body
	 */
	public static function create_pdf( array $body, string $json ): Response {
		if ( ! is_array( $body['data'] ?? null ) || array_is_list( $body['data'] ) ) {
			return Response::bad_request( 'data must be a JSON object.' );
		}
		if ( Limit::is_over( 'pdf', self::PDFS ) ) {
			return Response::too_many();
		}
		$response = Upstream::call( 'get-cfg-pdf/', $json, '', self::TIMEOUT );
		if ( $response->status >= 400 ) {
			return $response;
		}
		$link = json_decode( $response->body );
		$link = is_string( $link ) && '' !== trim( $link ) ? \WP_Http::make_absolute_url( trim( $link ), Content_Site::url() ) : '';
		return strlen( $link ) <= self::MAX_URL && 1 === preg_match( '#^https?://[^\s<>"]+\z#i', $link )
			? Response::data( $link )
			: Response::failure( 'invalid_response' );
	}

	/**
	 * `saveCfgOptions`: numbers and texts, for the content site's own statistics.
	 *
	 * @param array<mixed> $body
	 */
	public static function save_configuration( array $body ): Response {
		foreach ( $body as $name => $value ) {
			if ( ! is_int( $value ) && ! is_float( $value ) && ! ( is_string( $value ) && strlen( $value ) <= self::MAX_VALUE ) ) {
				return Response::bad_request( "$name must be a number or a short text; none is ''." );
			}
		}
		if ( Limit::is_over( 'save', self::SAVES ) ) {
			return Response::too_many();
		}
		$response = Upstream::call( 'saveCfgOptions/', (string) wp_json_encode( $body ) );
		return $response->status >= 400 ? $response : Response::data( array( 'ok' => true ), 201 );
	}
}
