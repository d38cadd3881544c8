<?php
/**
 * Labels of a configuration snapshot.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

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
				'model'            => __( 'Model', 'cfg-configurator' ),
				'engine'           => __( 'Engine', 'cfg-configurator' ),
				'power'            => __( 'Power (hp)', 'cfg-configurator' ),
				'version'          => __( 'Version', 'cfg-configurator' ),
				'exterior'         => __( 'Exterior colour', 'cfg-configurator' ),
				'interior'         => __( 'Interior', 'cfg-configurator' ),
				'generation'       => __( 'Generation', 'cfg-configurator' ),
				'local_code'       => __( 'Local code', 'cfg-configurator' ),
				'configuration_id' => __( 'Configuration id', 'cfg-configurator' ),
				'base_price'       => __( 'Price without colours', 'cfg-configurator' ),
				'exterior_price'   => __( 'Exterior colour surcharge', 'cfg-configurator' ),
				'interior_price'   => __( 'Interior surcharge', 'cfg-configurator' ),
				'total_price'      => __( 'Total price', 'cfg-configurator' ),
				'credit_type'      => __( 'Financing', 'cfg-configurator' ),
				'monthly_payment'  => __( 'Monthly payment', 'cfg-configurator' ),
				'months'           => __( 'Term (months)', 'cfg-configurator' ),
				'taeg'             => __( 'TAEG', 'cfg-configurator' ),
				'tan'              => __( 'TAN', 'cfg-configurator' ),
				'down_payment'     => __( 'Down payment', 'cfg-configurator' ),
				'financed_amount'  => __( 'Financed amount', 'cfg-configurator' ),
				'last_payment'     => __( 'Last payment', 'cfg-configurator' ),
				'mtic'             => __( 'MTIC', 'cfg-configurator' ),
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
				'model'           => __( 'Modelo', 'cfg-configurator' ),
				'engine'          => __( 'Motor', 'cfg-configurator' ),
				'version'         => __( 'Versão', 'cfg-configurator' ),
				'exterior'        => __( 'Cor exterior', 'cfg-configurator' ),
				'interior'        => __( 'Interior', 'cfg-configurator' ),
				'base_price'      => __( 'Preço sem cores', 'cfg-configurator' ),
				'exterior_price'  => __( 'Suplemento da cor exterior', 'cfg-configurator' ),
				'interior_price'  => __( 'Suplemento do interior', 'cfg-configurator' ),
				'total_price'     => __( 'Preço total', 'cfg-configurator' ),
				'credit_type'     => __( 'Modalidade', 'cfg-configurator' ),
				'monthly_payment' => __( 'Mensalidade', 'cfg-configurator' ),
				'months'          => __( 'Prazo (meses)', 'cfg-configurator' ),
				'taeg'            => __( 'TAEG', 'cfg-configurator' ),
				'tan'             => __( 'TAN', 'cfg-configurator' ),
				'down_payment'    => __( 'Entrada inicial', 'cfg-configurator' ),
				'financed_amount' => __( 'Montante financiado', 'cfg-configurator' ),
				'last_payment'    => __( 'Última prestação', 'cfg-configurator' ),
				'mtic'            => __( 'MTIC', 'cfg-configurator' ),
			)
		);
	}

	/**
	 * @param array<string, string> $rows   By name.
	 * @param array<string, string> $labels By name.
	 * @return array<string, string>
	 */
	private static function labelled( array $rows, array $labels ): array {
		$labelled = array();
		foreach ( array_intersect_key( $rows, $labels ) as $name => $value ) {
			$labelled[ $labels[ $name ] ] = $value;
		}
		return $labelled;
	}
}
