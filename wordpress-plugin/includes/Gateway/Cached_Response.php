<?php
/**
 * A kept answer.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * The last good answer of one call at its arguments.
 */
final class Cached_Response {
	/**
	 * @param string $source      Address it came from.
	 * @param string $body        JSON as it is answered, pictures absolute.
	 * @param string $etag        Of that JSON, quoted.
	 * @param string $source_etag What the content site called it; '' for nothing.
	 * @param int    $fetched_at  Unix time at which the content site last stood by it.
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
	 * A copy fetched just now.
	 */
	public static function fetched( string $source, string $body, string $source_etag ): self {
		return new self( $source, $body, self::etag_of( $body ), $source_etag, time() );
	}

	/**
	 * Confirmed just now by the content site's 304.
	 */
	public function confirmed(): self {
		return new self( $this->source, $this->body, $this->etag, $this->source_etag, time() );
	}

	/**
	 * In seconds; a clock that was set back gives 0.
	 */
	public function age(): int {
		return max( 0, time() - $this->fetched_at );
	}

	public static function etag_of( string $body ): string {
		return '"' . substr( hash( 'sha256', $body ), 0, 32 ) . '"';
	}
}
