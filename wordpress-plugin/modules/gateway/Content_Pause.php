<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Overload_Protection\Circuit_Breaker;

/**
 * Pauses requests for a short time after a failure: of the call that failed, and of all calls if the content site cannot be reached or a second call times
 * out meanwhile, before waiting visitors use up the server's PHP processes.
 */
final class Content_Pause {
	private const PREFIX = 'cfg_configurator_pause_';

	/** Upper limit for the content site's Retry-After, in seconds. */
	private const LONGEST = 300;

	/** @throws Content_Failure During a pause of this call or of all calls. */
	public static function check( string $name ): void {
		if ( self::is_on( $name ) || self::is_on( 'all' ) ) {
			throw new Content_Failure( Content_Failure::PAUSED, 'The content site failed a moment ago.' );
		}
	}

	public static function begin( string $name, Content_Failure $failure, float $seconds ): void {
		$seconds = (int) min( self::LONGEST, max( $seconds, $failure->retry_after ) );
		$is_slow = Content_Failure::SLOW === $failure->reason;
		$names   = array(
			$name  => true,
			'all'  => Content_Failure::UNREACHABLE === $failure->reason || ( $is_slow && self::is_on( 'slow' ) ),
			'slow' => $is_slow,
		);
		foreach ( $seconds > 0 ? array_keys( array_filter( $names ) ) : array() as $paused ) {
			( new Circuit_Breaker( self::PREFIX . $paused, 1, $seconds ) )->record( true );
		}
	}

	private static function is_on( string $name ): bool {
		return ( new Circuit_Breaker( self::PREFIX . $name, 1 ) )->is_paused();
	}
}
