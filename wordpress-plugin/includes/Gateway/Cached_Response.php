<?php
/**
 * Cached response.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * The last valid response of one call with given arguments.
 */
final class Cached_Response {
	/**
	 * @param string $source      URL it was fetched from.
	 * @param string $body        JSON as sent to the widget, with absolute image URLs.
	 * @param string $etag        Entity tag of that JSON, quoted.
	 * @param string $source_etag Entity tag from the content site; '' if it sent none.
	 * @param int    $fetched_at  Unix time at which the content site last sent or confirmed it.
	 */
	public function __construct(
		public readonly string $source,
		public readonly string $body,
		public readonly string $etag,
		public readonly string $source_etag,
		public readonly int $fetched_at
	) {
	}

	/**
	 * Creates a cached response fetched now.
	 */
	public static function fetched( string $source, string $body, string $source_etag ): self {
		return new self( $source, $body, self::etag_of( $body ), $source_etag, time() );
	}

	/**
	 * Returns a copy with the current time, after the content site answered 304 Not Modified.
	 */
	public function confirmed(): self {
		return new self( $this->source, $this->body, $this->etag, $this->source_etag, time() );
	}

	/**
	 * Returns the age in seconds; 0 if the server clock was set back.
	 */
	public function age(): int {
		return max( 0, time() - $this->fetched_at );
	}

	public static function etag_of( string $body ): string {
		return '"' . substr( hash( 'sha256', $body ), 0, 32 ) . '"';
	}
}
