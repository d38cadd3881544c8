<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Posting\Rate_Limit;
use Cfg_Configurator\Leads\Storage\Configuration_Table;

/** POST /wp-json/cfg/saveCfgOptions/ (spec §7). Registered only if the site has no route of that name. */
final class Save_Route {
	private const SPACE = 'cfg';
	private const ROUTE = '/saveCfgOptions';

	/** Maximum size of the request body, in bytes. */
	private const MAXIMUM_BYTES = 65_536;

	/** Maximum size of a stored configuration, in bytes of JSON. The widget sends about two thousand. */
	private const MAXIMUM_KEPT = 16_384;

	/**
	 * Saves allowed per network address and window, as a multiple of the limit for leads: the widget saves at several
	 * steps.
	 */
	private const TIMES = 10;

	/** Registers the route. Called late in `rest_api_init`, so that a route of the site takes precedence. */
	public static function add(): void {
		if ( isset( rest_get_server()->get_routes( self::SPACE )[ '/' . self::SPACE . self::ROUTE ] ) ) {
			return;
		}
		register_rest_route(
			self::SPACE,
			self::ROUTE,
			array(
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => array( self::class, 'answer' ),
				// Buyers have no account. The route stores a configuration and returns none of it.
				'permission_callback' => '__return_true',
				// Saved_Fields validates the body: a REST schema would convert between strings and numbers.
				'args'                => array(),
			)
		);
	}

	public static function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		if ( strlen( $request->get_body() ) > self::MAXIMUM_BYTES ) {
			return new \WP_Error( 'payload_too_large', 'At most 64 KB are read.', array( 'status' => 413 ) );
		}
		if ( 'application/json' !== ( $request->get_content_type()['value'] ?? '' ) ) {
			return new \WP_Error( 'unsupported_media_type', 'Send application/json.', array( 'status' => 415 ) );
		}
		$body = json_decode( $request->get_body(), true );
		if ( ! is_array( $body ) || array_is_list( $body ) ) {
			return new \WP_Error( 'bad_request', 'The body must be a JSON object.', array( 'status' => 400 ) );
		}
		try {
			$fields = Saved_Fields::read( $body );
		} catch ( \InvalidArgumentException $wrong ) {
			return new \WP_Error( 'bad_request', $wrong->getMessage(), array( 'status' => 400 ) );
		}
		if ( strlen( (string) wp_json_encode( $fields ) ) > self::MAXIMUM_KEPT ) {
			return new \WP_Error( 'payload_too_large', 'At most 16 KB are kept.', array( 'status' => 413 ) );
		}
		if ( Rate_Limit::is_over( 'save', self::TIMES ) ) {
			return new \WP_Error( 'too_many_requests', 'Try again later.', array( 'status' => 429 ) );
		}
		return Configuration_Table::save( $fields )
			? new \WP_REST_Response( array( 'ok' => true ), 201 )
			: new \WP_Error( 'not_saved', 'The configuration could not be saved.', array( 'status' => 500 ) );
	}
}
