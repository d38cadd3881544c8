<?php
/**
 * Result of a content call.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * The response of a content call, or how it failed.
 */
final class Content_Answer {
	/**
	 * @param string       $path    Path below /wp-json/cfg/.
	 * @param int          $status  HTTP status; 0 if the call was skipped because the time limit was reached.
	 * @param array<mixed> $data    Decoded response; empty if there is none.
	 * @param bool         $is_ok   Whether the response is an array or object.
	 * @param string       $source  X-Cfg-Source header; '' if the site has its own route for the call.
	 * @param float        $took    Duration in seconds.
	 * @param string       $failure X-Cfg-Failure header; '' if it is missing.
	 */
	public function __construct(
		public readonly string $path,
		public readonly int $status,
		public readonly array $data,
		public readonly bool $is_ok,
		public readonly string $source,
		public readonly float $took,
		public readonly string $failure = '',
	) {
	}

	/**
	 * Returns the entries of a list that are objects.
	 *
	 * @return list<array<mixed>>
	 */
	public function entries(): array {
		return array_values( array_filter( $this->data, 'is_array' ) );
	}

	public function was_tried(): bool {
		return 0 !== $this->status;
	}
}
