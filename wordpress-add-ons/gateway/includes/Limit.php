<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Spam;

/**
 * Counts what comes from one network within ten minutes. Requests at the same time may be counted once: the limits are far above what
 * buyers need, who may share an address. What comes through a proxy is counted by the address that the proxy names, and, because
 * anybody can invent one, all together by ten times the limit.
 */
final class Limit {
	private const WINDOW = 10 * MINUTE_IN_SECONDS;

	private const PROXY_TIMES = 10;

	/** Most networks behind one proxy that are told apart. */
	private const MOST_NETWORKS = 200;

	/** Counts one more, and tells whether that is more than the limit. */
	public static function is_over( string $what, int $most ): bool {
		$direct = Spam::network( array_intersect_key( $_SERVER, array( 'REMOTE_ADDR' => '' ) ) );
		$named  = Spam::network( $_SERVER );
		$name   = "cfg_configurator_gateway_{$what}_" . substr( $direct, 0, 16 );
		$stored = get_transient( $name );
		$stored = is_array( $stored ) && is_int( $stored['end'] ?? null ) && $stored['end'] > time() ? $stored : array();
		$end    = is_int( $stored['end'] ?? null ) ? $stored['end'] : time() + self::WINDOW;
		$counts = array_filter( is_array( $stored['counts'] ?? null ) ? $stored['counts'] : array(), 'is_int' );

		$counts[ $named ] = ( $counts[ $named ] ?? 0 ) + 1;
		// The total stays when networks are forgotten.
		$total  = 1 + ( is_int( $stored['total'] ?? null ) ? $stored['total'] : 0 );
		$counts = array_slice( $counts, -self::MOST_NETWORKS, null, true );
		set_transient( $name, compact( 'end', 'counts', 'total' ), max( 1, $end - time() ) );
		return $counts[ $named ] > $most || $total > $most * self::PROXY_TIMES;
	}
}
