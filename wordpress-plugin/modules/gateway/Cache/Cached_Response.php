<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Cache;

defined( 'ABSPATH' ) || exit;

/** The last valid response of one call with given arguments. */
final class Cached_Response {
	/** @var string Entity tag of the body, quoted. */
	public readonly string $etag;

	/**
	 * @param string $source      URL it was fetched from.
	 * @param string $body        JSON as sent to the widget, with absolute image URLs.
	 * @param string $source_etag Entity tag from the content site; '' if it sent none.
	 * @param int    $fetched_at  Unix time at which the content site last sent or confirmed it.
	 * @param string $etag        Entity tag of the body if it is known, '' otherwise.
	 */
	public function __construct(
		public readonly string $source,
		public readonly string $body,
		public readonly string $source_etag,
		public readonly int $fetched_at,
		string $etag = ''
	) {
		$this->etag = '' === $etag ? '"' . substr( hash( 'sha256', $body ), 0, 32 ) . '"' : $etag;
	}

	/** Returns the age in seconds; 0 if the server clock was set back. */
	public function age(): int {
		return max( 0, time() - $this->fetched_at );
	}
}
