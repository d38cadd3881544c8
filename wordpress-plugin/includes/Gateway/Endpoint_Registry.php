<?php
/**
 * Registry of the gateway's endpoints.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * The read calls of spec §7 and docs/content-api.md. The two write calls are elsewhere: Sheet_Route handles
 * get-cfg-pdf, and the plugin stores saveCfgOptions itself.
 */
final class Endpoint_Registry {
	/**
	 * @return list<Call>
	 */
	public static function all(): array {
		return array( ...self::catalogue(), ...self::of_a_model(), ...self::simulations() );
	}

	public static function models(): Call {
		return new Call( 'lstModels/', Call::CATALOGUE, true );
	}

	/**
	 * @return list<Call>
	 */
	private static function catalogue(): array {
		return array(
			new Call( 'config_simul', Call::CATALOGUE, false ),
			self::models(),
			new Call( 'boModelsFields/', Call::CATALOGUE, true ),
			new Call( 'equipmentLst/', Call::CATALOGUE, true ),
			new Call( 'backOffice/', Call::CATALOGUE, false ),
			new Call( 'carPods/', Call::CATALOGUE, true ),
			new Call( 'hyuDealersLst', Call::DEALERS, false, array( 'value' => Argument::dealers() ), array( 'all' ) ),
		);
	}

	/**
	 * @return list<Call>
	 */
	private static function of_a_model(): array {
		$arguments = array( 'modelId' => Argument::id() );
		return array_map(
			static fn ( string $name ) => new Call( $name, Call::MODEL, true, $arguments, array( '1' ) ),
			array( 'lstEngines', 'lstVersions', 'extColors', 'panomaricLI' )
		);
	}

	/**
	 * @return list<Call>
	 */
	private static function simulations(): array {
		$credit  = array(
			'versionId'           => Argument::id(),
			'priceWithoutFinance' => Argument::euros(),
			'vehiclePrice'        => Argument::euros(),
			'minEntry'            => Argument::euros(),
			'initialValue'        => Argument::euros(),
			'nrPayments'          => Argument::months(),
			'minRate'             => Argument::percent(),
			'maxRate'             => Argument::percent(),
			'residualAmount'      => Argument::euros(),
			'creditType'          => Argument::credit_type(),
		);
		$compare = array(
			'versionId'           => Argument::id(),
			'priceWithoutFinance' => Argument::euros(),
			'basePrice'           => Argument::euros(),
			'initialValue'        => Argument::euros(),
			'nrPayments'          => Argument::months(),
		);
		$example = array( '1', '20000', '20000', '500', '5000', '60', '5', '9', '0', 'S' );
		return array(
			new Call( 'updateFinances', Call::SIMULATION, false, $credit, $example ),
			new Call( 'amortisation', Call::SIMULATION, false, $credit, $example ),
			new Call( 'compareFinances', Call::SIMULATION, false, $compare, array( '1', '20000', '20000', '5000', '60' ) ),
		);
	}
}
