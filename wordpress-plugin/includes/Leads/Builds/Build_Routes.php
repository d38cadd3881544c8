<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Builds;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Posting\Rate_Limit;
use Cfg_Configurator\Leads\Storage\Build_Table;

/** POST /wp-json/cfg/saveBuild/ and /wp-json/cfg/findBuild/ (docs/content-api.md). */
final class Build_Routes {
	/** New builds and look-ups per network address and window, as multiples of the limit for leads. */
	private const TIMES = 10;

	/** @param \WP_REST_Request<array<string, mixed>> $request With a JSON object. */
	public static function save( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		try {
			$build = Build::read( $request->get_json_params()['items'] ?? null );
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

	/** @param \WP_REST_Request<array<string, mixed>> $request With a JSON object. */
	public static function find( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$typed = $request->get_json_params()['code'] ?? null;
		$code  = Build_Code::parse( is_string( $typed ) ? $typed : '' );
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
