<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Abuse_Limits\Rate_Limit;

/** POST /wp-json/cfg/saveCfgOptions/ (spec §7). */
final class Save_Route {
	/** Maximum size of a stored configuration, in bytes of JSON. The widget sends about two thousand. */
	private const MAXIMUM_KEPT = 16_384;

	/**
	 * Saves per network address and window, as a multiple of the limit for leads: the widget saves at several steps. More are
	 * refused only if the table fills up as well: buyers may share an address.
	 */
	private const TIMES = 10;

	/** @param \WP_REST_Request<array<string, mixed>> $request With a JSON object. */
	public static function save( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		try {
			$fields = Saved_Fields::read( (array) $request->get_json_params() );
		} catch ( \InvalidArgumentException $wrong ) {
			return new \WP_Error( 'bad_request', $wrong->getMessage(), array( 'status' => 400 ) );
		}
		if ( strlen( (string) wp_json_encode( $fields ) ) > self::MAXIMUM_KEPT ) {
			return new \WP_Error( 'payload_too_large', 'At most 16 KB are kept.', array( 'status' => 413 ) );
		}
		if ( Rate_Limit::is_over( 'save', self::TIMES ) && Configuration_Table::is_filling() ) {
			return new \WP_Error( 'too_many_requests', 'Try again later.', array( 'status' => 429 ) );
		}
		return Configuration_Table::save( $fields )
			? new \WP_REST_Response( array( 'ok' => true ), 201 )
			: new \WP_Error( 'not_saved', 'The configuration could not be saved.', array( 'status' => 500 ) );
	}
}
