<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Builds;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Posting\Rate_Limit;
use Cfg_Configurator\Leads\Storage\Build_Table;

/** POST /wp-json/cfg/saveBuild/ and /wp-json/cfg/findBuild/. Registered only if the site has no routes of these names. */
final class Build_Routes {
	private const SPACE = 'cfg';

	/** Maximum size of the request body, in bytes. */
	private const MAXIMUM_BYTES = 65_536;

	/** New builds and look-ups per network address and window, as multiples of the limit for leads. */
	private const TIMES = 10;

	/** Registers the routes. Called late in `rest_api_init`, so that routes of the site take precedence. */
	public static function add(): void {
		self::route( 'saveBuild', self::save( ... ) );
		self::route( 'findBuild', self::find( ... ) );
	}

	/** @param callable(array<mixed>): (\WP_REST_Response|\WP_Error) $answer Gets the decoded body. */
	private static function route( string $name, callable $answer ): void {
		if ( isset( rest_get_server()->get_routes( self::SPACE )[ '/' . self::SPACE . '/' . $name ] ) ) {
			return;
		}
		register_rest_route(
			self::SPACE,
			'/' . $name,
			array(
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => fn ( \WP_REST_Request $request ) => self::answer( $request, $answer ),
				// Buyers have no account. A build holds nothing personal.
				'permission_callback' => '__return_true',
				// Build validates the body: a REST schema would convert between strings and numbers.
				'args'                => array(),
			)
		);
	}

	/** @param callable(array<mixed>): (\WP_REST_Response|\WP_Error) $answer Gets the decoded body. */
	private static function answer( \WP_REST_Request $request, callable $answer ): \WP_REST_Response|\WP_Error {
		if ( strlen( $request->get_body() ) > self::MAXIMUM_BYTES ) {
			return new \WP_Error( 'payload_too_large', 'At most 64 KB are read.', array( 'status' => 413 ) );
		}
		if ( 'application/json' !== ( $request->get_content_type()['value'] ?? '' ) ) {
			return new \WP_Error( 'unsupported_media_type', 'Send application/json.', array( 'status' => 415 ) );
		}
		$body = json_decode( $request->get_body(), true );
		if ( ! is_array( $body ) || array_is_list( $body ) ) {
			return self::wrong( 'The body must be a JSON object.' );
		}
		return $answer( $body );
	}

	/** @param array<mixed> $body Decoded JSON object. */
	private static function save( array $body ): \WP_REST_Response|\WP_Error {
		try {
			$build = Build::read( $body['items'] ?? null );
		} catch ( \InvalidArgumentException $wrong ) {
			return self::wrong( $wrong->getMessage() );
		}
		$kept = Build_Table::known( $build );
		if ( null !== $kept ) {
			return new \WP_REST_Response( $kept->to_answer() );
		}
		if ( Rate_Limit::is_over( 'build', self::TIMES ) ) {
			return self::busy();
		}
		$kept = Build_Table::add( $build );
		return null === $kept
			? new \WP_Error( 'not_saved', 'The build could not be saved.', array( 'status' => 500 ) )
			: new \WP_REST_Response( $kept->to_answer(), 201 );
	}

	/** @param array<mixed> $body Decoded JSON object. */
	private static function find( array $body ): \WP_REST_Response|\WP_Error {
		$code = Build_Code::parse( is_string( $body['code'] ?? null ) ? $body['code'] : '' );
		if ( '' === $code ) {
			return self::wrong( 'code is not a build code.' );
		}
		if ( Rate_Limit::is_over( 'find-build', self::TIMES ) ) {
			return self::busy();
		}
		$kept = Build_Table::find( $code );
		return null === $kept
			? new \WP_Error( 'not_found', 'There is no build with this code.', array( 'status' => 404 ) )
			: new \WP_REST_Response(
				array(
					...$kept->to_answer(),
					'items' => $kept->build->items,
				)
			);
	}

	private static function wrong( string $message ): \WP_Error {
		return new \WP_Error( 'bad_request', $message, array( 'status' => 400 ) );
	}

	private static function busy(): \WP_Error {
		return new \WP_Error( 'too_many_requests', 'Try again later.', array( 'status' => 429 ) );
	}
}
