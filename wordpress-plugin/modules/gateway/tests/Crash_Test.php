<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Overload_Protection\Shared_Option;
use Cfg_Configurator\Tests\Process_Test_Case;

/** Responses that need much memory, and PHP processes that end during a request. */
final class Crash_Test extends Process_Test_Case {
	/** PHP code that prints the source of the response and the failure. */
	private const ASK = '$told = rest_do_request( new WP_REST_Request( "GET", "/cfg/lstModels" ) )->get_headers();
		echo ( $told["X-Cfg-Source"] ?? "" ) . " " . ( $told["X-Cfg-Failure"] ?? "" );';

	/**
	 * @return array<string, array{string}>
	 */
	public static function fatal_errors(): array {
		return array(
			'memory' => array( '$all = array(); while ( true ) { $all[] = str_repeat( "x", 1000 ) . count( $all ); }' ),
			'time'   => array( 'set_time_limit( 1 ); while ( true ) { $i = 1; }' ),
			'exit'   => array( 'exit;' ),
		);
	}

	/**
	 * @dataProvider fatal_errors
	 * @param string $end PHP code that ends the process while the response is read.
	 */
	public function test_a_process_that_ends_while_reading_the_response_leaves_a_lock_that_expires( string $end ): void {
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
		$this->run_php(
			'add_filter( "http_response", static function () { ' . $end . ' } );
			rest_do_request( new WP_REST_Request( "GET", "/cfg/lstModels" ) );'
		);
		wp_cache_flush();
		self::assertCount( 1, $this->site()->requests(), 'The process sent its request.' );
		self::assertSame( array( 'cfg_configurator_lock_lstModels_0' ), $this->options( 'cfg\_configurator\_lock\_%' ) );
		$lock                = 'cfg_configurator_lock_lstModels_0';
		list( $time, $rest ) = explode( '|', Shared_Option::read( $lock ), 2 );
		Shared_Option::replace( $lock, "$time|$rest", ( (int) $time - 14 ) . "|$rest" );
		self::assertSame( 'content-site', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
	}

	public function test_a_response_of_half_a_million_objects_is_rejected(): void {
		$body = '[' . str_repeat( '{"a":1},', 519_999 ) . '{"a":1}]';
		self::assertLessThan( 4 * MB_IN_BYTES, strlen( $body ) );
		$this->site()->plan( array( '*' => array( 'body' => $body ) ) );
		self::assertSame( ' invalid_response', $this->run_php( self::ASK ) );
		wp_cache_flush();
		self::assertSame( 'cfg_content_site_paused', $this->data_of( $this->ask( '/cfg/lstModels' ), 'code' ) );
		self::assertCount( 1, $this->site()->requests(), 'Requests to the content site are paused.' );
		self::assertSame( array(), $this->options( 'cfg\_configurator\_lock\_%' ) );
	}

	public function test_a_catalogue_of_four_megabytes_is_read_with_the_default_memory_limit(): void {
		$model = array(
			'id'        => 101,
			'model'     => 'Horizonte 1.2 Turbo, caixa automática',
			'price'     => 35700.1,
			'gallery'   => array( '/media/mare/horizonte-1.avif', '/media/mare/horizonte-2.avif' ),
			'equipment' => array_fill( 0, 12, 'Câmara traseira, sensores de estacionamento e travagem automática' ),
		);
		$body  = (string) wp_json_encode( array_fill( 0, 3_800, $model ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		self::assertGreaterThan( 3_700_000, strlen( $body ) );
		self::assertLessThan( 4 * MB_IN_BYTES, strlen( $body ) );
		$this->site()->plan( array( '*' => array( 'body' => $body ) ) );
		self::assertSame( 'content-site ', $this->run_php( self::ASK ) );
	}

	public function test_without_curl_the_content_site_is_not_requested_and_the_failure_says_so(): void {
		$said = $this->run_php( self::ASK, '-d', 'disable_functions=curl_init' );
		self::assertSame( ' unpinned', $said );
		self::assertSame( array(), $this->site()->requests() );
	}
}
