<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Legal\Legal_Words;

/**
 * Labels for the rows of Snapshot_Rows: in the site's language for the back office and the dealer, in Portuguese for
 * the buyer.
 */
final class Snapshot_Labels {
	/**
	 * Labels rows for the back office.
	 *
	 * @param array<string, string> $rows By name.
	 * @return array<string, string>
	 */
	public static function for_back_office( array $rows ): array {
		return self::labelled(
			$rows,
			array(
				'build_code'       => __( 'Configuration code', 'cfg-configurator' ),
				'model'            => __( 'Model', 'cfg-configurator' ),
				'engine'           => __( 'Engine', 'cfg-configurator' ),
				'power'            => __( 'Power (hp)', 'cfg-configurator' ),
				'version'          => __( 'Version', 'cfg-configurator' ),
				...Choices::names(),
				'generation'       => __( 'Generation', 'cfg-configurator' ),
				'local_code'       => __( 'Local code', 'cfg-configurator' ),
				'configuration_id' => __( 'Configuration ID', 'cfg-configurator' ),
				...self::official_values(),
				'base_price'       => __( 'Price without colours', 'cfg-configurator' ),
				'total_price'      => __( 'Total price', 'cfg-configurator' ),
				'credit_type'      => __( 'Financing', 'cfg-configurator' ),
				...array_column( Figure::all(), 'name', 'id' ),
				'credit'           => __( 'Credit notice', 'cfg-configurator' ),
			)
		);
	}

	/**
	 * Labels rows for the buyer, as in the widget. Drops rows meant only for the dealer.
	 *
	 * @param array<string, string> $rows By name.
	 * @return array<string, string>
	 */
	public static function for_buyer( array $rows ): array {
		return self::labelled(
			$rows,
			array(
				'build_code'  => _x( 'Configuration code', 'visitor', 'cfg-configurator' ),
				'model'       => _x( 'Model', 'visitor', 'cfg-configurator' ),
				'engine'      => _x( 'Engine', 'visitor', 'cfg-configurator' ),
				'version'     => _x( 'Version', 'visitor', 'cfg-configurator' ),
				...Choices::labels(),
				...self::official_values(),
				'base_price'  => _x( 'Price without colours', 'visitor', 'cfg-configurator' ),
				'total_price' => _x( 'Total price', 'visitor', 'cfg-configurator' ),
				'credit_type' => _x( 'Financing option', 'visitor', 'cfg-configurator' ),
				...array_column( Figure::all(), 'label', 'id' ),
				'credit'      => _x( 'Credit', 'visitor', 'cfg-configurator' ),
			)
		);
	}

	/** @return array<string, string> As in the widget. */
	private static function official_values(): array {
		$names = array( 'wltpFuel', 'wltpEnergy', 'wltpRange', 'wltpCo2' );
		return array_combine( $names, array_map( Legal_Words::word( ... ), $names ) );
	}

	/**
	 * @param array<string, string> $rows   By name.
	 * @param array<string, string> $labels By name.
	 * @return array<string, string>
	 */
	private static function labelled( array $rows, array $labels ): array {
		$labels = array_intersect_key( $labels, $rows );
		$rows   = array_intersect_key( $rows, $labels );
		return array_combine( array_map( static fn ( string $name ): string => $labels[ $name ], array_keys( $rows ) ), $rows );
	}
}
