<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway\Routes;

defined( 'ABSPATH' ) || exit;

/** Finds routes registered by a theme or another plugin, whatever their pattern. */
final class Taken_Routes {
	/** @param array<string, array<int|string, mixed>> $routes Routes of the namespace `cfg`, from WP_REST_Server::get_routes. */
	public function __construct( private array $routes ) {
	}

	/**
	 * Checks whether a route has the call's name or matches its example path.
	 *
	 * @param string $name    Name of the call, such as 'lstModels'.
	 * @param string $example Example path below the REST root, such as '/cfg/lstEngines/1'.
	 * @param string $method  HTTP method, in uppercase.
	 */
	public function has( string $name, string $example, string $method ): bool {
		$is_named = '#^/cfg/' . preg_quote( $name, '#' ) . '(?![a-z0-9_-])#i';
		foreach ( $this->routes as $route => $handlers ) {
			$is_meant = 1 === preg_match( $is_named, $route )
				|| 1 === preg_match( '@^' . $route . '$@i', $example )
				|| 1 === preg_match( '@^' . $route . '$@i', $example . '/' );
			foreach ( $is_meant ? $handlers : array() as $handler ) {
				if ( is_array( $handler ) && is_array( $handler['methods'] ?? null ) && ! empty( $handler['methods'][ $method ] ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
