<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

/** A picture as the response of a REST route. */
final class Jpeg_Response extends \WP_REST_Response {
	/** Returns the bytes. */
	public function jpeg(): string {
		return is_string( $this->data ) ? $this->data : '';
	}
}
