<?php
/**
 * When not to ask.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Short times after a failure in which the content site is left alone, so that it slows nobody down:
 * - where it cannot be reached, for all calls;
 * - where it took too long, for all calls of which an older copy is at hand, and for the one that waited; where
 *   a second one waited in vain meanwhile, for all calls, before waiting visitors take every process of the server;
 * - where it answered rubbish, for that call.
 */
final class Circuit_Breaker {
	private const PREFIX = 'cfg_configurator_pause_';

	/** Longest that the content site may send us away for, in seconds. */
	private const LONGEST = 300;

	/**
	 * @param string $name     Of the answer's place.
	 * @param bool   $has_copy Whether an older answer is at hand.
	 */
	public function forbid( string $name, bool $has_copy ): bool {
		return $this->is_on( $name ) || $this->is_on( 'all' ) || ( $has_copy && $this->is_on( 'refresh' ) );
	}

	/**
	 * Forgets what this request remembers: another one may have begun a pause.
	 */
	public function look_again( string $name ): void {
		Option_Cache_Bypass::forget_transient( self::PREFIX . $name );
		Option_Cache_Bypass::forget_transient( self::PREFIX . 'all' );
	}

	public function start( string $name, Content_Failure $failure, int $seconds ): void {
		$seconds = min( self::LONGEST, max( $seconds, $failure->retry_after ) );
		$this->set( $name, $seconds );
		$is_slow = Content_Failure::SLOW === $failure->reason;
		if ( Content_Failure::UNREACHABLE === $failure->reason || ( $is_slow && $this->is_on( 'refresh' ) ) ) {
			$this->set( 'all', $seconds );
		}
		if ( $is_slow ) {
			$this->set( 'refresh', $seconds );
		}
	}

	private function set( string $name, int $seconds ): void {
		if ( $seconds > 0 ) {
			set_transient( self::PREFIX . $name, time() + $seconds, $seconds );
		}
	}

	private function is_on( string $name ): bool {
		$until = get_transient( self::PREFIX . $name );
		return is_numeric( $until ) && (int) $until > time();
	}
}
