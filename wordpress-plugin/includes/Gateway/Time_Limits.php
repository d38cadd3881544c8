<?php
/**
 * Timeouts and cache lifetimes of the gateway.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Timeouts and cache lifetimes of one call, in seconds.
 */
final class Time_Limits {
	/** `fresh`: served from the cache without a request. `kept`: served as stale if the content site fails. */
	private const BY_KIND = array(
		Call::CATALOGUE  => array(
			'fresh' => 5 * MINUTE_IN_SECONDS,
			'kept'  => 30 * DAY_IN_SECONDS,
		),
		Call::MODEL      => array(
			'fresh' => 5 * MINUTE_IN_SECONDS,
			'kept'  => 30 * DAY_IN_SECONDS,
		),
		Call::DEALERS    => array(
			'fresh' => 15 * MINUTE_IN_SECONDS,
			'kept'  => 30 * DAY_IN_SECONDS,
		),
		// Prices and dated offers: an outdated figure is worse than none.
		Call::SIMULATION => array(
			'fresh' => MINUTE_IN_SECONDS,
			'kept'  => HOUR_IN_SECONDS,
		),
	);

	/** Timeout in seconds, below the widget's own 12 s. */
	private const WAIT = 8.0;

	/** Timeout in seconds if a cached response exists. */
	private const SHORT_WAIT = 3.0;

	/** Multiple of `fresh` after which the full timeout applies even if a cached response exists. */
	private const OLD = 6;

	private const PAUSE = 15;

	private function __construct(
		public readonly int $fresh,
		public readonly int $kept,
		private float $wait,
		private float $short_wait,
		public readonly int $pause
	) {
	}

	public static function of( Call $call ): self {
		$seconds = self::BY_KIND[ $call->kind ] + array(
			'wait'       => self::WAIT,
			'short_wait' => self::SHORT_WAIT,
			'pause'      => self::PAUSE,
		);
		/**
		 * Filters the gateway's timeouts and cache lifetimes.
		 *
		 * @param array<string, int|float> $seconds `fresh`, `kept`, `wait` (timeout), `short_wait`
		 *                                          (timeout if a cached response exists), `pause` (after a failure).
		 * @param string                   $call    Name of the call, such as 'lstModels'.
		 */
		$filtered = apply_filters( 'cfg_configurator_gateway_seconds', $seconds, $call->name() );
		$filtered = is_array( $filtered ) ? $filtered : array();
		$number   = static function ( string $key ) use ( $filtered, $seconds ): float {
			$value = $filtered[ $key ] ?? null;
			return is_numeric( $value ) ? max( 0.0, (float) $value ) : (float) ( $seconds[ $key ] ?? 0 );
		};
		return new self(
			(int) $number( 'fresh' ),
			(int) $number( 'kept' ),
			$number( 'wait' ),
			$number( 'short_wait' ),
			(int) $number( 'pause' )
		);
	}

	/**
	 * Returns the timeout for the content site, in seconds.
	 *
	 * @param ?Cached_Response $copy Cached response, if any.
	 */
	public function patience( ?Cached_Response $copy ): float {
		return null !== $copy && $this->is_young( $copy ) ? $this->short_wait : $this->wait;
	}

	/**
	 * Checks whether the cached response is recent enough to be served while it is refreshed.
	 */
	public function is_young( Cached_Response $copy ): bool {
		return $copy->age() < self::OLD * $this->fresh;
	}

	public function is_fresh( Cached_Response $copy ): bool {
		return $copy->age() < $this->fresh;
	}
}
