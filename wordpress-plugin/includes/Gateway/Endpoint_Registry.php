<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * The read calls of spec §7 and docs/content-api.md, each declared once. The two write calls are elsewhere:
 * Configuration_Pdf_Route handles get-cfg-pdf, and the plugin stores saveCfgOptions itself.
 */
final class Endpoint_Registry {
	public const MODELS = 'lstModels';

	/** @return array<string, Endpoint> Endpoints by name. */
	public static function all(): array {
		$model     = array( 'modelId' => Argument::ID );
		$credit    = array(
			'versionId'           => Argument::ID,
			'priceWithoutFinance' => Argument::EUROS,
			'vehiclePrice'        => Argument::EUROS,
			'minEntry'            => Argument::EUROS,
			'initialValue'        => Argument::EUROS,
			'nrPayments'          => Argument::MONTHS,
			'minRate'             => Argument::PERCENT,
			'maxRate'             => Argument::PERCENT,
			'residualAmount'      => Argument::EUROS,
			'creditType'          => Argument::CREDIT_TYPE,
		);
		$compare   = array(
			'versionId'           => Argument::ID,
			'priceWithoutFinance' => Argument::EUROS,
			'basePrice'           => Argument::EUROS,
			'initialValue'        => Argument::EUROS,
			'nrPayments'          => Argument::MONTHS,
		);
		$endpoints = array(
			Endpoint::object( 'config_simul', Caching::CATALOGUE, 'hasSimul' ),
			Endpoint::list( 'lstModels/', Caching::CATALOGUE ),
			Endpoint::list( 'boModelsFields/', Caching::CATALOGUE ),
			Endpoint::list( 'equipmentLst/', Caching::CATALOGUE ),
			Endpoint::object( 'backOffice/', Caching::CATALOGUE ),
			Endpoint::list( 'carPods/', Caching::CATALOGUE ),
			Endpoint::object( 'hyuDealersLst', Caching::DEALERS, 'dealers', array( 'value' => Argument::DEALERS ) ),
			Endpoint::list( 'lstEngines', Caching::MODEL, $model ),
			Endpoint::list( 'lstVersions', Caching::MODEL, $model ),
			Endpoint::list( 'extColors', Caching::MODEL, $model ),
			Endpoint::list( 'panomaricLI', Caching::MODEL, $model ),
			Endpoint::object( 'updateFinances', Caching::SIMULATION, 'financialInfo', $credit ),
			Endpoint::object( 'amortisation', Caching::SIMULATION, 'rows', $credit ),
			Endpoint::object( 'compareFinances', Caching::SIMULATION, 'modalities', $compare ),
		);
		return array_column( $endpoints, null, 'name' );
	}

	/** @throws \OutOfBoundsException If there is no such call. */
	public static function named( string $name ): Endpoint {
		return self::all()[ $name ] ?? throw new \OutOfBoundsException( "There is no call $name." );
	}
}
