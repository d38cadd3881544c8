<?php
/**
 * What the gateway answers where it cannot.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Errors as WordPress' REST API and the content site write them: `{ code, message }`. Never kept by browsers.
 */
final class Error_Response {
	public static function failed( Content_Failure $failure ): \WP_REST_Response {
		$is_late = Content_Failure::SLOW === $failure->reason;
		// No Retry-After: the widget would wait for as long, and its own second attempt costs nothing.
		$response = self::response( $is_late ? 504 : 502, 'cfg_content_site_' . $failure->reason, $failure->getMessage() );
		$response->header( 'X-Cfg-Failure', $failure->reason );
		return $response;
	}

	/**
	 * In the content site's own words.
	 */
	public static function refused( Content_Refusal $refusal ): \WP_REST_Response {
		return self::response( $refusal->status, $refusal->error, $refusal->getMessage() );
	}

	public static function loop(): \WP_REST_Response {
		return self::response( 508, 'cfg_gateway_loop', 'The address of the content site leads back to this site.' );
	}

	public static function response( int $status, string $code, string $message ): \WP_REST_Response {
		$data = array(
			'code'    => $code,
			'message' => $message,
			'data'    => array( 'status' => $status ),
		);
		return new \WP_REST_Response( $data, $status, array( 'Cache-Control' => 'no-store' ) );
	}
}
