<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Previews;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Language;
use Cfg_Configurator\Element\Page;
use Cfg_Configurator\First_View\Model;
use Cfg_Configurator\First_View\Model_List;
use Cfg_Configurator\First_View\Share_Link;
use Cfg_Configurator\First_View\Texts;
use Cfg_Configurator_Gateway\Builds\Build;
use Cfg_Configurator_Gateway\Builds\Build_Table;

/**
 * What link previews show of the cars in the visitor's URL: one by a share link or at a model's address, up to three by their codes.
 * Nothing else counts: a page cache may keep the tags.
 */
final class Head {
	/** Path before the codes. */
	private const BUILDS = 'comparar-configuracoes/';

	/** As in the widget (src/features/builds/build-comparison.ts). */
	private const MAX_CODES = 3;

	/**
	 * Callback for the filter `cfg_configurator_head`.
	 *
	 * @param array<string, mixed> $facts
	 * @return array<string, mixed>
	 */
	public static function add( array $facts, ?Model $model ): array {
		$path = Page::requested_path();
		if ( null !== $model ) {
			return self::of_link( $model, Car::ids_of_query() ) + $facts;
		}
		$cars  = str_starts_with( $path, self::BUILDS ) ? self::of_codes( explode( '/', substr( $path, strlen( self::BUILDS ) ) ) ) : array();
		$first = Model_List::of_site()->models[0] ?? null;
		// A page without a featured image shows the first model.
		return $cars + ( null === $first || isset( $facts['image_width'] ) ? array() : self::pictures( new Car( $first, array() ) ) ) + $facts;
	}

	/**
	 * @param array<string, string> $ids
	 * @return array<string, mixed>
	 */
	private static function of_link( Model $model, array $ids ): array {
		$named = Share_Link::find( array( $model ), static fn ( Model $model ): string => $model->id(), $ids['model'] );
		$car   = new Car( $model, null === $named ? array() : $ids );
		if ( ! $car->is_configured() ) {
			// A model without choices has its texts already.
			return self::pictures( $car );
		}
		$url   = add_query_arg( array_map( 'rawurlencode', $car->query() ), Page::url() );
		$price = $car->price();
		$texts = Texts::of_site();
		$from  = $texts->word( 'from' );
		$from  = mb_strtoupper( mb_substr( $from, 0, 1 ) ) . mb_substr( $from, 1 );
		$facts = null === $price ? array() : array( 'description' => "$from " . Language::euros( $price, 0 ) . ', ' . $car->official_values() );
		return $facts + self::named( array( $car ), $url );
	}

	/**
	 * @param array<string> $texts As they are in the path.
	 * @return array<string, mixed>
	 */
	private static function of_codes( array $texts ): array {
		$codes = array_slice( array_unique( array_filter( array_map( array( Build::class, 'parse_code' ), $texts ) ) ), 0, self::MAX_CODES );
		$cars  = array();
		foreach ( $codes as $code ) {
			$car = Car::find( Build_Table::find( $code )?->build->ids() ?? array() );
			if ( null !== $car ) {
				$cars[ Build::format_code( $code ) ] = $car;
			}
		}
		$url = trailingslashit( Page::url() ) . self::BUILDS . implode( '/', array_keys( $cars ) );
		return array() === $cars ? array() : self::named( array_values( $cars ), $url );
	}

	/**
	 * @param non-empty-list<Car> $cars
	 * @return array<string, mixed>
	 */
	private static function named( array $cars, string $url ): array {
		$product = Texts::of_site()->product();
		$facts   = array(
			'title'         => implode( ' · ', array_map( static fn ( Car $car ): string => $product . ' ' . $car->name(), $cars ) ),
			'url'           => $url,
			'is_particular' => true,
		);
		return $facts + self::pictures( $cars[0] );
	}

	/** @return array<string, mixed> */
	private static function pictures( Car $car ): array {
		$url   = Pictures::url( $car );
		$facts = array(
			'image'        => $url,
			'image_type'   => 'image/jpeg',
			'image_width'  => Pictures::SIZE[0],
			'image_height' => Pictures::SIZE[1],
			'image_alt'    => Texts::of_site()->product() . ' ' . $car->name(),
		);
		return '' === $url ? array() : $facts;
	}
}
