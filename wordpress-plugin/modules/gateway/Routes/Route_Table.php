<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Routes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Argument;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Gateway\Network\Content_Client;
use Cfg_Configurator\Modules\Gateway\Network\Content_Failure;
use Cfg_Configurator\Modules\Gateway\Network\Content_Refusal;
use Cfg_Configurator\Modules\Gateway\Picture_Copies;
use Cfg_Configurator\Modules\Gateway\Response_Resolver;
use Cfg_Configurator\Modules\Gateway\Sample_Models;
use Cfg_Configurator\Registrable;

/**
 * Registers each call of the registry below `cfg`, unless the site already has a route for it. Only runs on REST API
 * requests.
 */
final class Route_Table implements Registrable {
	/** Largest accepted body of a POST call, in bytes. */
	private const MAX_BYTES = 64 * KB_IN_BYTES;

	public function register(): void {
		// Run last, so that routes of other plugins can be detected.
		add_action( 'rest_api_init', array( $this, 'register_routes' ), PHP_INT_MAX );
		add_filter( 'rest_pre_serve_request', array( $this, 'serve' ), 10, 3 );
	}

	public function register_routes( \WP_REST_Server $server ): void {
		/** @var array<string, array<int|string, mixed>> $routes */
		$routes = $server->get_routes( 'cfg' );
		foreach ( Endpoint_Registry::all() as $endpoint ) {
			if ( ! self::is_taken( $routes, $endpoint->name, rtrim( $endpoint->rest_path(), '/' ), 'GET' ) ) {
				$this->add( $endpoint->route(), 'GET', fn ( \WP_REST_Request $request ) => $this->answer( $endpoint, $request ), $endpoint->arguments );
			}
		}
		foreach ( Endpoint_Registry::posts() as $name => $callback ) {
			if ( ! self::is_taken( $routes, $name, '/cfg/' . $name, 'POST' ) ) {
				$this->add( "/$name/?", 'POST', static fn ( \WP_REST_Request $request ) => self::refusal( $request ) ?? $callback( $request ), array() );
			}
		}
	}

	/**
	 * Prints a response that is already encoded.
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
	 * @param \WP_REST_Request<array<string, mixed>> $request Request with validated arguments.
	 * @throws Content_Failure If there is no response, not even a stale one.
	 * @throws Content_Refusal If the content site rejects the arguments.
	 */
	private function answer( Endpoint $endpoint, \WP_REST_Request $request ): \WP_REST_Response {
		// Arguments come from the URL path only. Query parameters of the same name are ignored.
		$given     = array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $request->get_url_params() );
		$arguments = array_merge( array_fill_keys( array_keys( $endpoint->arguments ), '' ), array_intersect_key( $given, $endpoint->arguments ) );
		$address   = Content_Client::address();
		// A request made by PHP code, such as a check of the health tab, needs the refreshed response, with the original pictures.
		$is_browser = defined( 'REST_REQUEST' ) && REST_REQUEST;
		$answer     = null === $address
			? ( new Sample_Models() )->answer( $endpoint, $arguments )
			: ( new Response_Resolver( $address, $endpoint, $arguments ) )->answer( $is_browser );
		$change     = $is_browser && Endpoint_Registry::MODELS === $endpoint->name ? Picture_Copies::localise( ... ) : null;
		return $answer->response( (string) $request->get_header( 'If-None-Match' ), $change );
	}

	/**
	 * Checks that a POST call has a JSON object. Its members are validated by the callback: a REST schema would convert
	 * between strings and numbers.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	private static function refusal( \WP_REST_Request $request ): ?\WP_REST_Response {
		$type = $request->get_content_type()['value'] ?? '';
		$body = $request->get_json_params();
		return match ( true ) {
			strlen( $request->get_body() ) > self::MAX_BYTES => Error_Response::response( 413, 'payload_too_large', 'At most 64 KB are read.' ),
			'application/json' !== $type => Error_Response::response( 415, 'unsupported_media_type', 'Send application/json.' ),
			! is_array( $body ) || array_is_list( $body ) => Error_Response::response( 400, 'bad_request', 'The body must be a JSON object.' ),
			default => null,
		};
	}

	/**
	 * @param non-falsy-string        $route     Route below the namespace.
	 * @param callable(\WP_REST_Request<array<string, mixed>>): (\WP_REST_Response|\WP_Error) $callback
	 * @param array<string, Argument> $arguments By name, in path order.
	 */
	private function add( string $route, string $method, callable $callback, array $arguments ): void {
		$answer = static function ( \WP_REST_Request $request ) use ( $callback ): \WP_REST_Response|\WP_Error {
			if ( null !== $request->get_header( Content_Client::MARK ) ) {
				return Error_Response::response( 508, 'cfg_gateway_loop', 'The address of the content site leads back to this site.' );
			}
			try {
				return $callback( $request );
			} catch ( Content_Refusal | Content_Failure $error ) {
				return Error_Response::of( $error );
			}
		};
		register_rest_route(
			'cfg',
			$route,
			array(
				'methods'             => $method,
				'callback'            => $answer,
				'args'                => array_map( static fn ( Argument $argument ): array => $argument->schema(), $arguments ),
				// Public: buyers are not logged in, the content site's data is public, and what POST calls store holds nothing personal.
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * Whether a theme or another plugin has registered the call, whatever the pattern of its route: by the call's name,
	 * or by a route that matches its example path.
	 *
	 * @param array<string, array<int|string, mixed>> $routes  Routes of the namespace `cfg`, from WP_REST_Server::get_routes.
	 * @param string                                  $name    Name of the call, such as 'lstModels'.
	 * @param string                                  $example Example path below the REST root, such as '/cfg/lstEngines/1'.
	 * @param string                                  $method  HTTP method, in uppercase.
	 */
	private static function is_taken( array $routes, string $name, string $example, string $method ): bool {
		$is_named = '#^/cfg/' . preg_quote( $name, '#' ) . '(?![a-z0-9_-])#i';
		foreach ( $routes as $route => $handlers ) {
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
