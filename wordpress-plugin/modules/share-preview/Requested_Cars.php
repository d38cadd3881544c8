<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Rewrite;
use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Leads\Configuration\Choices;
use Cfg_Configurator\Modules\Server_Render\Car_Preview;
use Cfg_Configurator\Modules\Server_Render\First_View_Texts;
use Cfg_Configurator\Modules\Server_Render\Model_List;

/**
 * The cars that the visitor's URL names: one by a share link or at a model's address, up to three by their codes. Nothing else counts: a page cache may keep
 * the tags.
 */
final class Requested_Cars {
	/** Path before the codes. */
	private const BUILDS = Page_Rewrite::BUILDS . '/';

	/** As in the widget (src/domain/builds/build-comparison.ts). */
	private const MAX_CODES = 3;

	/** Null if the URL names no car that is offered. */
	public static function preview( Model_List $models ): ?Car_Preview {
		$path = Page_Rewrite::requested_path();
		if ( null !== $models->requested() ) {
			return self::of_link( $models, self::ids_of_query() );
		}
		return str_starts_with( $path, self::BUILDS ) ? self::of_codes( $models, explode( '/', substr( $path, strlen( self::BUILDS ) ) ) ) : null;
	}

	/** @param array<string, string> $ids */
	private static function of_link( Model_List $models, array $ids ): ?Car_Preview {
		$model = $models->requested();
		if ( null === $model ) {
			return null;
		}
		$car = Shared_Car::of( $model, $ids['model'] === $model->id() ? $ids : array() );
		return $car->is_configured() ? self::described( array( $car ), self::link( $car ) ) : self::pictured( $car );
	}

	/** @param array<string> $texts As they are in the path. */
	private static function of_codes( Model_List $models, array $texts ): ?Car_Preview {
		$codes = array_slice( array_unique( array_filter( array_map( Build_Code::parse( ... ), $texts ) ) ), 0, self::MAX_CODES );
		$cars  = array();
		foreach ( $codes as $code ) {
			$ids   = self::ids_of_code( $code );
			$model = $models->model( $ids['model'] ?? '' );
			if ( null !== $model ) {
				$cars[ $code ] = Shared_Car::of( $model, $ids );
			}
		}
		if ( array() === $cars ) {
			return null;
		}
		$shown = array_map( static fn ( int|string $code ): string => Build_Code::format( (string) $code ), array_keys( $cars ) );
		return self::described( array_values( $cars ), trailingslashit( Page_Address::url() ) . self::BUILDS . implode( '/', $shown ) );
	}

	/** The link that opens a car: only ids that are offered, in the order of the widget, so that equal cars have equal links. */
	private static function link( Shared_Car $car ): string {
		return add_query_arg( array_map( 'rawurlencode', $car->query() ), Page_Address::url() );
	}

	/** @param non-empty-list<Shared_Car> $cars */
	private static function described( array $cars, string $url ): Car_Preview {
		$texts    = First_View_Texts::of_site();
		$names    = array_map( static fn ( Shared_Car $car ): string => $texts->product() . ' ' . $car->name(), $cars );
		$prices   = array_map( static fn ( Shared_Car $car ): ?float => $car->price(), $cars );
		$price    = in_array( null, $prices, true ) ? '' : Language::euros( min( $prices ), 0 );
		$from     = $texts->word( 'from' );
		$from     = mb_strtoupper( mb_substr( $from, 0, 1 ) ) . mb_substr( $from, 1 );
		$pictures = Preview_Pictures::urls( $cars[0] );
		$values   = Official_Values::of( ...array_map( static fn ( Shared_Car $car ): array => $car->official_values(), $cars ) );
		$text     = "$from $price, " . $values->line( $texts->word( ... ) );
		return new Car_Preview( implode( ' · ', $names ), '' === $price ? '' : $text, $url, ...$pictures );
	}

	/** A model without choices has its texts already. Null if it has no picture of the right size. */
	private static function pictured( Shared_Car $car ): ?Car_Preview {
		$pictures = Preview_Pictures::urls( $car );
		return '' === $pictures[0] ? null : new Car_Preview( '', '', '', ...$pictures );
	}

	/** @return array<string, string> Ids by kind, '' where there is none. */
	private static function ids_of_query(): array {
		$ids = array();
		foreach ( Choices::PARAMETERS as $kind => $name ) {
			// phpcs:ignore WordPress.Security -- a public link that only selects what is shown; sanitised below, after the type check.
			$value        = $_GET[ $name ] ?? '';
			$ids[ $kind ] = is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
		}
		return $ids;
	}

	/** @return array<string, string> Ids by kind of what is stored under a code; empty if nothing is, or codes are off. */
	private static function ids_of_code( string $code ): array {
		$request = new \WP_REST_Request( 'POST', '/cfg/findBuild' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'code' => $code ) ) );
		$response = rest_do_request( $request );
		$data     = $response->is_error() ? null : $response->get_data();
		$items    = is_array( $data ) && is_array( $data['items'] ?? null ) ? $data['items'] : array();
		$ids      = array();
		foreach ( array_keys( Choices::PARAMETERS ) as $kind ) {
			$id           = array_column( $items, 'id', 'item' )[ $kind ] ?? '';
			$ids[ $kind ] = is_string( $id ) ? $id : '';
		}
		return $ids;
	}
}
