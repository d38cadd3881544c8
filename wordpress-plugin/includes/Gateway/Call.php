<?php
/**
 * One call of the content site.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * A content call (spec §7): its path, its arguments, and what its answer looks like.
 */
final class Call {
	/** Ranges, texts, limits: the same for everybody, seldom changed. */
	public const CATALOGUE = 'catalogue';

	/** The same, of one model. */
	public const MODEL = 'model';

	public const DEALERS = 'dealers';

	/** Figures of one wish, of which there are endlessly many. */
	public const SIMULATION = 'simulation';

	/**
	 * @param string                              $path      Below `/wp-json/cfg/`, with the closing slash that spec §7 writes.
	 * @param self::*                             $kind      Decides how long an answer is kept, and where.
	 * @param bool                                $is_list   Whether the answer is a list; otherwise an object.
	 * @param array<string, array<string, mixed>> $arguments Schemas, in the path's order.
	 * @param list<string>                        $example   Values that any site would take for the arguments.
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
	 * The route below the namespace, as register_rest_route takes it; a closing slash does not matter.
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
	 * Address below the content site's root.
	 *
	 * @param array<string, string> $arguments That their schemas let pass.
	 */
	public function path( array $arguments ): string {
		$path = 'wp-json/cfg/' . $this->path;
		foreach ( array_keys( $this->arguments ) as $name ) {
			$path .= '/' . rawurlencode( $arguments[ $name ] ?? '' );
		}
		return $path;
	}

	/**
	 * A usual path of the call below the REST root, by which routes of others are recognised.
	 */
	public function example(): string {
		return implode( '/', array( '/cfg/' . $this->name(), ...$this->example ) );
	}
}
