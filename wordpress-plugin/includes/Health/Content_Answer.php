<?php
/**
 * What came of one content call.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * A content call's answer, or how it failed.
 */
final class Content_Answer {
	/**
	 * @param string       $path    Path below /wp-json/cfg/.
	 * @param int          $status  HTTP status; 0 where the call was not tried, for want of time.
	 * @param array<mixed> $data    The answer; empty where there is none.
	 * @param bool         $is_ok   Whether it answered with an array or object.
	 * @param string       $source  The answer's header X-Cfg-Source; '' where the site answers itself.
	 * @param float        $took    Seconds.
	 * @param string       $failure The answer's header X-Cfg-Failure; '' for none.
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
	 * The entries of a list that are objects.
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
