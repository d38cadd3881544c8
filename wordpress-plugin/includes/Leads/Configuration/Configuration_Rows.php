<?php
/**
 * A configuration to read through.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/**
 * A saved configuration's choices and figures, with the back office's labels: for the dealer's mail, the screen of
 * leads, and the privacy export.
 */
final class Configuration_Rows {
	/**
	 * @return array<string, string> By label; '' for none.
	 */
	public static function choices( Saved_Configuration $configuration ): array {
		$with_code = static function ( string $name, string $code ) use ( $configuration ): string {
			$factory = $configuration->text( $code );
			return trim( $configuration->text( $name ) . ( '' === $factory ? '' : " ({$factory})" ) );
		};
		return array(
			__( 'Model', 'cfg-configurator' )            => $configuration->text( 'modelName' ),
			__( 'Engine', 'cfg-configurator' )           => $configuration->text( 'engineName' ),
			__( 'Power (hp)', 'cfg-configurator' )       => Figure_Text::of( $configuration, 'powerCV' ),
			__( 'Version', 'cfg-configurator' )          => $configuration->text( 'versionName' ),
			__( 'Exterior colour', 'cfg-configurator' )  => $with_code( 'exteriorColorName', 'externalFactoryCode' ),
			__( 'Interior', 'cfg-configurator' )         => $with_code( 'interiorName', 'internalFactoryCode' ),
			__( 'Generation', 'cfg-configurator' )       => $configuration->text( 'idGeneration' ),
			__( 'Local code', 'cfg-configurator' )       => trim( $configuration->text( 'localCode' ) . ' ' . $configuration->text( 'localSuffix' ) ),
			__( 'Configuration id', 'cfg-configurator' ) => $configuration->text( 'configurationID' ),
		);
	}

	/**
	 * @return array<string, string> By label; '' for none.
	 */
	public static function figures( Saved_Configuration $configuration ): array {
		$labels = array(
			'totalPrice'         => __( 'Total price', 'cfg-configurator' ),
			'basePrice'          => __( 'Base price', 'cfg-configurator' ),
			'exteriorColorPrice' => __( 'Exterior colour surcharge', 'cfg-configurator' ),
			'interiorPrice'      => __( 'Interior surcharge', 'cfg-configurator' ),
			'initialValue'       => __( 'Initial entry', 'cfg-configurator' ),
			'nrPayments'         => __( 'Instalments', 'cfg-configurator' ),
			'rent'               => __( 'Rent per month', 'cfg-configurator' ),
			'fee'                => __( 'Instalment', 'cfg-configurator' ),
			'taeg'               => __( 'TAEG', 'cfg-configurator' ),
			'rate'               => __( 'TAN', 'cfg-configurator' ),
			'capitalToFinance'   => __( 'Financed amount', 'cfg-configurator' ),
			'mtic'               => __( 'MTIC', 'cfg-configurator' ),
			'residualValue'      => __( 'Residual value', 'cfg-configurator' ),
			'legalizationGain'   => __( 'Legalisation', 'cfg-configurator' ),
			'transportGain'      => __( 'Transport', 'cfg-configurator' ),
		);
		$rows   = array();
		foreach ( $labels as $field => $label ) {
			$rows[ $label ] = Figure_Text::of( $configuration, $field );
		}
		return $rows;
	}
}
