<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway\Network;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when the content site gives no usable response. The message is for developers and the health tab,
 * and does not contain the address.
 */
final class Content_Failure extends \RuntimeException {
	public const UNREACHABLE      = 'unreachable';
	public const SLOW             = 'slow';
	public const INVALID_RESPONSE = 'rubbish';
	public const PAUSED           = 'paused';

	/** The request could not be pinned to the validated IP addresses, or would not go through the site's proxy. */
	public const UNPINNED = 'unpinned';

	/** Host or proxy not found, connection refused, also by the proxy, or connection timed out. */
	private const NO_CONNECTION = '/cURL error (5|6|7|97)\b|proxy after CONNECT|CONNECT (tunnel failed|aborted)'
		. '|stream_socket_client|getaddrinfo|\b(connection|connect|resolving)\b.*(\btime|refused)/i';

	private const TOO_LATE = '/cURL error 28\b|timed? ?out/i';

	/**
	 * @param self::* $reason      Determines which calls the circuit breaker pauses.
	 * @param int     $retry_after Seconds from the Retry-After header; 0 if it is missing.
	 * @param int     $status      HTTP status of the content site; 0 if there was no response.
	 */
	public function __construct( public readonly string $reason, string $message, public readonly int $retry_after = 0, public readonly int $status = 0 ) {
		parent::__construct( $message );
	}

	/**
	 * Classifies an error message of WordPress's HTTP API.
	 *
	 * @return self::UNREACHABLE|self::SLOW|self::INVALID_RESPONSE
	 */
	public static function reason_of( string $message ): string {
		if ( 1 === preg_match( self::NO_CONNECTION, $message ) ) {
			return self::UNREACHABLE;
		}
		return 1 === preg_match( self::TOO_LATE, $message ) ? self::SLOW : self::INVALID_RESPONSE;
	}

	public static function invalid( string $message, int $retry_after = 0, int $status = 0 ): self {
		return new self( self::INVALID_RESPONSE, $message, $retry_after, $status );
	}
}
