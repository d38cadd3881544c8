<?php
/**
 * How long the gateway waits and keeps.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Seconds of all kinds, by call.
 */
final class Time_Limits {
	/** Fresh: answered without asking. Kept: answered where the content site gives nothing better. */
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
		// Prices and dated papers: an old figure is worse than none.
		Call::SIMULATION => array(
			'fresh' => MINUTE_IN_SECONDS,
			'kept'  => HOUR_IN_SECONDS,
		),
	);

	/** Less than the widget's own 12 s for an attempt. */
	private const WAIT = 8.0;

	/** Where an older copy is at hand, nobody is kept waiting for long. */
	private const SHORT_WAIT = 3.0;

	/** After so many fresh times, a slow content site is given its whole time again. */
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
		 * Filters the gateway's times.
		 *
		 * @param array<string, int|float> $seconds `fresh`, `kept`, `wait` (for an answer), `short_wait`
		 *                                          (the same where an older copy is at hand), `pause` (after a failure).
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
	 * Seconds to wait for the content site.
	 *
	 * @param ?Cached_Response $copy What else can be answered.
	 */
	public function patience( ?Cached_Response $copy ): float {
		return null !== $copy && $this->is_young( $copy ) ? $this->short_wait : $this->wait;
	}

	/**
	 * Whether the copy is good enough that nobody needs to wait for a fresher one.
	 */
	public function is_young( Cached_Response $copy ): bool {
		return $copy->age() < self::OLD * $this->fresh;
	}

	public function is_fresh( Cached_Response $copy ): bool {
		return $copy->age() < $this->fresh;
	}
}
