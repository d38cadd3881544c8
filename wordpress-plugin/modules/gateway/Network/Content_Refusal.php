<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Network;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when the content site itself reports that nothing exists for these arguments (404) or that they are
 * invalid (400, 422). This is a valid response, not a failure.
 */
final class Content_Refusal extends \RuntimeException {
	private const STATUSES = array( 400, 404, 422 );

	/**
	 * @param int    $status  HTTP status to pass on.
	 * @param string $error   The content site's error code, such as 'not_found'.
	 * @param string $message The content site's message.
	 */
	public function __construct( public readonly int $status, public readonly string $error, string $message ) {
		parent::__construct( $message );
	}

	/**
	 * Reads the rejection from a reply. Returns null if the error does not come from the content API, such as
	 * a 404 page or a WordPress without these routes.
	 *
	 * @throws Content_Failure If the reply has such a status but is not JSON.
	 */
	public static function of( Content_Reply $reply ): ?self {
		$error = in_array( $reply->status, self::STATUSES, true ) ? $reply->data() : null;
		$code  = $error instanceof \stdClass ? $error->code ?? null : null;
		if ( ! is_string( $code ) || 'rest_no_route' === $code || 1 !== preg_match( '/^[a-z0-9_.-]{1,60}\z/i', $code ) ) {
			return null;
		}
		$message = $error->message ?? null;
		return new self( $reply->status, $code, is_string( $message ) ? wp_strip_all_tags( $message ) : '' );
	}
}
