<?php
declare(strict_types=1);

namespace Cfg_Configurator_Editor\Tests;

use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Content_Site;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Plugin_Test_Case;
use Cfg_Configurator_Editor\Sample_Models;

/** The sample models of a site without a content site. */
final class Sample_Models_Test extends Plugin_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		// Instead of the responses of the test case.
		remove_all_filters( 'cfg_configurator_content_response' );
		add_filter( 'cfg_configurator_content_response', array( Sample_Models::class, 'respond' ), 10, 2 );
		$this->set( array( 'content_site' => '' ) );
		$this->answer_http( static fn ( string $url ) => self::fail( "$url was requested." ) );
	}

	private function status_of( string $path ): int {
		$GLOBALS['wp_rest_server'] = null;
		return rest_do_request( new \WP_REST_Request( 'GET', "/cfg/{$path}" ) )->get_status();
	}

	public function test_nothing_is_shown_before_the_editor_decides_and_nothing_with_a_content_site(): void {
		self::assertNull( Content_Site::get( 'lstModels/' ) );
		self::assertSame( 404, $this->status_of( 'lstModels' ) );
		$this->set( array( 'cfg_editor_sample' => '1' ) );
		self::assertSame( 200, $this->status_of( 'lstModels' ) );
		$this->set( array( 'content_site' => 'https://conteudos.lume.example' ) );
		self::assertNull( Sample_Models::respond( null, 'lstModels/' ) );
		self::assertSame( 404, $this->status_of( 'lstModels' ) );
	}

	public function test_the_decision_writes_the_catalogue_at_once_and_its_withdrawal_removes_it(): void {
		Settings::change( array( 'cfg_editor_sample' => '1' ) );
		Catalogue::forget_lists();
		self::assertCount( 3, Catalogue::models() );
		Settings::change( array( 'cfg_editor_sample' => '' ) );
		Catalogue::forget_lists();
		self::assertSame( array(), Catalogue::models() );
		Settings::change( array( 'cfg_editor_sample' => '1' ) );
		Sample_Models::forget();
		Catalogue::forget_lists();
		self::assertSame( array(), Catalogue::models(), 'The add-on was deactivated.' );
	}

	public function test_every_call_up_to_the_summary_is_answered_by_the_server_and_for_browsers(): void {
		$this->set( array( 'cfg_editor_sample' => '1' ) );
		$paths = array( 'lstModels/', 'config_simul', 'boModelsFields/', 'equipmentLst/', 'backOffice/', 'carPods/', 'hyuDealersLst/all' );
		foreach ( array( 101, 102, 104 ) as $id ) {
			array_push( $paths, "lstEngines/{$id}", "lstVersions/{$id}", "extColors/{$id}", "panomaricLI/{$id}" );
		}
		self::assertSame( array( 101, 102, 104 ), array_column( Content_Site::get( 'lstModels/' ) ?? array(), 'id' ) );
		foreach ( $paths as $path ) {
			self::assertNotEmpty( Content_Site::get( $path ), $path );
			self::assertSame( 200, $this->status_of( untrailingslashit( $path ) ), $path );
		}
		foreach ( array( 'lstEngines/1', '../readme', 'get-cfg-pdf' ) as $path ) {
			self::assertNull( Content_Site::get( $path ), $path );
		}
	}

	public function test_every_picture_is_a_file_of_the_add_on(): void {
		$this->set( array( 'cfg_editor_sample' => '1' ) );
		$root  = plugins_url( 'sample/media/', \Cfg_Configurator_Editor\FILE );
		$found = array();
		foreach ( array( 'lstModels/', 'extColors/101', 'panomaricLI/102' ) as $path ) {
			$data = Content_Site::get( $path ) ?? array();
			array_walk_recursive(
				$data,
				static function ( mixed $value ) use ( &$found ): void {
					if ( is_string( $value ) && str_ends_with( $value, '.avif' ) ) {
						$found[] = $value;
					}
				}
			);
		}
		self::assertGreaterThan( 20, count( $found ) );
		foreach ( $found as $address ) {
			self::assertTrue( str_starts_with( $address, $root ), $address );
			self::assertFileExists( dirname( __DIR__ ) . '/sample/media/' . substr( $address, strlen( $root ) ) );
		}
	}

	public function test_financing_is_off_and_no_mail_can_reach_a_dealer_who_does_not_exist(): void {
		$this->set( array( 'cfg_editor_sample' => '1' ) );
		self::assertFalse( Content_Site::get( 'config_simul' )['hasSimul'] ?? null );
		$dealers = Content_Site::get( 'hyuDealersLst/all' )['dealers'] ?? null;
		self::assertIsArray( $dealers );
		self::assertNotSame( array(), $dealers );
		self::assertSame( array(), array_filter( array_column( $dealers, 'email' ) ) );
	}
}
