<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Gateway\Cache\Option_Cache_Bypass;
use Cfg_Configurator\Gateway\Network\Content_Failure;

/**
 * Pauses requests for a short time after a failure, so that a broken content site does not slow down pages:
 * - unreachable: pauses all calls;
 * - timeout: pauses the failed call, and every call that has a cached response. A second timeout during that
 *   pause pauses all calls, before waiting visitors use up the server's PHP processes;
 * - invalid response: pauses that call only.
 */
final class Circuit_Breaker {
	private const PREFIX = 'cfg_configurator_pause_';

	/** Upper limit for the content site's Retry-After, in seconds. */
	private const LONGEST = 300;

	/**
	 * Checks whether requests are paused.
	 *
	 * @param string $name      Circuit breaker name, from the cache key.
	 * @param bool   $is_cached Whether a cached response exists.
	 */
	public static function is_open( string $name, bool $is_cached ): bool {
		return self::is_on( $name ) || self::is_on( 'all' ) || ( $is_cached && self::is_on( 'refresh' ) );
	}

	/** Drops the values cached in this request, because another request may have started a pause. */
	public static function drop_cached_state( string $name ): void {
		Option_Cache_Bypass::forget_transient( self::PREFIX . $name );
		Option_Cache_Bypass::forget_transient( self::PREFIX . 'all' );
	}

	public static function open( string $name, Content_Failure $failure, int $seconds ): void {
		$seconds = min( self::LONGEST, max( $seconds, $failure->retry_after ) );
		self::pause( $name, $seconds );
		$is_slow = Content_Failure::SLOW === $failure->reason;
		if ( Content_Failure::UNREACHABLE === $failure->reason || ( $is_slow && self::is_on( 'refresh' ) ) ) {
			self::pause( 'all', $seconds );
		}
		if ( $is_slow ) {
			self::pause( 'refresh', $seconds );
		}
	}

	private static function pause( string $name, int $seconds ): void {
		if ( $seconds > 0 ) {
			set_transient( self::PREFIX . $name, time() + $seconds, $seconds );
		}
	}

	private static function is_on( string $name ): bool {
		$until = get_transient( self::PREFIX . $name );
		return is_numeric( $until ) && (int) $until > time();
	}
}
