<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'ABSPATH' ) || exit;

/** Answers the content calls (spec §7, docs/content-api.md) at the gateway's address: only these, with arguments of these types. */
final class Gateway {
	/** Largest accepted body of a POST call, in bytes. */
	private const MAX_BYTES = 64 * KB_IN_BYTES;

	/** Simulations of one network within ten minutes. A buyer who moves a slider needs dozens. */
	private const SIMULATIONS = 600;

	private const PREFIX = '/wp-json/cfg/';

	private const TYPES = array(
		'{id}'      => '[A-Za-z0-9_-]{1,40}',
		'{dealers}' => '(?=.{1,400}$)[A-Za-z0-9]{1,40}(?:[-,][A-Za-z0-9]{1,40})*',
		'{euros}'   => '\d{1,8}(?:\.\d{1,20})?',
		'{percent}' => '(?:100|\d{1,2}(?:\.\d{1,20})?)',
		'{months}'  => '[1-9]\d{0,2}',
		'{type}'    => '[SN]',
	);

	private const LISTS = 'config_simul|(?:lstModels|boModelsFields|equipmentLst|backOffice|carPods)/|hyuDealersLst/{dealers}'
		. '|(?:lstEngines|lstVersions|extColors|panomaricLI|stockCars)/{id}';

	/** Field of each response, by path. */
	private const SIMULATED = array(
		'updateFinances/{id}/{euros}/{euros}/{euros}/{euros}/{months}/{percent}/{percent}/{euros}/{type}' => 'financialInfo',
		'amortisation/{id}/{euros}/{euros}/{euros}/{euros}/{months}/{percent}/{percent}/{euros}/{type}' => 'rows',
		'compareFinances/{id}/{euros}/{euros}/{euros}/{months}' => 'modalities',
	);

	private const POSTS = array(
		'get-cfg-pdf/'    => array( Posts::class, 'create_pdf' ),
		'saveCfgOptions/' => array( Posts::class, 'save_configuration' ),
		'saveBuild/'      => array( Builds\Build_Calls::class, 'save' ),
		'findBuild/'      => array( Builds\Build_Calls::class, 'find' ),
	);

	/** Answers the request and ends it. */
	public static function respond(): never {
		// The REST API's nonce is not checked here, so a session must not count.
		wp_set_current_user( 0 );
		// phpcs:disable WordPress.Security -- read as texts, and compared with patterns.
		$path   = is_string( $_GET[ ARGUMENT ] ?? null ) ? wp_unslash( $_GET[ ARGUMENT ] ) : '';
		$text   = static fn ( string $name ): string => is_string( $_SERVER[ $name ] ?? null ) ? wp_unslash( $_SERVER[ $name ] ) : '';
		$method = $text( 'REQUEST_METHOD' );
		// phpcs:enable
		$request = new \WP_REST_Request( $method, $path );
		$request->set_header( 'Content-Type', $text( 'CONTENT_TYPE' ) );
		$request->set_header( 'If-None-Match', $text( 'HTTP_IF_NONE_MATCH' ) );
		$request->set_body( 'POST' === $method ? (string) file_get_contents( 'php://input', false, null, 0, self::MAX_BYTES + 1 ) : '' );
		self::answer( $request )->send( 'HEAD' === $method );
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request Its route is the path that the widget has appended. */
	public static function answer( \WP_REST_Request $request ): Response {
		$path = $request->get_route();
		if ( 'preview' === $path ) {
			return Previews\Pictures::answer();
		}
		$call = str_starts_with( $path, self::PREFIX ) ? substr( $path, strlen( self::PREFIX ) ) : '';
		return match ( true ) {
			isset( self::POSTS[ trailingslashit( $call ) ] ) => self::post( $request, self::POSTS[ trailingslashit( $call ) ] ),
			! in_array( $request->get_method(), array( 'GET', 'HEAD' ), true ) => self::not_allowed( 'GET, HEAD' ),
			self::fits( self::LISTS, $call ) => Upstream::list( $call, (string) $request->get_header( 'If-None-Match' ) ),
			default => self::simulation( $call ),
		};
	}

	private static function simulation( string $call ): Response {
		foreach ( self::SIMULATED as $pattern => $field ) {
			if ( self::fits( $pattern, $call ) ) {
				return Limit::is_over( 'simulation', self::SIMULATIONS ) ? Response::too_many() : Upstream::call( $call, '', $field );
			}
		}
		return Response::error( 404, 'no_call', 'There is no such call.' );
	}

	private static function fits( string $pattern, string $call ): bool {
		return 1 === preg_match( '#^(?:' . strtr( $pattern, self::TYPES ) . ')$#D', $call );
	}

	/**
	 * @param \WP_REST_Request<array<string, mixed>>   $request
	 * @param callable(array<mixed>, string): Response $answer
	 */
	private static function post( \WP_REST_Request $request, callable $answer ): Response {
		$type = $request->get_content_type()['value'] ?? '';
		$body = json_decode( $request->get_body(), true );
		if ( 'POST' !== $request->get_method() ) {
			return self::not_allowed( 'POST' );
		}
		return match ( true ) {
			strlen( $request->get_body() ) > self::MAX_BYTES => Response::error( 413, 'payload_too_large', 'At most 64 KB are read.' ),
			'application/json' !== $type => Response::error( 415, 'unsupported_media_type', 'Send application/json.' ),
			! is_array( $body ) || array_is_list( $body ) => Response::bad_request( 'The body must be a JSON object.' ),
			default => $answer( $body, $request->get_body() ),
		};
	}

	private static function not_allowed( string $methods ): Response {
		return Response::error( 405, 'method_not_allowed', "Use $methods." )->with( array( 'Allow' => $methods ) );
	}
}
