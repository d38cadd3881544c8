<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Routes\Configuration_Pdf_Route;

/**
 * The calls of spec §7 and docs/content-api.md, each declared once: the GET calls, which the gateway requests from the
 * content site, and the POST calls. Of those, only get-cfg-pdf reaches the content site.
 */
final class Endpoint_Registry {
	public const MODELS = 'lstModels';
	public const PDF    = 'get-cfg-pdf';

	/**
	 * POST calls of other modules.
	 *
	 * @var array<string, \Closure(\WP_REST_Request<array<string, mixed>>): (\WP_REST_Response|\WP_Error)>
	 */
	private static array $added = array();

	/** @return array<string, Endpoint> GET calls by name. */
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

	/** @param \Closure(\WP_REST_Request<array<string, mixed>>): (\WP_REST_Response|\WP_Error) $callback Answers the call. */
	public static function add_post( string $name, \Closure $callback ): void {
		self::$added[ $name ] = $callback;
	}

	/** @return array<string, \Closure(\WP_REST_Request<array<string, mixed>>): (\WP_REST_Response|\WP_Error)> Callbacks of the POST calls by name. */
	public static function posts(): array {
		return self::$added + array( self::PDF => Configuration_Pdf_Route::create( ... ) );
	}

	/** @throws \OutOfBoundsException If there is no such GET call. */
	public static function named( string $name ): Endpoint {
		return self::all()[ $name ] ?? throw new \OutOfBoundsException( "There is no call $name." );
	}
}
