<?php
/**
 * The content site says no.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown where the content site answers, in its own words, that there is nothing at these arguments
 * (404), or that they are not allowed (400, 422). That is an answer, not a fault.
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
	 * The refusal in a reply. Null where there is none in the content site's own words: a page that is not
	 * found, or a WordPress without these routes.
	 *
	 * @throws Content_Failure Where the reply has such a status and is no JSON.
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
