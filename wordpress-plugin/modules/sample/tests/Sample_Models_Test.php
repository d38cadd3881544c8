<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Sample\Tests;

use Cfg_Configurator\Modules\Sample\Sample_Models;
use Cfg_Configurator\Modules\Sample\Sample_Notice;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** The sample data that is shown until a content site is configured. */
final class Sample_Models_Test extends Content_Site_Test_Case {
	protected bool $needs_site = false;

	protected function setUp(): void {
		parent::setUp();
		$this->set_content_site( '' );
	}

	/**
	 * @return list<string> Ids of the models.
	 */
	private function models(): array {
		return $this->column( $this->ask( '/cfg/lstModels' )->get_data(), 'id' );
	}

	/**
	 * @return list<string> One field of every entry of a list.
	 */
	private function column( mixed $entries, string $field ): array {
		self::assertIsArray( $entries );
		return array_values( array_map( 'strval', array_filter( array_column( $entries, $field ), 'is_scalar' ) ) );
	}

	/**
	 * @return list<string> All picture addresses in a response.
	 */
	private function pictures_of( mixed $data ): array {
		$found = array();
		self::assertIsArray( $data );
		array_walk_recursive(
			$data,
			static function ( mixed $value ) use ( &$found ): void {
				if ( is_string( $value ) && str_ends_with( $value, '.avif' ) ) {
					$found[] = $value;
				}
			}
		);
		return $found;
	}

	public function test_every_call_up_to_the_summary_is_answered_and_marked_as_sample(): void {
		$models = $this->models();
		self::assertGreaterThanOrEqual( 3, count( $models ) );
		$paths = array( 'config_simul', 'boModelsFields', 'equipmentLst', 'backOffice', 'carPods', 'hyuDealersLst/all' );
		foreach ( $models as $id ) {
			array_push( $paths, "lstEngines/$id", "lstVersions/$id", "extColors/$id", "panomaricLI/$id" );
		}
		foreach ( $paths as $path ) {
			$answer = $this->ask( "/cfg/$path" );
			self::assertSame( 200, $answer->get_status(), $path );
			self::assertSame( 'sample', $this->source_of( $answer ), $path );
			self::assertSame( 'no-cache', $this->header_of( $answer, 'Cache-Control' ) );
			self::assertNotEmpty( $answer->get_data(), $path );
		}
	}

	public function test_every_picture_is_a_file_of_the_plugin(): void {
		$root  = plugins_url( 'modules/sample/data/', WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php' );
		$found = $this->pictures_of( $this->ask( '/cfg/lstModels' )->get_data() );
		foreach ( $this->models() as $id ) {
			array_push( $found, ...$this->pictures_of( $this->ask( "/cfg/extColors/$id" )->get_data() ) );
			array_push( $found, ...$this->pictures_of( $this->ask( "/cfg/panomaricLI/$id" )->get_data() ) );
		}
		self::assertGreaterThan( 100, count( $found ) );
		foreach ( array_unique( $found ) as $address ) {
			self::assertTrue( str_starts_with( $address, $root ), $address );
			self::assertFileExists( WP_PLUGIN_DIR . '/cfg-configurator/modules/sample/data/' . substr( $address, strlen( $root ) ) );
		}
	}

	public function test_financing_is_off_and_no_mail_can_reach_a_dealer_who_does_not_exist(): void {
		self::assertFalse( $this->data_of( $this->ask( '/cfg/config_simul' ), 'hasSimul' ) );
		self::assertSame( 404, $this->ask( '/cfg/updateFinances/1/20000/20000/500/5000/60/5/9/0/S' )->get_status() );
		$dealers = $this->ask( '/cfg/hyuDealersLst/all' );
		self::assertFalse( $this->data_of( $dealers, 'isGov' ) );
		self::assertSame( array( '' ), array_unique( $this->column( $this->data_of( $dealers, 'dealers' ), 'email' ) ) );
	}

	public function test_requested_dealers_are_returned(): void {
		$named = $this->ask( '/cfg/hyuDealersLst/LX01-PT02-NO99' );
		self::assertTrue( $this->data_of( $named, 'isGov' ) );
		self::assertSame( array( 'LX01', 'PT02' ), $this->column( $this->data_of( $named, 'dealers' ), 'objectId' ) );
	}

	public function test_unknown_items_are_not_found(): void {
		self::assertSame( 404, $this->ask( '/cfg/lstEngines/1' )->get_status() );
		self::assertSame( 404, $this->ask( '/cfg/extColors/lstModels' )->get_status() );
	}

	public function test_a_browser_with_a_current_response_gets_304(): void {
		$etag = $this->header_of( $this->ask( '/cfg/lstModels' ), 'ETag' );
		self::assertSame( 304, $this->ask( '/cfg/lstModels', array( 'If-None-Match' => $etag ) )->get_status() );
	}

	public function test_no_request_leaves_the_site(): void {
		$this->answer_http( static fn ( string $url ) => self::fail( "$url was requested." ) );
		$this->ask( '/cfg/lstModels' );
		$pdf = new \WP_REST_Request( 'POST', '/cfg/get-cfg-pdf' );
		$pdf->set_header( 'Content-Type', 'application/json' );
		$pdf->set_body( '{"data":{}}' );
		self::assertSame( 404, rest_do_request( $pdf )->get_status() );
	}

	public function test_it_is_used_until_an_address_is_set_or_the_site_has_its_own_routes(): void {
		self::assertTrue( Sample_Models::is_in_use() );
		$this->set_content_site( 'https://content.example' );
		self::assertFalse( Sample_Models::is_in_use() );
		$this->set_content_site( '' );
		$GLOBALS['wp_rest_server'] = null;
		add_action(
			'rest_api_init',
			static fn () => register_rest_route(
				'cfg',
				'/lstModels',
				array(
					'methods'             => 'GET',
					'callback'            => '__return_empty_array',
					'permission_callback' => '__return_true',
				)
			)
		);
		self::assertFalse( Sample_Models::is_in_use() );
	}

	public function test_sample_data_are_marked_on_dashboard_page_and_plugin_row_only(): void {
		$this->act_as( 'administrator' );
		update_option( Settings::OPTION, array() );
		$notice = new Sample_Notice();
		set_current_screen( 'dashboard' );
		self::assertStringContainsString( 'notice-warning', $this->output_of( array( $notice, 'print_on_dashboard' ) ) );
		set_current_screen( 'edit-post' );
		self::assertSame( '', $this->output_of( array( $notice, 'print_on_dashboard' ) ) );
		self::assertCount( 1, $notice->add_to_row( array(), plugin_basename( WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php' ) ) );
		self::assertSame( array(), $notice->add_to_row( array(), 'hello.php' ) );
		update_option( Settings::OPTION, array( 'content_site' => 'https://conteudos.lume.example' ) );
		set_current_screen( 'dashboard' );
		self::assertSame( '', $this->output_of( array( $notice, 'print_on_dashboard' ) ) );
		self::assertSame( array(), $notice->add_to_row( array(), plugin_basename( WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php' ) ) );
		unset( $GLOBALS['current_screen'] );
	}
}
