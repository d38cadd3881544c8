<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Describes a content call (spec §7): its path, its arguments, the shape of its response and its caching. Routes,
 * cache, circuit breaker and health check read everything they need from here.
 */
final class Endpoint {
	/** @var string Name of the call, such as 'lstModels'. */
	public readonly string $name;

	/**
	 * @param string                $path      Path below `/wp-json/cfg/`, with a trailing slash where spec §7 has one.
	 * @param bool                  $is_list   Whether the response is a list; otherwise it is an object.
	 * @param string                $field     Field that the health check requires in the object; '' for none.
	 * @param array<string, Argument> $arguments By name, in path order.
	 */
	private function __construct(
		private string $path,
		public readonly Caching $caching,
		public readonly bool $is_list,
		public readonly string $field,
		public readonly array $arguments
	) {
		$this->name = rtrim( $path, '/' );
	}

	/** @param array<string, Argument> $arguments */
	public static function list( string $path, Caching $caching, array $arguments = array() ): self {
		return new self( $path, $caching, true, '', $arguments );
	}

	/** @param array<string, Argument> $arguments */
	public static function object( string $path, Caching $caching, string $field = '', array $arguments = array() ): self {
		return new self( $path, $caching, false, $field, $arguments );
	}

	/** @return non-falsy-string For register_rest_route, without the namespace. The trailing slash is optional. */
	public function route(): string {
		$route = '/' . $this->name;
		foreach ( array_keys( $this->arguments ) as $name ) {
			$route .= "/(?P<$name>[^/]+)";
		}
		return $route . '/?';
	}

	/** @return array{fresh: float, kept: float, wait: float, pause: float} Timeouts and cache lifetimes, in seconds. */
	public function seconds(): array {
		$seconds = array(
			'fresh' => $this->caching->fresh(),
			'kept'  => $this->caching->kept(),
			// Below the widget's own timeout of 12 s.
			'wait'  => 8.0,
			'pause' => 15,
		);
		/**
		 * Filters the gateway's timeouts and cache lifetimes.
		 *
		 * @param array<string, int|float> $seconds `fresh` (served from the cache without a request), `kept` (served as
		 *                                          stale if the content site fails), `wait` (timeout), `pause` (after a
		 *                                          failure).
		 * @param string                   $call    Name of the call, such as 'lstModels'.
		 */
		$filtered = apply_filters( 'cfg_configurator_gateway_seconds', $seconds, $this->name );
		$numbers  = array_filter( is_array( $filtered ) ? $filtered : array(), 'is_numeric' );
		/** @var array{fresh: float, kept: float, wait: float, pause: float} $valid */
		$valid = array_map( static fn ( mixed $number ): float => max( 0.0, (float) $number ), array_intersect_key( $numbers, $seconds ) + $seconds );
		return $valid;
	}

	/**
	 * Returns the path relative to the content site's root, as the widget requests it.
	 *
	 * @param array<string, string> $values Argument values by name. The example stands in for a missing one.
	 */
	public function path( array $values = array() ): string {
		return 'wp-json' . $this->rest_path( $values );
	}

	/**
	 * Returns the path below the REST root, such as '/cfg/lstEngines/101'.
	 *
	 * @param array<string, string> $values
	 */
	public function rest_path( array $values = array() ): string {
		$path = '/cfg/' . $this->path;
		foreach ( $this->arguments as $name => $argument ) {
			$path .= '/' . rawurlencode( $values[ $name ] ?? $argument->example() );
		}
		return $path;
	}
}
