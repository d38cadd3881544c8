<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Requests;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Endpoint;

/** The response of a content call, or how it failed. */
final class Call_Result {
	/** @var bool Whether the response is an array or object. */
	public readonly bool $is_ok;

	/** @var array<mixed> Decoded response; empty if there is none. */
	public readonly array $data;

	/**
	 * @param string $path    Path below /wp-json/cfg/, without a trailing slash.
	 * @param int    $status  HTTP status; 0 if the call was skipped because the time limit was reached.
	 * @param string $source  X-Cfg-Source header; '' if the site has its own route for the call.
	 * @param float  $took    Duration in seconds.
	 */
	public function __construct(
		public readonly string $path,
		public readonly int $status,
		mixed $data = null,
		public readonly string $source = '',
		public readonly float $took = 0.0,
		public readonly string $failure = '',
	) {
		$this->is_ok = 200 === $status && is_array( $data );
		$this->data  = $this->is_ok && is_array( $data ) ? $data : array();
	}

	/** @return list<array<mixed>> The entries of a list that are objects. */
	public function entries(): array {
		return array_values( array_filter( $this->data, 'is_array' ) );
	}

	/** @return array<mixed> The list in a field of the response; empty if it is missing. */
	public function list( string $field ): array {
		$list = $this->data[ $field ] ?? array();
		return is_array( $list ) ? $list : array();
	}

	/** Reads a boolean as the widget does: true, 1, '1', 'true' and 'S' are true. */
	public function flag( string $field ): bool {
		$value = $this->data[ $field ] ?? false;
		return true === $value || in_array( is_scalar( $value ) ? strtolower( (string) $value ) : '', array( '1', 's', 'true' ), true );
	}

	/** Checks whether the response is what the call should answer. A skipped call counts as correct. */
	public function is_as_expected( Endpoint $endpoint ): bool {
		$is_meant = match ( true ) {
			null === $endpoint->field => array_is_list( $this->data ),
			'' === $endpoint->field  => array() === $this->data || ! array_is_list( $this->data ),
			default                  => array_key_exists( $endpoint->field, $this->data ),
		};
		return 0 === $this->status || ( $this->is_ok && $is_meant );
	}
}
