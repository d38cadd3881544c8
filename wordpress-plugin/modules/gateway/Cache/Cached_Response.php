<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Cache;

defined( 'ABSPATH' ) || exit;

/** A valid response of the content site. */
final class Cached_Response {
	/**
	 * @param string $body       JSON as sent to the widget, with absolute image URLs.
	 * @param int    $fetched_at Unix time at which the content site sent or confirmed it.
	 */
	public function __construct( public readonly string $body, private int $fetched_at ) {
	}

	/** Returns the age in seconds; 0 if the server clock was set back. */
	public function age(): int {
		return max( 0, time() - $this->fetched_at );
	}
}
