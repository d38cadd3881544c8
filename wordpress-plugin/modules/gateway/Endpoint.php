<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * A GET call of spec §7 and docs/content-api.md, as `calls.json` declares it, for routes, cache, circuit breaker and health check. Also the list of these
 * calls and of the POST calls, of which only get-cfg-pdf reaches the content site.
 */
final class Endpoint {
	/** What a call is about: the whole catalogue, dealers, one model, its stock, which a site may not have, or the terms of one financing. */
	public const CATALOGUE  = 'catalogue';
	public const DEALERS    = 'dealers';
	public const MODEL      = 'model';
	public const STOCK      = 'stock';
	public const SIMULATION = 'simulation';

	/** Names of calls. */
	public const MODELS = 'lstModels';
	public const PDF    = 'get-cfg-pdf';

	/** @var array<string, \Closure(\WP_REST_Request<array<string, mixed>>): (\WP_REST_Response|\WP_Error)> POST calls of other modules. */
	private static array $added = array();

	/** @var string Name of the call, such as 'lstModels'. */
	public readonly string $name;

	/** @var list<string> Names of the arguments in the path. */
	public readonly array $arguments;

	/**
	 * @param string $path  Path below `/wp-json/cfg/` with arguments in braces, and a trailing slash where spec §7 has one.
	 * @param string $about One of the constants.
	 * @param array<string, array{pattern: string, example: string, minimum?: int, maximum?: int}> $types Of arguments, by name.
	 * @param ?string $field Field that the health check requires if the response is an object, '' for none; null for a list.
	 */
	private function __construct( private string $path, public readonly string $about, private array $types, public readonly ?string $field ) {
		preg_match_all( '/{(\w+)}/', $path, $names );
		$this->name      = explode( '/', $path )[0];
		$this->arguments = $names[1];
	}

	/** @return array<string, self> GET calls by name. */
	public static function all(): array {
		/** @var array{reads: array<string, array<string, string>>, types: array<string, array{pattern: string, example: string}>, arguments: array<string, string>} $calls */
		$calls = wp_json_file_decode( __DIR__ . '/calls.json', array( 'associative' => true ) );
		$types = array_map( static fn ( string $type ): array => $calls['types'][ $type ], $calls['arguments'] );
		$all   = array();
		foreach ( $calls['reads'] as $path => $call ) {
			$all[ explode( '/', $path )[0] ] = new self( $path, $call['about'], $types, $call['field'] ?? null );
		}
		return $all;
	}

	/** @throws \OutOfBoundsException If there is no such GET call. */
	public static function named( string $name ): self {
		return self::all()[ $name ] ?? throw new \OutOfBoundsException( "There is no call $name." );
	}

	/** @param \Closure(\WP_REST_Request<array<string, mixed>>): (\WP_REST_Response|\WP_Error) $callback Answers the call. */
	public static function add_post( string $name, \Closure $callback ): void {
		self::$added[ $name ] = $callback;
	}

	/** @return array<string, \Closure(\WP_REST_Request<array<string, mixed>>): (\WP_REST_Response|\WP_Error)> Callbacks of the POST calls by name. */
	public static function posts(): array {
		return self::$added + array( self::PDF => Configuration_Pdf::create( ... ) );
	}

	/** @return array<mixed> Schema of the response in docs/openapi.yaml, without references. */
	public function schema(): array {
		/** @var array<string, array<mixed>> $schemas */
		$schemas = wp_json_file_decode( __DIR__ . '/contract.json', array( 'associative' => true ) );
		return $schemas[ $this->name ] ?? array();
	}

	/** Whether the value of an argument is valid. Values are not changed, so the content site receives what the widget sent. */
	public function accepts( string $argument, mixed $value ): bool {
		$type = $this->types[ $argument ];
		return is_string( $value ) && 1 === preg_match( "/^(?:{$type['pattern']})\$/D", $value )
			&& ( ! isset( $type['minimum'], $type['maximum'] ) || ( $value >= $type['minimum'] && $value <= $type['maximum'] ) );
	}

	/** @return non-falsy-string For register_rest_route, without the namespace. The trailing slash is optional. */
	public function route(): string {
		return '/' . preg_replace( '/{(\w+)}/', '(?P<$1>[^/]+)', rtrim( $this->path, '/' ) ) . '/?';
	}

	/** @return array{fresh: float, wait: float, pause: float} Lifetime in the cache, timeout, and pause after a failure, in seconds. */
	public function seconds(): array {
		$seconds = array(
			// Browsers keep lists for a minute more.
			'fresh' => ( self::SIMULATION === $this->about ? 1 : 4 ) * MINUTE_IN_SECONDS,
			// Below the widget's own timeout of 12 s.
			'wait'  => 8.0,
			'pause' => 15,
		);
		/**
		 * Filters the gateway's timeouts and cache lifetimes.
		 *
		 * @param array<string, int|float> $seconds `fresh` (returned from the cache without a request), `wait` (timeout),
		 *                                          `pause` (after a failure).
		 * @param string                   $call    Name of the call, such as 'lstModels'.
		 */
		$filtered = apply_filters( 'cfg_configurator_gateway_seconds', $seconds, $this->name );
		$numbers  = array_filter( is_array( $filtered ) ? $filtered : array(), 'is_numeric' );
		/** @var array{fresh: float, wait: float, pause: float} $valid */
		$valid = array_map( static fn ( mixed $number ): float => max( 0.0, (float) $number ), array_intersect_key( $numbers, $seconds ) + $seconds );
		return $valid;
	}

	/** @param array<string> $values Arguments by name, or examples. Returns the path below the content site's root, as the widget requests it. */
	public function path( array $values = array() ): string {
		return 'wp-json' . $this->rest_path( $values );
	}

	/** @param array<string> $values As above. Returns the path below the REST root, such as '/cfg/lstEngines/101'. */
	public function rest_path( array $values = array() ): string {
		$pairs = array();
		foreach ( $this->arguments as $name ) {
			$pairs[ '{' . $name . '}' ] = rawurlencode( $values[ $name ] ?? $this->types[ $name ]['example'] );
		}
		return '/cfg/' . strtr( $this->path, $pairs );
	}
}
