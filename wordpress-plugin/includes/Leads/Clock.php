<?php
/**
 * What time it is.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * The clock that leads, mail and retention go by. Injected, so that a jump of the clock can be tried.
 */
final class Clock {
	/**
	 * @param \Closure|null $source Gives seconds since 1970; none is the machine's clock.
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
	 * A moment as the database keeps it, in UTC.
	 *
	 * @param int $seconds From now; negative is the past.
	 */
	public function stamp( int $seconds = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', $this->now() + $seconds );
	}
}
