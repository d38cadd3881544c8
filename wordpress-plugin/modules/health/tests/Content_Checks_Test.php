<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Modules\Health\Call_Checks;
use Cfg_Configurator\Modules\Health\Catalogue_Check;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Modules\Health\Finding;
use Cfg_Configurator\Modules\Health\Source_Checks;

/** Each missing or invalid item of the catalogue leads to one finding. */
final class Content_Checks_Test extends Health_Test_Case {
	public function test_complete_data_have_no_findings(): void {
		$this->assertFine( fn () => Catalogue_Check::run( $this->content ) );
		$this->assertFine( ( new Call_Checks( $this->content ) )->calls( ... ) );
		$this->assertFine( ( new Source_Checks( $this->content ) )->source( ... ) );
	}

	public function test_every_get_call_of_the_specification_is_made_once(): void {
		$this->run_check( fn () => Catalogue_Check::run( $this->content ) );
		$this->run_check( ( new Call_Checks( $this->content ) )->calls( ... ) );
		$expected = array(
			'config_simul',
			'lstModels',
			'boModelsFields',
			'equipmentLst',
			'carPods',
			'backOffice',
			'hyuDealersLst/all',
			'lstEngines/101',
			'lstVersions/101',
			'extColors/101',
			'panomaricLI/101',
		);
		self::assertEqualsCanonicalizing( $expected, $this->site->asked );
	}

	/**
	 * @return array<string, array{string, mixed, string, list<string>}>
	 */
	public static function incomplete_responses(): array {
		$version = array(
			'id'          => 12,
			'idEngine'    => 1,
			'designation' => 'Topo',
			'engine'      => '1.2',
			'price'       => 1,
		);
		return array(
			'a version without colours'        => array( 'extColors/101', array( array( 'version' => 99 ) ), Finding::PROBLEM, array( 'Maré', 'Essencial' ) ),
			'a version without interiors'      => array( 'panomaricLI/101', array(), Finding::WARNING, array( 'Maré', 'Essencial' ) ),
			'a model without picture'          => array(
				'lstModels',
				array(
					array(
						'id'       => 101,
						'model'    => 'Maré',
						'price'    => 1,
						'modelImg' => '',
					),
				),
				Finding::WARNING,
				array( 'Maré' ),
			),
			'a model without price'            => array(
				'lstModels',
				array(
					array(
						'id'       => 101,
						'model'    => 'Maré',
						'price'    => null,
						'modelImg' => 'x',
					),
				),
				Finding::PROBLEM,
				array( 'Maré' ),
			),
			'a model without engines'          => array( 'lstEngines/101', array(), Finding::PROBLEM, array( 'Maré' ) ),
			'an engine without versions'       => array(
				'lstEngines/101',
				array(
					array(
						'id'     => 1,
						'engine' => '1.2',
					),
					array(
						'id'       => 7,
						'engineID' => 2,
						'engine'   => '1.6 Híbrido',
					),
				),
				Finding::PROBLEM,
				array( 'Maré 1.6 Híbrido' ),
			),
			'no model at all'                  => array( 'lstModels', array(), Finding::PROBLEM, array() ),
			'a second version without colours' => array(
				'lstVersions/101',
				array(
					array(
						'id'          => 11,
						'idEngine'    => 1,
						'designation' => 'E',
						'price'       => 1,
					),
					$version,
				),
				Finding::PROBLEM,
				array( 'Topo 1.2' ),
			),
		);
	}

	/**
	 * @dataProvider incomplete_responses
	 *
	 * @param list<string> $names
	 */
	public function test_missing_data_are_reported( string $path, mixed $answer, string $severity, array $names ): void {
		$this->site->answers[ $path ] = $answer;
		if ( 'lstVersions/101' === $path ) {
			$this->site->answers['panomaricLI/101'] = array( array( 'version' => 11 ), array( 'version' => 12 ) );
		}
		$this->assertFinds( $severity, fn () => Catalogue_Check::run( $this->content ), ...$names );
	}

	/**
	 * @return array<string, array{string, mixed, list<string>}>
	 */
	public static function failing_calls(): array {
		return array(
			'a call that fails'            => array( 'equipmentLst', new \WP_Error( 'x', 'X', array( 'status' => 502 ) ), array( 'equipmentLst', '502' ) ),
			'a call that breaks'           => array( 'equipmentLst', new \RuntimeException( 'X' ), array( 'equipmentLst', '500' ) ),
			'a list that is an object'     => array( 'lstModels', array( 'code' => 'x' ), array( 'lstModels' ) ),
			'a list that is a text'        => array( 'boModelsFields', '<html>', array( 'boModelsFields' ) ),
			'a list that is nothing'       => array( 'boModelsFields', null, array( 'boModelsFields' ) ),
			'an object without its field'  => array( 'config_simul', array(), array( 'config_simul' ) ),
			'no list of pictures'          => array( 'carPods', array( 'x' => 1 ), array( 'carPods' ) ),
			'no back office'               => array( 'backOffice', array( 1, 2 ), array( 'backOffice' ) ),
			'no dealers'                   => array( 'hyuDealersLst/all', array( 'districts' => array() ), array( 'hyuDealersLst' ) ),
			'a call of a model that fails' => array(
				'extColors/101',
				new \WP_Error( 'x', 'X', array( 'status' => 500 ) ),
				array( 'extColors', 'Maré', '500' ),
			),
		);
	}

	/**
	 * @dataProvider failing_calls
	 *
	 * @param list<string> $names
	 */
	public function test_a_call_that_fails_or_returns_an_invalid_response_is_reported( string $path, mixed $answer, array $names ): void {
		$this->site->answers[ $path ] = $answer;
		$this->assertFinds( Finding::PROBLEM, ( new Call_Checks( $this->content ) )->calls( ... ), ...$names );
	}

	public function test_a_failing_call_is_not_reported_as_missing_data(): void {
		$this->site->answers['extColors/101'] = new \WP_Error( 'x', 'X', array( 'status' => 500 ) );
		$this->assertFine( fn () => Catalogue_Check::run( $this->content ) );
	}

	public function test_one_finding_lists_the_models_of_a_call_up_to_a_limit(): void {
		$models = array();
		foreach ( range( 1, 12 ) as $number ) {
			$models[]                                    = array(
				'id'       => $number,
				'model'    => "Modelo $number",
				'price'    => 1,
				'modelImg' => 'x',
			);
			$this->site->answers[ "lstEngines/$number" ] = new \WP_Error( 'x', 'X', array( 'status' => 500 ) );
		}
		$this->site->answers['lstModels'] = $models;
		$this->assertFinds( Finding::PROBLEM, ( new Call_Checks( $this->content ) )->calls( ... ), 'Modelo 8', '4' );
	}

	public function test_calls_that_were_skipped_for_lack_of_time_are_reported(): void {
		$this->assertFinds( Finding::WARNING, ( new Call_Checks( new Content( -1.0 ) ) )->calls( ... ), '7' );
		self::assertSame( array(), $this->site->asked );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function sources(): array {
		return array(
			'sample'       => array( 'sample', Finding::WARNING ),
			'stale'        => array( 'stale', Finding::WARNING ),
			'content-site' => array( 'content-site', Finding::FINE ),
			'cached'       => array( 'cached', Finding::FINE ),
		);
	}

	/**
	 * @dataProvider sources
	 */
	public function test_it_reports_the_source_of_the_data( string $source, string $severity ): void {
		$this->site->answers['lstModels'] = new \WP_REST_Response( array(), 200, array( 'X-Cfg-Source' => $source ) );
		self::assertSame( array( $severity ), array_column( $this->run_check( ( new Source_Checks( $this->content ) )->source( ... ) ), 'severity' ) );
	}

	public function test_a_content_site_with_an_address_that_cannot_be_requested_is_reported_with_the_reason(): void {
		foreach ( array( 200, 502 ) as $status ) {
			$this->site->answers['lstModels'] = new \WP_REST_Response( array(), $status, array( 'X-Cfg-Failure' => 'unpinned' ) );
			$found                            = $this->assertFinds( Finding::PROBLEM, ( new Source_Checks( new Content() ) )->source( ... ) );
			self::assertStringContainsString( 'cURL', $found->next );
		}
	}

	public function test_a_failing_call_is_reported_although_a_cached_response_exists(): void {
		$this->site->answers['equipmentLst'] = new \WP_REST_Response( array(), 200, array( 'X-Cfg-Source' => 'stale' ) );
		$this->assertFinds( Finding::WARNING, ( new Call_Checks( $this->content ) )->calls( ... ), 'equipmentLst' );
	}

	public function test_cached_responses_are_not_used_during_a_check(): void {
		$usual = array(
			'fresh' => 300,
			'pause' => 15,
			'wait'  => 8,
		);
		$seen  = array();
		$watch = static function ( mixed $answer ) use ( &$seen, $usual ): mixed {
			$seen[] = apply_filters( 'cfg_configurator_gateway_seconds', $usual, 'lstModels' );
			return $answer;
		};
		add_filter( 'rest_pre_dispatch', $watch );
		$this->content->get( 'lstModels' );
		$watch( null );
		self::assertSame( array( array_replace( $usual, array_fill_keys( array( 'fresh', 'pause' ), 0 ) ), $usual ), $seen );
	}
}
