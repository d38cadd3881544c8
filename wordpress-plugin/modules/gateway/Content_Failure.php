<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Checked_Requests\Checked_Request;
use Cfg_Configurator\Network\Http_Error;

/** Thrown when the content site gives no usable response. The message is for developers and the health tab, and without the address. */
final class Content_Failure extends \RuntimeException {
	public const UNREACHABLE      = 'unreachable';
	public const SLOW             = 'slow';
	public const INVALID_RESPONSE = 'invalid_response';
	public const PAUSED           = 'paused';
	public const NO_SOURCE        = 'no_source';

	/** The request could not be pinned to the validated IP addresses. */
	public const UNPINNED = 'unpinned';

	/**
	 * @param self::* $reason      Determines which calls the circuit breaker pauses.
	 * @param int     $retry_after Seconds from the Retry-After header; 0 without.
	 * @param int     $status      HTTP status of the content site; 0 without a response.
	 */
	public function __construct( public readonly string $reason, string $message, public readonly int $retry_after = 0, public readonly int $status = 0 ) {
		parent::__construct( $message );
	}

	/** @param \WP_Error $error From Checked_Request. */
	public static function of_error( \WP_Error $error ): self {
		$message = $error->get_error_message();
		return match ( true ) {
			Checked_Request::FORBIDDEN === $error->get_error_code() => new self( self::UNREACHABLE, 'The host of the content site is not allowed.' ),
			Checked_Request::UNPINNED === $error->get_error_code() => new self( self::UNPINNED, "The content site is not requested safely: $message" ),
			Http_Error::is_unreachable( $message ) => new self( self::UNREACHABLE, 'The content site cannot be reached.' ),
			Http_Error::is_slow( $message ) => self::slow(),
			default => self::invalid( 'The connection to the content site broke.' ),
		};
	}

	public static function slow(): self {
		return new self( self::SLOW, 'The content site took too long.' );
	}

	public static function invalid( string $message, int $retry_after = 0, int $status = 0 ): self {
		return new self( self::INVALID_RESPONSE, $message, $retry_after, $status );
	}
}
