<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Spares a content site that hangs, and this server's PHP processes that wait for it: after three slow failures in a row, each of
 * another request, nothing is requested for a few seconds. What fails at once costs nothing, and one request that always fails,
 * however often, pauses nobody.
 */
final class Backoff {
	private const NAME = 'cfg_configurator_gateway_slow';

	private const FAILURES = 3;

	/** Seconds from which a failure is slow. */
	private const SLOW = 2;

	private const PAUSE = 10;

	/**
	 * @param string               $input What is requested.
	 * @param callable(): Response $work  Requests it.
	 */
	public static function guard( string $input, callable $work ): Response {
		$stored = get_transient( self::NAME );
		$inputs = is_array( $stored ) && is_array( $stored['inputs'] ?? null ) ? $stored['inputs'] : array();
		if ( count( $inputs ) >= self::FAILURES && is_array( $stored ) && time() < ( $stored['end'] ?? 0 ) ) {
			return Response::failure( 'paused' );
		}
		$start    = microtime( true );
		$response = $work();
		if ( $response->status >= 500 && microtime( true ) - $start >= self::SLOW ) {
			$inputs = array_slice( array( md5( $input ) => true ) + $inputs, 0, self::FAILURES );
			$end    = time() + self::PAUSE;
			set_transient( self::NAME, compact( 'inputs', 'end' ), MINUTE_IN_SECONDS );
		} elseif ( array() !== $inputs ) {
			delete_transient( self::NAME );
		}
		return $response;
	}
}
