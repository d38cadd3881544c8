<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Modules\Abuse_Limits\Rate_Limit;

/** POST /wp-json/cfg/saveBuild/ and /wp-json/cfg/findBuild/ (docs/content-api.md). */
final class Build_Routes {
	/**
	 * New builds and unknown codes per network address and window, as multiples of the limit for leads. More builds are refused
	 * only if the table fills up as well, and a code that exists is always answered: buyers may share an address.
	 */
	private const TIMES = 10;

	/** @param \WP_REST_Request<array<string, mixed>> $request With a JSON object. */
	public static function save( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		try {
			$build = Build::read( $request->get_json_params()['items'] ?? null );
		} catch ( \InvalidArgumentException $wrong ) {
			return self::wrong( $wrong->getMessage() );
		}
		$saved = Build_Table::known( $build );
		if ( null !== $saved ) {
			return new \WP_REST_Response( $saved->to_answer() );
		}
		if ( Rate_Limit::is_over( 'build', self::TIMES ) && Build_Table::is_filling() ) {
			return self::busy();
		}
		$saved = Build_Table::add( $build );
		return null === $saved
			? new \WP_Error( 'not_saved', 'The build could not be saved.', array( 'status' => 500 ) )
			: new \WP_REST_Response( $saved->to_answer(), 201 );
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request With a JSON object. */
	public static function find( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$typed = $request->get_json_params()['code'] ?? null;
		$code  = Build_Code::parse( is_string( $typed ) ? $typed : '' );
		if ( '' === $code ) {
			return self::wrong( 'code is not a build code.' );
		}
		$saved = Build_Table::find( $code );
		if ( null === $saved ) {
			return Rate_Limit::is_over( 'find-build', self::TIMES )
				? self::busy()
				: new \WP_Error( 'not_found', 'There is no build with this code.', array( 'status' => 404 ) );
		}
		return new \WP_REST_Response( $saved->to_answer() + array( 'items' => $saved->items ) );
	}

	private static function wrong( string $message ): \WP_Error {
		return new \WP_Error( 'bad_request', $message, array( 'status' => 400 ) );
	}

	private static function busy(): \WP_Error {
		return new \WP_Error( 'too_many_requests', 'Try again later.', array( 'status' => 429 ) );
	}
}
