<?php
/**
 * Which calls the site answers itself.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Recognises the routes that a theme or another plugin has registered, however they are written.
 */
final class Taken_Routes {
	/**
	 * @param array<string, array<int|string, mixed>> $routes Of the namespace `cfg`, as WP_REST_Server::get_routes gives them.
	 */
	public function __construct( private array $routes ) {
	}

	/**
	 * Whether there is a route of the call's name, or one that would answer a usual request of it.
	 *
	 * @param string $name    Of the call, such as 'lstModels'.
	 * @param string $example A usual path below the REST root, such as '/cfg/lstEngines/1'.
	 * @param string $method  HTTP method, in capitals.
	 */
	public function has( string $name, string $example, string $method ): bool {
		$is_named = '#^/cfg/' . preg_quote( $name, '#' ) . '(?![a-z0-9_-])#i';
		foreach ( $this->routes as $route => $handlers ) {
			$is_meant = 1 === preg_match( $is_named, $route )
				|| 1 === preg_match( '@^' . $route . '$@i', $example )
				|| 1 === preg_match( '@^' . $route . '$@i', $example . '/' );
			if ( $is_meant && $this->takes( $handlers, $method ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<int|string, mixed> $handlers Of a route.
	 */
	private function takes( array $handlers, string $method ): bool {
		foreach ( $handlers as $handler ) {
			if ( is_array( $handler ) && is_array( $handler['methods'] ?? null ) && ! empty( $handler['methods'][ $method ] ) ) {
				return true;
			}
		}
		return false;
	}
}
