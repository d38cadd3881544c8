<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Routes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Network\Content_Failure;
use Cfg_Configurator\Modules\Gateway\Network\Content_Refusal;

/** Builds errors in the format of the WordPress REST API and the content site: `{ code, message }`. Never cached. */
final class Error_Response {
	/** Passes on the content site's status, code and message in a refusal. */
	public static function of( Content_Failure|Content_Refusal $error ): \WP_REST_Response {
		if ( $error instanceof Content_Refusal ) {
			return self::response( $error->status, $error->error, $error->getMessage() );
		}
		$is_late = Content_Failure::SLOW === $error->reason;
		// No Retry-After: the widget would wait that long, and its own retry is cheap.
		$response = self::response( $is_late ? 504 : 502, 'cfg_content_site_' . $error->reason, $error->getMessage() );
		$response->header( 'X-Cfg-Failure', $error->reason );
		if ( 0 !== $error->status ) {
			$response->header( 'X-Cfg-Status', (string) $error->status );
		}
		return $response;
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
