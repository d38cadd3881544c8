<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/** Registers each call of the registry below `cfg`, unless the site already has a route for it. Only runs on REST API requests. */
final class Route_Table {
	/** Largest accepted body of a POST call, in bytes. */
	private const MAX_BYTES = 64 * KB_IN_BYTES;

	public static function register( \WP_REST_Server $server ): void {
		add_filter( 'rest_pre_serve_request', array( self::class, 'serve' ), 10, 3 );
		/** @var array<string, array<mixed>> $routes */
		$routes = $server->get_routes( 'cfg' );
		foreach ( Endpoint::all() as $endpoint ) {
			// The value may be that of a query parameter of the same name.
			$check  = static fn ( mixed $value, \WP_REST_Request $request, string $name ) => $endpoint->accepts( $name, $request->get_url_params()[ $name ] );
			$args   = array_fill_keys( $endpoint->arguments, array( 'validate_callback' => $check ) );
			$answer = static fn ( \WP_REST_Request $request ) => ( new Response_Resolver( $endpoint, $request ) )->answer();
			self::add( $routes, $endpoint->route(), $endpoint->rest_path(), 'GET', $answer, $args );
		}
		foreach ( Endpoint::posts() as $name => $callback ) {
			$answer = static fn ( \WP_REST_Request $request ) => self::refusal( $request ) ?? $callback( $request );
			self::add( $routes, "/$name/?", "/cfg/$name", 'POST', $answer );
		}
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request Its response is printed here if it is already encoded. */
	public static function serve( mixed $served, mixed $response, \WP_REST_Request $request ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- WordPress wraps these answers itself.
		if ( $served || ! $response instanceof Gateway_Response || null === $response->json() || isset( $_GET['_jsonp'] ) ) {
			return (bool) $served;
		}
		if ( 'HEAD' !== $request->get_method() && 304 !== $response->get_status() ) {
			echo $response->json(); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON, sent as such.
		}
		return true;
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request POST call. Its callback validates members: a REST schema would convert strings to numbers. */
	private static function refusal( \WP_REST_Request $request ): ?\WP_Error {
		$type = $request->get_content_type()['value'] ?? '';
		$body = $request->get_json_params();
		return match ( true ) {
			strlen( $request->get_body() ) > self::MAX_BYTES => new \WP_Error( 'payload_too_large', 'At most 64 KB are read.', array( 'status' => 413 ) ),
			'application/json' !== $type => new \WP_Error( 'unsupported_media_type', 'Send application/json.', array( 'status' => 415 ) ),
			! is_array( $body ) || array_is_list( $body ) => new \WP_Error( 'bad_request', 'The body must be a JSON object.', array( 'status' => 400 ) ),
			default => null,
		};
	}

	/**
	 * @param array<string, array<mixed>>         $routes  Routes of the namespace with their handlers: a call that the site has is not registered.
	 * @param non-falsy-string                    $route   Route below the namespace.
	 * @param string                              $example Path below the REST root, such as '/cfg/lstEngines/1'.
	 * @param \Closure(\WP_REST_Request<array<string, mixed>>): (\WP_REST_Response|\WP_Error) $callback
	 * @param array<string, array<string, mixed>> $args    Arguments of the path by name.
	 */
	private static function add( array $routes, string $route, string $example, string $method, \Closure $callback, array $args = array() ): void {
		if ( self::is_taken( $routes, rtrim( $example, '/' ), $method ) ) {
			return;
		}
		$answer = static function ( \WP_REST_Request $request ) use ( $callback ): \WP_REST_Response {
			try {
				$answer = null === $request->get_header( Content_Client::MARK ) ? $callback( $request )
					: new \WP_Error( 'cfg_gateway_loop', 'The address of the content site leads back to this site.', array( 'status' => 508 ) );
			} catch ( Content_Failure $failure ) {
				$answer = $failure;
			}
			return $answer instanceof \WP_REST_Response ? $answer : self::error( $answer );
		};
		register_rest_route(
			'cfg',
			$route,
			array(
				'methods'             => $method,
				'callback'            => $answer,
				'args'                => $args,
				// Public: buyers are not logged in, the content site's data is public, and what POST calls store holds nothing personal.
				'permission_callback' => '__return_true',
			)
		);
	}

	/** An error in the format of the WordPress REST API and the content site, `{ code, message }`. Never cached. */
	private static function error( Content_Failure|\WP_Error $error ): \WP_REST_Response {
		$headers = array( 'Cache-Control' => 'no-store' );
		if ( $error instanceof Content_Failure ) {
			// No Retry-After: the widget would wait that long, and its own retry is cheap.
			$headers['X-Cfg-Failure'] = $error->reason;
			if ( 0 !== $error->status ) {
				$headers['X-Cfg-Status'] = (string) $error->status;
			}
			list( $code, $status ) = match ( $error->reason ) {
				Content_Failure::NO_SOURCE => array( 'no_source', 404 ),
				Content_Failure::SLOW => array( 'cfg_content_site_slow', 504 ),
				default => array( "cfg_content_site_{$error->reason}", 502 ),
			};
			$error = new \WP_Error( $code, $error->getMessage(), array( 'status' => $status ) );
		}
		$response = rest_convert_error_to_response( $error );
		$response->set_headers( $headers );
		return $response;
	}

	/** @param array<string, array<mixed>> $routes One may have the call, whatever its pattern: by the call's name, or by matching the example path. */
	private static function is_taken( array $routes, string $example, string $method ): bool {
		$name = explode( '/', $example )[2];
		foreach ( $routes as $route => $handlers ) {
			$is_meant = 1 === preg_match( "#^/cfg/$name(?![a-z0-9_-])#i", $route ) || array() !== preg_grep( "@^$route$@i", array( $example, "$example/" ) );
			if ( $is_meant && in_array( true, array_column( array_column( $handlers, 'methods' ), $method ), true ) ) {
				return true;
			}
		}
		return false;
	}
}
