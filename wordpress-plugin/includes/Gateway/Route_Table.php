<?php
/**
 * REST routes of the content calls.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Settings\Settings;

/**
 * Registers each call of spec §7 under the same path, unless the site already has a route for it. Only runs
 * on REST API requests.
 */
final class Route_Table implements Module {
	public const REST_NAMESPACE = 'cfg';

	/**
	 * @param string $file The plugin's main file.
	 */
	public function __construct( private Settings $settings, private string $file ) {
	}

	public function register(): void {
		// Run last, so that routes of other plugins can be detected.
		add_action( 'rest_api_init', array( $this, 'register_routes' ), PHP_INT_MAX );
		add_filter( 'rest_pre_serve_request', array( $this, 'serve' ), 10, 3 );
		// WordPress runs this hook daily.
		add_action( 'delete_expired_transients', array( new Response_Cache(), 'drop_old' ) );
	}

	public function register_routes( \WP_REST_Server $server ): void {
		/** @var array<string, array<int|string, mixed>> $routes */
		$routes  = $server->get_routes( self::REST_NAMESPACE );
		$taken   = new Taken_Routes( $routes );
		$answers = new Call_Answers( $this->settings, $this->file );
		foreach ( Endpoint_Registry::all() as $call ) {
			if ( ! $taken->has( $call->name(), $call->example(), 'GET' ) ) {
				$answer = static fn ( \WP_REST_Request $request ): \WP_REST_Response => $answers->answer( $call, $request );
				$this->add( $call->route(), 'GET', $answer, $call->arguments );
			}
		}
		$sheet = new Sheet_Route( $this->settings );
		if ( ! $taken->has( Sheet_Route::NAME, '/cfg/' . Sheet_Route::NAME, 'POST' ) ) {
			$this->add( '/' . Sheet_Route::NAME . '/?', 'POST', array( $sheet, 'answer' ), array() );
		}
	}

	/**
	 * Callback for the `rest_pre_serve_request` filter. Prints a response that is already encoded.
	 *
	 * @param mixed                                  $served   Whether the response has already been served.
	 * @param mixed                                  $response Response to print.
	 * @param \WP_REST_Request<array<string, mixed>> $request  Current request.
	 */
	public function serve( mixed $served, mixed $response, \WP_REST_Request $request ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- WordPress wraps these answers itself.
		if ( $served || ! $response instanceof Json_Response || null === $response->json() || isset( $_GET['_jsonp'] ) ) {
			return (bool) $served;
		}
		if ( 'HEAD' !== $request->get_method() && 304 !== $response->get_status() ) {
			echo $response->json(); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON, sent as such.
		}
		return true;
	}

	/**
	 * @param non-falsy-string                    $route     Route below the namespace.
	 * @param array<string, array<string, mixed>> $arguments REST schemas by argument name.
	 */
	private function add( string $route, string $method, callable $callback, array $arguments ): void {
		register_rest_route(
			self::REST_NAMESPACE,
			$route,
			array(
				'methods'             => $method,
				'callback'            => $callback,
				'args'                => $arguments,
				// Public: buyers are not logged in, and the content site's data is public.
				'permission_callback' => '__return_true',
			)
		);
	}
}
