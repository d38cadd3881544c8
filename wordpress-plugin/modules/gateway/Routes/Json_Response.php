<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Holds JSON as a string. Over HTTP it is printed unchanged (see Route_Table::serve). It is only decoded when
 * PHP code reads it through `rest_do_request()`.
 */
final class Json_Response extends \WP_REST_Response {
	private ?string $json;

	/**
	 * @param string                $json    Encoded JSON.
	 * @param array<string, string> $headers Headers by name.
	 */
	public function __construct( string $json, array $headers, int $status = 200 ) {
		parent::__construct( null, $status, $headers );
		$this->json = $json;
	}

	/** Returns the JSON string, or null if a filter has replaced the data. */
	public function json(): ?string {
		return $this->json;
	}

	/** Returns the decoded data, with objects as arrays like in every REST response. */
	public function get_data(): mixed {
		return null === $this->json ? parent::get_data() : json_decode( $this->json, true, 64, JSON_BIGINT_AS_STRING );
	}

	/** @param mixed $data Replaces the JSON. Any value that can be encoded. */
	public function set_data( $data ): void {
		$this->json = null;
		parent::set_data( $data );
	}
}
