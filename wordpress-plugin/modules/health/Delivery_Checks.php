<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Health\Requests\Call_Result;
use Cfg_Configurator\Modules\Health\Requests\Catalogue_Item;
use Cfg_Configurator\Modules\Health\Requests\Content;

/** Reports lead times that nobody sees, and stock cars that cannot be chosen, as the contract check does. */
final class Delivery_Checks {
	/** As in src/domain/lead-time/lead-time.ts. */
	private const MAXIMUM_AGE_DAYS = 14;

	/** Options of a version, by the field with their id. */
	private const OPTIONS = array(
		'colorid' => 'extColors',
		'idColor' => 'panomaricLI',
	);

	public function __construct( private Content $content, private Wrong_Names $wrong = new Wrong_Names() ) {
	}

	/** @return array<Finding> */
	public static function run( Content $content ): array {
		$check     = new self( $content );
		$has_stock = self::has_stock( $content );
		foreach ( $content->models() as $model ) {
			$check->check_lead_times( $model );
			if ( $has_stock ) {
				$check->check_stock( $model );
			}
		}
		return $check->wrong->findings( 'delivery' );
	}

	/** Whether the content site says that it lists stock cars. */
	public static function has_stock( Content $content ): bool {
		return $content->get( 'config_simul' )->flag( 'hasStockCars' );
	}

	private function check_lead_times( Catalogue_Item $model ): void {
		foreach ( Catalogue_Item::list_of( $this->content->of_model( 'lstVersions', $model ), 'designation' ) as $version ) {
			$this->wrong->note( 'lead-times-outdated', self::is_outdated( $version->value( 'leadTime' ) ), $version->full_name( $model ) );
		}
		foreach ( self::OPTIONS as $call ) {
			$options  = $this->content->of_model( $call, $model )->entries();
			$outdated = array_filter( $options, static fn ( array $option ): bool => self::is_outdated( $option['leadTime'] ?? null ) );
			foreach ( array_unique( array_filter( array_column( $outdated, 'designation' ), 'is_string' ) ) as $name ) {
				$this->wrong->note( 'lead-times-outdated', true, "$model->name $name" );
			}
		}
	}

	private function check_stock( Catalogue_Item $model ): void {
		$calls = array( 'lstVersions', ...array_values( self::OPTIONS ) );
		$lists = array_map( fn ( string $call ): Call_Result => $this->content->of_model( $call, $model ), $calls );
		// Other checks report a list that is missing.
		if ( in_array( false, array_column( $lists, 'is_ok' ), true ) ) {
			return;
		}
		$versions = array_column( Catalogue_Item::list_of( $lists[0], 'designation' ), 'id' );
		foreach ( Catalogue_Item::list_of( $this->content->of_model( 'stockCars', $model ), 'id' ) as $car ) {
			$is_known = in_array( $car->text( 'version' ), $versions, true );
			foreach ( self::OPTIONS as $field => $call ) {
				$is_known = $is_known && self::has_option( $this->content->of_model( $call, $model ), $field, $car );
			}
			$this->wrong->note( 'stock-cars-unknown', ! $is_known, "$model->name $car->name" );
		}
	}

	private static function has_option( Call_Result $options, string $field, Catalogue_Item $car ): bool {
		$text = static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '';
		foreach ( $options->entries() as $option ) {
			$id = $text( $option[ $field ] ?? $option['id'] ?? '' );
			if ( $id === $car->text( $field ) && $text( $option['version'] ?? '' ) === $car->text( 'version' ) ) {
				return true;
			}
		}
		return '' === $car->text( $field );
	}

	/** Whether a lead time is stated that does not count today. The check of the fields reports one that cannot be read. */
	private static function is_outdated( mixed $lead_time ): bool {
		$stated = is_array( $lead_time ) ? $lead_time : array();
		$date   = $stated['date'] ?? '';
		$day    = is_string( $date ) ? date_create_immutable( $date, wp_timezone() ) : false;
		$weeks  = filter_var_array( array_intersect_key( $stated, array_flip( array( 'from', 'to' ) ) ), FILTER_VALIDATE_INT );
		if ( '' === $date || false === $day || 2 !== count( array_filter( is_array( $weeks ) ? $weeks : array() ) ) ) {
			return false;
		}
		$today = new \DateTimeImmutable( 'today', wp_timezone() );
		return $day > $today || $day < $today->modify( '-' . self::MAXIMUM_AGE_DAYS . ' days' );
	}
}
