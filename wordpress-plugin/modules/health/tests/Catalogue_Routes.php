<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

/** Registers the `cfg` routes with a small but complete catalogue, which tests change. */
final class Catalogue_Routes {
	public const MODEL = array(
		'id'       => 101,
		'model'    => 'Maré',
		'price'    => 32450,
		'modelImg' => '/m.avif',
	);

	public const LIMITS = array(
		'hasSimul'      => true,
		'cred_minRate'  => 5.95,
		'cred_maxRate'  => 8.95,
		'hod_rate'      => 5.95,
		'credMinMonths' => 24,
		'credMaxMonths' => 120,
		'credStep'      => 12,
		'credMinEntry'  => 500,
		'credMaxEntry'  => 50,
		'hodMinMonths'  => 24,
		'hodMaxMonths'  => '60',
		'hodStep'       => 12,
		'hodMinEntry'   => 500,
		'hodMaxEntry'   => 40,
	);

	/**
	 * Responses by path. A WP_Error fails the request, a Throwable is thrown.
	 *
	 * @var array<string, mixed>
	 */
	public array $answers;

	/** @var list<string> Requested paths, in order. */
	public array $asked = array();

	public function __construct() {
		$version       = array(
			'id'          => 11,
			'idEngine'    => 1,
			'designation' => 'Essencial',
			'engine'      => '1.2',
			'price'       => '32450',
			'maxEntrance' => 6000,
			'nrPayments'  => 96,
		);
		$this->answers = array(
			'config_simul'      => self::LIMITS,
			'lstModels'         => array( self::MODEL ),
			'boModelsFields'    => array(),
			'equipmentLst'      => array(),
			'backOffice'        => array( 'policyLink' => '/p/' ),
			'carPods'           => array(),
			'hyuDealersLst/all' => array(
				'dealers' => array(
					array(
						'designation' => 'Lume Tejo',
						'email'       => 'tejo@lume.example',
					),
				),
			),
			'lstEngines/101'    => array(
				array(
					'id'     => '1',
					'engine' => '1.2 Turbo',
				),
			),
			'lstVersions/101'   => array( $version ),
			'extColors/101'     => array( array( 'version' => 11 ) ),
			'panomaricLI/101'   => array( array( 'version' => '11' ) ),
			'updateFinances'    => array(
				'financialInfo' => array(
					'fee'  => 363.62,
					'taeg' => 8.3,
				),
			),
			'compareFinances'   => array( 'modalities' => array( array( 'creditType' => 'CREDIT' ) ) ),
			'amortisation'      => array( 'rows' => array( array( 'month' => 1 ) ) ),
			'get-cfg-pdf/'      => 'https://conteudos.lume.example/documents/1.pdf',
		);
		add_action( 'rest_api_init', array( $this, 'register' ) );
	}

	public function register(): void {
		$fixed  = array( 'config_simul', 'lstModels', 'boModelsFields', 'equipmentLst', 'backOffice', 'carPods', 'get-cfg-pdf/?' );
		$others = array(
			'hyuDealersLst/(?P<a>\w+)',
			'(?:lstEngines|lstVersions|extColors|panomaricLI)/(?P<a>\d+)',
			'(?:updateFinances|compareFinances|amortisation)/.+',
		);
		foreach ( array_merge( $fixed, $others ) as $route ) {
			register_rest_route(
				'cfg',
				'/' . $route,
				array(
					'methods'             => str_starts_with( $route, 'get-cfg-pdf' ) ? 'POST' : 'GET',
					'callback'            => array( $this, 'answer' ),
					'permission_callback' => '__return_true',
				)
			);
		}
	}

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function answer( \WP_REST_Request $request ): mixed {
		$path          = substr( $request->get_route(), strlen( '/cfg/' ) );
		$this->asked[] = $path;
		$name          = (string) preg_replace( '#^(updateFinances|compareFinances|amortisation)/.*#', '$1', $path );
		$answer        = array_key_exists( $name, $this->answers ) ? $this->answers[ $name ] : array();
		if ( $answer instanceof \Throwable ) {
			throw $answer;
		}
		return $answer;
	}
}
