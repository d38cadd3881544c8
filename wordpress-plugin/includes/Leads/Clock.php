<?php
/**
 * Clock.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Current time for leads, mail and retention. Injected so that tests can simulate clock changes.
 */
final class Clock {
	/**
	 * @param \Closure|null $source Returns seconds since 1970. Defaults to the system clock.
	 */
	public function __construct( private ?\Closure $source = null ) {
	}

	/**
	 * Seconds since 1970, UTC.
	 */
	public function now(): int {
		$now = null === $this->source ? time() : ( $this->source )();
		return is_int( $now ) ? $now : time();
	}

	/**
	 * Monotonic timer in seconds. Only differences are meaningful.
	 */
	public function timer(): float {
		return null === $this->source ? hrtime( true ) / 1e9 : (float) $this->now();
	}

	/**
	 * Formats a time for the database, in UTC.
	 *
	 * @param int $seconds Offset from now; negative for the past.
	 */
	public function stamp( int $seconds = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', $this->now() + $seconds );
	}
}
