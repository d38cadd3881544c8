<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Network;

defined( 'ABSPATH' ) || exit;

/** An HTTP reply before validation. */
final class Content_Reply {
	/**
	 * @param string $type        Content type without parameters, in lowercase.
	 * @param string $body        At most Content_Client::MAX_BYTES long.
	 * @param int    $retry_after Retry-After in seconds; 0 if it is missing.
	 */
	public function __construct(
		public readonly int $status,
		private string $type,
		private string $body,
		public readonly int $retry_after
	) {
	}

	/**
	 * Decodes the JSON body, with objects as stdClass.
	 *
	 * @throws Content_Failure If the content type is not JSON, the JSON is invalid, or decoding would use too much memory.
	 */
	public function data(): mixed {
		if ( 1 !== preg_match( '#^application/([a-z0-9.-]+\+)?json\z#', $this->type ) ) {
			throw Content_Failure::invalid( 'The response of the content site is not JSON.', 0, $this->status );
		}
		if ( ! Json_Cost::is_affordable( $this->body ) ) {
			throw Content_Failure::invalid( 'The JSON of the content site would need too much memory.', 0, $this->status );
		}
		try {
			return json_decode( $this->body, false, 64, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING );
		} catch ( \JsonException ) {
			throw Content_Failure::invalid( 'The content site returned invalid JSON.', 0, $this->status );
		}
	}
}
