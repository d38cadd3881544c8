<?php
/**
 * A call to the content site.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Describes a content call (spec §7): its path, its arguments and the shape of its response.
 */
final class Call {
	/** Models, texts and limits. The same for all visitors, and rarely changed. */
	public const CATALOGUE = 'catalogue';

	/** Like CATALOGUE, but for a single model. */
	public const MODEL = 'model';

	public const DEALERS = 'dealers';

	/** Financing figures for one set of inputs; the number of variants is unlimited. */
	public const SIMULATION = 'simulation';

	/**
	 * @param string                              $path      Path below `/wp-json/cfg/`, with a trailing slash where spec §7 has one.
	 * @param self::*                             $kind      Determines the cache lifetime and the cache key.
	 * @param bool                                $is_list   Whether the response is a list; otherwise it is an object.
	 * @param array<string, array<string, mixed>> $arguments REST schemas by argument name, in path order.
	 * @param list<string>                        $example   Example values for the arguments, valid on any site.
	 */
	public function __construct(
		private string $path,
		public readonly string $kind,
		public readonly bool $is_list,
		public readonly array $arguments = array(),
		private array $example = array()
	) {
	}

	public function name(): string {
		return rtrim( $this->path, '/' );
	}

	/**
	 * Returns the route for register_rest_route, without the namespace. The trailing slash is optional.
	 *
	 * @return non-falsy-string
	 */
	public function route(): string {
		$route = '/' . $this->name();
		foreach ( array_keys( $this->arguments ) as $name ) {
			$route .= "/(?P<$name>[^/]+)";
		}
		return $route . '/?';
	}

	/**
	 * Returns the path relative to the content site's root.
	 *
	 * @param array<string, string> $arguments Validated arguments.
	 */
	public function path( array $arguments ): string {
		$path = 'wp-json/cfg/' . $this->path;
		foreach ( array_keys( $this->arguments ) as $name ) {
			$path .= '/' . rawurlencode( $arguments[ $name ] ?? '' );
		}
		return $path;
	}

	/**
	 * Returns an example path below the REST root, used to detect routes registered by other code.
	 */
	public function example(): string {
		return implode( '/', array( '/cfg/' . $this->name(), ...$this->example ) );
	}
}
