<?php
/**
 * Cache key of a response.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Option names for one cached response. Requests from a known, finite set get their own option. Requests with
 * unlimited variants (simulation inputs, invalid ids) share a fixed number of options, and a newer response
 * overwrites an older one. This way visitors cannot make the options table grow.
 */
final class Cache_Key {
	/** Prefix of every option that holds a cached response. */
	public const PREFIX = 'cfg_configurator_copy_';

	/** Number of shared options per call, by kind. */
	private const SHARED = array(
		Call::CATALOGUE  => 1,
		Call::MODEL      => 8,
		Call::DEALERS    => 16,
		Call::SIMULATION => 48,
	);

	/** Number of locks and circuit breakers per call. Two responses with the same number can block each other. */
	private const TURNS = 64;

	/**
	 * @param string $source URL of the response on the content site.
	 * @param string $own    Option used only by this response, for requests from a known set.
	 * @param string $shared Option shared with other responses.
	 * @param string $turn   Name of the lock and the circuit breaker.
	 */
	private function __construct(
		public readonly string $source,
		public readonly string $own,
		public readonly string $shared,
		public readonly string $turn
	) {
	}

	public static function of( Call $call, string $source ): self {
		$number = crc32( $source );
		return new self(
			$source,
			self::PREFIX . substr( hash( 'sha256', $source ), 0, 24 ),
			self::PREFIX . $call->name() . '_' . ( $number % self::SHARED[ $call->kind ] ),
			$call->name() . '_' . ( $number % self::TURNS )
		);
	}
}
