<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** Current time for leads, mail and retention. Tests replace it to simulate clock changes. */
final class Clock {
	/**
	 * Returns seconds since 1970; null for the system clock.
	 *
	 * @var (\Closure(): int)|null
	 */
	public static ?\Closure $source = null;

	/** Seconds since 1970, UTC. */
	public function now(): int {
		return null === self::$source ? time() : ( self::$source )();
	}

	/** Monotonic timer in seconds. Only differences are meaningful. */
	public function timer(): float {
		return null === self::$source ? hrtime( true ) / 1e9 : (float) $this->now();
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
