<?php
/**
 * Error responses of the gateway.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway\Routes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Gateway\Network\Content_Failure;
use Cfg_Configurator\Gateway\Network\Content_Refusal;

/**
 * Builds errors in the format of the WordPress REST API and the content site: `{ code, message }`. Never cached.
 */
final class Error_Response {
	public static function failed( Content_Failure $failure ): \WP_REST_Response {
		$is_late = Content_Failure::SLOW === $failure->reason;
		// No Retry-After: the widget would wait that long, and its own retry is cheap.
		$response = self::response( $is_late ? 504 : 502, 'cfg_content_site_' . $failure->reason, $failure->getMessage() );
		$response->header( 'X-Cfg-Failure', $failure->reason );
		return $response;
	}

	/**
	 * Passes on the content site's status, code and message.
	 */
	public static function refused( Content_Refusal $refusal ): \WP_REST_Response {
		return self::response( $refusal->status, $refusal->error, $refusal->getMessage() );
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
