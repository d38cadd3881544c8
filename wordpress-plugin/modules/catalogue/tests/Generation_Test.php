<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue\Tests;

use Cfg_Configurator\Deferred_Tasks;

/** What becomes of the files when the content site fails or contradicts itself. */
final class Generation_Test extends Catalogue_Test_Case {
	/** @return array<string, array{array<string, string|array<string, mixed>>}> */
	public static function faults(): array {
		$page = array(
			'type' => 'text/html',
			'body' => '<p>Voltamos já.',
		);
		return array(
			'every call fails'                    => array( array_fill_keys( array_keys( self::LISTS ), array( 'status' => 500 ) ) ),
			'every call returns a page'           => array( array_fill_keys( array_keys( self::LISTS ), $page ) ),
			'there are no models'                 => array( array( 'lstModels/' => '[]' ) ),
			'a model has no name'                 => array( array( 'lstModels/' => '[{"id":101}]' ) ),
			'the engines fail'                    => array( array( 'lstEngines/101' => array( 'status' => 500 ) ) ),
			'there are no engines'                => array( array( 'lstEngines/101' => '[]' ) ),
			'the versions are cut off'            => array( array( 'lstVersions/101' => '[{"id":11' ) ),
			'a version has no engine'             => array( array( 'lstVersions/101' => '[{"id":11}]' ) ),
			'a version has an unknown engine'     => array( array( 'lstVersions/101' => '[{"id":11,"idEngine":1},{"id":12,"idEngine":2}]' ) ),
			'a colour belongs to no version'      => array( array( 'extColors/101' => '[{"colorid":"VBR"}]' ) ),
			'the content configuration is a list' => array( array( 'config_simul' => '[]' ) ),
			'the dealers are no list'             => array( array( 'hyuDealersLst/all' => '{"districts":[],"dealers":7}' ) ),
		);
	}

	/**
	 * @dataProvider faults
	 * @param array<string, string|array<string, mixed>> $changes
	 */
	public function test_the_last_good_files_stay_while_something_is_wrong( array $changes ): void {
		$this->refresh();
		$before = $this->files()->calls();
		$this->refresh( $changes );
		self::assertSame( $before, $this->files()->calls() );
	}

	public function test_nothing_is_published_without_a_list_of_models(): void {
		$this->refresh( array( 'lstModels/' => array( 'status' => 500 ) ) );
		self::assertFileDoesNotExist( $this->manifest() );
		self::assertCount( 1, $this->site()->requests() );
	}

	public function test_a_model_whose_lists_do_not_fit_together_is_left_to_plain_calls_and_the_rest_is_published(): void {
		$this->refresh(
			array(
				'lstModels/'      => '[{"id":101,"model":"Maré"},{"id":102,"model":"Alvor"}]',
				'lstEngines/102'  => '[{"id":2,"engine":"1.2"}]',
				'lstVersions/102' => '[{"id":21,"idEngine":9}]',
			)
		);
		self::assertNotSame( '', $this->list( 'lstVersions/101' ) );
		foreach ( array( 'lstEngines/102', 'lstVersions/102', 'extColors/102', 'panomaricLI/102' ) as $path ) {
			self::assertSame( '', $this->list( $path ), $path );
		}
	}

	public function test_the_four_lists_of_a_model_come_from_one_refresh(): void {
		$this->refresh();
		$this->refresh(
			array(
				'lstEngines/101' => '[{"id":7,"engineID":1,"engine":"Novo"}]',
				'extColors/101'  => array( 'status' => 500 ),
			)
		);
		self::assertSame( self::LISTS['lstEngines/101'], $this->list( 'lstEngines/101' ) );
	}

	public function test_a_list_of_models_that_changes_during_the_refresh_publishes_nothing(): void {
		$this->refresh();
		$asked = 0;
		$this->plan( array( 'lstEngines/101' => '[{"id":7,"engineID":1,"engine":"Novo"}]' ) );
		add_filter(
			'http_response',
			static function ( array $response, array $arguments, string $url ) use ( &$asked ): array {
				if ( str_ends_with( $url, '/lstModels/' ) && 2 === ++$asked ) {
					$response['body'] = '[{"id":101,"model":"Maré","price":22000}]';
				}
				return $response;
			},
			10,
			3
		);
		$before = $this->files()->calls();
		$this->pass_seconds( 300 );
		$this->catalogue( new Deferred_Tasks( null ) )->run();
		self::assertSame( 2, $asked );
		self::assertSame( $before, $this->files()->calls() );
	}

	public function test_a_model_that_is_gone_leaves_the_manifest(): void {
		$this->refresh();
		$this->refresh( array( 'lstModels/' => '[{"id":102,"model":"Alvor"}]' ) );
		self::assertSame( '', $this->list( 'lstEngines/101' ) );
	}

	public function test_a_route_of_the_theme_is_in_the_files(): void {
		add_action(
			'rest_api_init',
			static fn () => register_rest_route(
				'cfg',
				'/lstEngines/(?P<id>\d+)',
				array(
					'callback'            => static fn (): array => array(
						array(
							'id'     => 1,
							'engine' => 'Do tema',
						),
					),
					'permission_callback' => '__return_true',
				)
			)
		);
		$GLOBALS['wp_rest_server'] = null;
		$this->refresh();
		$GLOBALS['wp_rest_server'] = null;
		self::assertSame( '[{"id":1,"engine":"Do tema"}]', $this->list( 'lstEngines/101' ) );
	}
}
