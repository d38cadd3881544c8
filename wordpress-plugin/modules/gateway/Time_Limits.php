<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Cache\Cached_Response;

/** Timeouts and cache lifetimes of one call, in seconds. */
final class Time_Limits {
	/** Timeout, below the widget's own 12 s. */
	private const TIMEOUT = 8.0;

	/** Timeout if a cached response exists. */
	private const SHORT_TIMEOUT = 3.0;

	/** Multiple of `fresh` after which the full timeout applies even if a cached response exists. */
	private const OLD = 6;

	private const PAUSE = 15;

	private function __construct(
		public readonly int $fresh,
		public readonly int $kept,
		private float $timeout,
		private float $short_timeout,
		public readonly int $pause
	) {
	}

	public static function of( Endpoint $endpoint ): self {
		$seconds = array(
			'fresh'      => $endpoint->caching->fresh(),
			'kept'       => $endpoint->caching->kept(),
			'wait'       => self::TIMEOUT,
			'short_wait' => self::SHORT_TIMEOUT,
			'pause'      => self::PAUSE,
		);
		/**
		 * Filters the gateway's timeouts and cache lifetimes.
		 *
		 * @param array<string, int|float> $seconds `fresh` (served from the cache without a request), `kept` (served as
		 *                                          stale if the content site fails), `wait` (timeout), `short_wait`
		 *                                          (timeout if a cached response exists), `pause` (after a failure).
		 * @param string                   $call    Name of the call, such as 'lstModels'.
		 */
		$filtered = apply_filters( 'cfg_configurator_gateway_seconds', $seconds, $endpoint->name );
		$number   = static function ( string $key ) use ( $filtered, $seconds ): float {
			$value = is_array( $filtered ) ? $filtered[ $key ] ?? null : null;
			return is_numeric( $value ) ? max( 0.0, (float) $value ) : (float) $seconds[ $key ];
		};
		return new self( (int) $number( 'fresh' ), (int) $number( 'kept' ), $number( 'wait' ), $number( 'short_wait' ), (int) $number( 'pause' ) );
	}

	/** In seconds. Shorter if there is a young cached response. */
	public function timeout( ?Cached_Response $cached ): float {
		return null !== $cached && $this->is_young( $cached ) ? $this->short_timeout : $this->timeout;
	}

	/** Checks whether the cached response is recent enough to be served while it is refreshed. */
	public function is_young( Cached_Response $cached ): bool {
		return $cached->age() < self::OLD * $this->fresh;
	}

	public function is_fresh( Cached_Response $cached ): bool {
		return $cached->age() < $this->fresh;
	}
}
