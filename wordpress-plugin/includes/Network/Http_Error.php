<?php
declare(strict_types=1);

namespace Cfg_Configurator\Network;

defined( 'ABSPATH' ) || exit;

/** Classifies error messages of WordPress's HTTP API. */
final class Http_Error {
	/** Host or proxy not found, connection refused, also by the proxy, or connection timed out. */
	private const NO_CONNECTION = '/cURL error (5|6|7|97)\b|proxy after CONNECT|CONNECT (tunnel failed|aborted)'
		. '|stream_socket_client|getaddrinfo|\b(connection|connect|resolving)\b.*(\btime|refused)/i';

	private const TOO_LATE = '/cURL error 28\b|timed? ?out/i';

	/** Whether no connection was possible. */
	public static function is_unreachable( string $message ): bool {
		return 1 === preg_match( self::NO_CONNECTION, $message );
	}

	/** Whether there was a connection, but no response in time. */
	public static function is_slow( string $message ): bool {
		return ! self::is_unreachable( $message ) && 1 === preg_match( self::TOO_LATE, $message );
	}
}
