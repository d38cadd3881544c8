<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Builds;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator_Gateway\Limit;
use Cfg_Configurator_Gateway\Response;

/** The POST calls `saveBuild` and `findBuild` (docs/content-api.md), which this site answers itself. */
final class Build_Calls {
	/**
	 * New builds and unknown codes of one network within ten minutes. More builds are refused only if the table fills up as well,
	 * and a code that exists is always answered: buyers may share an address.
	 */
	private const LIMIT = 100;

	/** @param array<mixed> $body */
	public static function save( array $body ): Response {
		try {
			$build = Build::read( $body['items'] ?? null );
		} catch ( \InvalidArgumentException $wrong ) {
			return Response::bad_request( $wrong->getMessage() );
		}
		$known = Build_Table::known( $build );
		if ( null !== $known ) {
			return Response::data( $known->to_answer() );
		}
		if ( Limit::is_over( 'build', self::LIMIT ) && Build_Table::is_filling() ) {
			return Response::too_many();
		}
		$saved = Build_Table::add( $build );
		return null === $saved
			? Response::error( 500, 'not_saved', 'The build could not be saved.' )
			: Response::data( $saved->to_answer(), 201 );
	}

	/** @param array<mixed> $body */
	public static function find( array $body ): Response {
		$code = is_string( $body['code'] ?? null ) ? Build::parse_code( $body['code'] ) : '';
		if ( '' === $code ) {
			return Response::bad_request( 'code is not a build code.' );
		}
		$found = Build_Table::find( $code );
		if ( null === $found ) {
			return Limit::is_over( 'code', self::LIMIT ) ? Response::too_many() : Response::error( 404, 'not_found', 'There is no build with this code.' );
		}
		return Response::data( $found->to_answer() + array( 'items' => $found->build->items ) );
	}
}
