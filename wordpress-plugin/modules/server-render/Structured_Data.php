<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Protected_Html;

/**
 * Prints the models as JSON-LD, once per page. A content security policy does not block it, because it is not
 * executable.
 */
final class Structured_Data {
	private const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS;

	private bool $is_printed = false;

	/** Returns escaped HTML; '' without models, and after the first call. */
	public function render( Model_List $model_list, First_View_Texts $texts ): string {
		if ( $this->is_printed || array() === $model_list->models ) {
			return '';
		}
		$this->is_printed = true;
		$items            = array();
		foreach ( $model_list->models as $place => $model ) {
			$items[] = array(
				'@type'    => 'ListItem',
				'position' => $place + 1,
				'item'     => $this->car( $model, $texts->product() ),
			);
		}
		$data = array(
			'@context'        => 'https://schema.org',
			'@type'           => 'ItemList',
			'name'            => $texts->word( 'range', array( 'product' => $texts->product() ) ),
			'itemListElement' => $items,
		);
		/**
		 * Filters the structured data. An empty array prints nothing.
		 *
		 * @param array<string, mixed> $data    Data in the schema.org vocabulary.
		 * @param Model_List              $model_list Model list shown.
		 */
		$data = apply_filters( 'cfg_configurator_structured_data', $data, $model_list );
		if ( ! is_array( $data ) || array() === $data ) {
			return '';
		}
		return self::script( 'application/ld+json', $data );
	}

	/** @return array<string, mixed> */
	private function car( Listed_Model $model, string $brand ): array {
		$car   = array(
			'@type' => 'Car',
			'name'  => $brand . ' ' . $model->name(),
			'brand' => array(
				'@type' => 'Brand',
				'name'  => $brand,
			),
			'url'   => Page_Address::model_url( $model->id() ),
		);
		$price = $model->figure( 'price' );
		if ( '' !== $model->picture() ) {
			$car['image'] = $model->picture();
		}
		if ( null !== $price && $price > 0 ) {
			$car['offers'] = array(
				'@type'         => 'AggregateOffer',
				'priceCurrency' => 'EUR',
				'lowPrice'      => $price,
			);
		}
		return $car + self::official_values( $model );
	}

	/** @return array<string, mixed> Consumption and emissions; both ends if the engines differ. */
	private static function official_values( Listed_Model $model ): array {
		$wltp        = $model->wltp();
		$emissions   = array_values( array_unique( $wltp?->value( 'co2' ) ?? array() ) );
		$units       = array(
			'fuelCC'            => 'l/100 km',
			'energyConsumption' => 'kWh/100 km',
		);
		$consumption = array();
		foreach ( $units as $field => $unit ) {
			$span = $wltp?->value( $field );
			if ( null !== $span ) {
				$consumption[] = array(
					'@type'    => 'QuantitativeValue',
					'minValue' => $span[0],
					'maxValue' => $span[1],
					'unitText' => $unit,
				);
			}
		}
		return array_filter(
			array(
				'fuelConsumption' => 1 === count( $consumption ) ? $consumption[0] : $consumption,
				'emissionsCO2'    => 1 === count( $emissions ) ? $emissions[0] : $emissions,
			),
			static fn ( mixed $value ): bool => array() !== $value
		);
	}

	/** @param array<mixed> $values Data of a script element, which browsers do not execute, and in which WordPress runs no shortcode. */
	public static function script( string $type, array $values ): string {
		$json = preg_replace_callback(
			'/"(?:[^"\\\\]|\\\\.)*+"/',
			static fn ( array $text ): string => str_replace( '[', '\u005b', $text[0] ),
			self::json( $values )
		);
		return sprintf( '<script type="%s"%s>%s</script>', esc_attr( $type ), Protected_Html::DATA, (string) $json );
	}

	/** @param array<mixed> $values */
	public static function json( array $values ): string {
		return (string) wp_json_encode( $values, self::FLAGS );
	}
}
