<?php
/**
 * A REST response that is JSON already.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Holds JSON as text: over HTTP it is printed as it is (see Route_Table::serve), and only who reads it in
 * PHP, through `rest_do_request()`, pays for the decoding.
 */
final class Json_Response extends \WP_REST_Response {
	private ?string $json;

	/**
	 * @param string                $json    What json_encode made.
	 * @param array<string, string> $headers By name.
	 */
	public function __construct( string $json, array $headers, int $status = 200 ) {
		parent::__construct( null, $status, $headers );
		$this->json = $json;
	}

	/**
	 * The JSON as text; null where a filter has put other data in its place.
	 */
	public function json(): ?string {
		return $this->json;
	}

	/**
	 * The data as arrays, as every REST response has it.
	 */
	public function get_data(): mixed {
		return null === $this->json ? parent::get_data() : json_decode( $this->json, true, 64, JSON_BIGINT_AS_STRING );
	}

	/**
	 * Puts other data in place of the JSON.
	 *
	 * @param mixed $data Anything that can be encoded.
	 */
	public function set_data( $data ): void {
		$this->json = null;
		parent::set_data( $data );
	}
}
