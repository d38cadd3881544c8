<?php
/**
 * What the content site sent.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * A reply as it came, not yet judged.
 */
final class Content_Reply {
	/**
	 * @param int    $status      HTTP status.
	 * @param string $type        Content type without parameters, in lower case.
	 * @param string $body        Not longer than Content_Client::MAX_BYTES.
	 * @param string $etag        '' where there is none.
	 * @param int    $retry_after In seconds; 0 where there is none.
	 */
	public function __construct(
		public readonly int $status,
		public readonly string $type,
		public readonly string $body,
		public readonly string $etag,
		public readonly int $retry_after
	) {
	}

	/**
	 * The body as data, objects as stdClass.
	 *
	 * @throws Content_Failure Where it is not said to be JSON, is none, or would take too much memory.
	 */
	public function data(): mixed {
		if ( 1 !== preg_match( '#^application/([a-z0-9.-]+\+)?json\z#', $this->type ) ) {
			throw new Content_Failure( Content_Failure::INVALID_RESPONSE, 'The content site answered something other than JSON.' );
		}
		if ( ! Json_Cost::is_affordable( $this->body ) ) {
			throw new Content_Failure( Content_Failure::INVALID_RESPONSE, 'The content site answered JSON of more parts than fit into the memory.' );
		}
		try {
			return json_decode( $this->body, false, 64, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING );
		} catch ( \JsonException ) {
			throw new Content_Failure( Content_Failure::INVALID_RESPONSE, 'The content site answered JSON that cannot be read.' );
		}
	}
}
