<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Choices;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;

/**
 * GET /wp-json/cfg-configurator/v1/preview/wide and …/square: a picture of a link preview, made for the first crawler. The arguments are those of the
 * share link, so only pictures of cars that are offered can be made.
 */
final class Preview_Route {
	/** @param 'wide'|'square' $shape */
	public static function url( string $shape, Shared_Car $car ): string {
		return add_query_arg( array_map( 'rawurlencode', $car->query() ), rest_url( "cfg-configurator/v1/preview/$shape" ) );
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	public static function answer( \WP_REST_Request $request ): \WP_REST_Response {
		$ids   = array_filter( array_map( static fn ( string $name ): mixed => $request[ $name ], Choices::PARAMETERS ), 'is_string' );
		$model = ( new Model_List_Store() )->read()->model( $ids['model'] ?? '' );
		$files = null === $model ? null : Preview_Pictures::files( Shared_Car::of( $model, $ids )->picture() );
		$name  = null === $files ? '' : $files[ 'wide' === $request['shape'] ? 'wide' : 'square' ];
		$path  = '' === $name ? '' : (string) Public_Folder::of_site()?->path( $name );
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file of our own, which another request may have deleted.
		$jpeg = '' === $path ? '' : (string) @file_get_contents( $path );
		if ( '' === $jpeg ) {
			$error = rest_convert_error_to_response( new \WP_Error( 'no_preview', 'There is no preview of this car.', array( 'status' => 404 ) ) );
			$error->header( 'Cache-Control', 'no-store' );
			return $error;
		}
		$headers = array(
			'Content-Type'           => 'image/jpeg',
			'Content-Length'         => (string) strlen( $jpeg ),
			'Cache-Control'          => 'public, max-age=' . DAY_IN_SECONDS,
			'X-Content-Type-Options' => 'nosniff',
		);
		add_filter( 'rest_pre_serve_request', self::serve( ... ), 10, 2 );
		return new \WP_REST_Response( $jpeg, 200, $headers );
	}

	/** Prints the picture instead of JSON. A process may serve several responses. */
	private static function serve( mixed $is_served, mixed $response ): bool {
		$is_picture = $response instanceof \WP_REST_Response && 'image/jpeg' === ( $response->get_headers()['Content-Type'] ?? '' );
		if ( $is_served || ! $is_picture || ! is_string( $response->get_data() ) ) {
			return (bool) $is_served;
		}
		echo $response->get_data(); // phpcs:ignore WordPress.Security.EscapeOutput -- a picture, sent as such.
		return true;
	}
}
