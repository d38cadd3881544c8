<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations\Tests;

use Cfg_Configurator\Modules\Saved_Configurations\Configuration_Table;
use Cfg_Configurator\Modules\Saved_Configurations\Saved_Fields;

/** A request to `POST /wp-json/cfg/saveCfgOptions/`, as the widget sends it. */
final class Save_Request {
	/**
	 * A body with every field of spec §7.
	 *
	 * @param array<string, mixed> $change Fields that differ.
	 * @return array<string, mixed>
	 */
	public static function body( array $change = array() ): array {
		$texts = array(
			'id',
			'cfg',
			'sessionID',
			'configurationPDF',
			'utm_source',
			'utm_medium',
			'utm_campaign',
			'utm_term',
			'utm_content',
			'idModel',
			'idEngine',
			'idVersion',
			'idExterior',
			'idInterior',
			'idVC',
			'idGeneration',
			'localSuffix',
			'localCode',
			'externalFactoryCode',
			'internalFactoryCode',
			'exteriorColorName',
			'interiorName',
		);
		return array(
			...array_fill_keys( $texts, '' ),
			...array_fill_keys( Saved_Fields::names()['numbers'], '' ),
			'configurationID'     => 'c1',
			'sessionID'           => 'visita-1',
			'modelName'           => 'Maré',
			'engineName'          => '1.2 Turbo',
			'versionName'         => 'Horizonte',
			'exteriorColorName'   => 'Vermelho Brasa',
			'externalFactoryCode' => 'VB7',
			'totalPrice'          => 35_700.1,
			'rent'                => '401.43',
			'taeg'                => 8.3,
			'rate'                => 6.95,
			'nrPayments'          => 96,
			'residualValue'       => 0,
			'creditType'          => 'CRED',
			...$change,
		);
	}

	/**
	 * Stores a configuration with this id, without a request.
	 *
	 * @param array<string, mixed> $change Fields that differ.
	 */
	public static function save( string $id = 'c1', array $change = array() ): bool {
		return Configuration_Table::save( Saved_Fields::read( self::body( array( 'configurationID' => $id ) + $change ) ) );
	}

	/**
	 * @param array<mixed>|string $body Data to be sent as JSON, or text.
	 */
	public static function send( array|string $body, string $type = 'application/json' ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/cfg/saveCfgOptions' );
		$request->set_header( 'Content-Type', $type );
		$request->set_body( is_string( $body ) ? $body : (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}
}
