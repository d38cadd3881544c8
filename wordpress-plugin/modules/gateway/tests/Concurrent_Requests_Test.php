<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Response_Cache;
use Cfg_Configurator\Modules\Overload_Protection\Lock;
use Cfg_Configurator\Tests\Process_Test_Case;

/** Ten concurrent PHP processes, each a separate WordPress on the same database. */
final class Concurrent_Requests_Test extends Process_Test_Case {
	private const PROCESSES = 10;

	/**
	 * Requests a path from ten processes at the same time.
	 *
	 * @return non-empty-list<array{status: int, source: string, first: string, seconds: float}>
	 */
	private function request_concurrently( string $path ): array {
		$start = sys_get_temp_dir() . '/cfg-concurrent-' . uniqid();
		$code  = sprintf(
			'$_SERVER["REQUEST_METHOD"] = "GET"; require %s; rest_get_server(); echo "ready\n";
			while ( ! file_exists( %s ) ) { usleep( 500 ); clearstatcache(); }
			$before = microtime( true ); $r = rest_do_request( new WP_REST_Request( "GET", %s ) );
			echo json_encode( array(
				"status"  => $r->get_status(),
				"source"  => $r->get_headers()["X-Cfg-Source"] ?? "",
				"first"   => $r->get_data()[0]["model"] ?? "",
				"seconds" => microtime( true ) - $before,
			) );',
			var_export( ABSPATH . 'wp-load.php', true ),
			var_export( $start, true ),
			var_export( $path, true )
		);
		$all   = array();
		for ( $number = 0; $number < self::PROCESSES; $number++ ) {
			$pipes = array();
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- skipped where PHP cannot start processes.
			$process = proc_open( array( PHP_BINARY, '-r', $code ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
			self::assertNotFalse( $process );
			$all[] = array( $process, $pipes[1] );
		}
		// Waits until every process has loaded WordPress.
		foreach ( $all as list( , $pipe ) ) {
			self::assertSame( "ready\n", fgets( $pipe ) );
		}
		touch( $start );
		$answers = array();
		foreach ( $all as list( $process, $pipe ) ) {
			$printed = (string) stream_get_contents( $pipe );
			proc_close( $process );
			/** @var array{status: int, source: string, first: string, seconds: float} $answer */
			$answer = json_decode( $printed, true );
			self::assertIsArray( $answer, $printed );
			$answers[] = $answer;
		}
		unlink( $start );
		return $answers;
	}

	private function slow_down(): void {
		$plan = array(
			'body'  => self::MODELS,
			'delay' => 1500,
		);
		$this->site()->plan( array( '*' => $plan ) );
	}

	/** @group slow */
	public function test_ten_simultaneous_calls_to_a_slow_content_site_make_one_request(): void {
		$this->slow_down();
		$answers = $this->request_concurrently( '/cfg/lstModels' );
		self::assertCount( 1, $this->site()->requests() );
		self::assertSame( array_fill( 0, self::PROCESSES, 200 ), array_column( $answers, 'status' ) );
		self::assertSame( array_fill( 0, self::PROCESSES, 'Maré' ), array_column( $answers, 'first' ) );
		self::assertCount( 1, array_keys( array_column( $answers, 'source' ), 'content-site', true ) );
		self::assertLessThan( 5, max( array_column( $answers, 'seconds' ) ) );
	}

	public function test_a_stored_response_is_returned_to_browsers_without_a_request_and_without_waiting_for_one(): void {
		$this->slow_down();
		$this->constants = array( 'CFG_CONFIGURATOR_MODULES_OFF' => 'catalogue' );

		$slot = Response_Cache::slot( Endpoint::named( 'lstModels' ), '' );
		self::assertTrue( ( new Lock( $slot, 10 ) )->acquire() );
		$told = $this->run_php(
			'define( "REST_REQUEST", true );
			add_filter( "cfg_configurator_stored_list", static fn () => array( "body" => \'[{"model":"Alvor"}]\', "time" => 1 ) );
			$before = microtime( true );
			$told   = rest_do_request( new WP_REST_Request( "GET", "/cfg/lstModels" ) );
			echo $told->get_headers()["X-Cfg-Source"], $told->get_data()[0]["model"], microtime( true ) - $before < 0.5 ? " at once" : "";'
		);
		self::assertSame( 'cachedAlvor at once', $told );
		self::assertSame( array(), $this->site()->requests() );
	}

	/** @group slow */
	public function test_ten_simultaneous_calls_to_a_failing_content_site_make_one_request_and_ten_errors(): void {
		$this->site()->plan(
			array(
				'*' => array(
					'status' => 500,
					'delay'  => 800,
				),
			)
		);
		$answers = $this->request_concurrently( '/cfg/lstModels' );
		self::assertCount( 1, $this->site()->requests() );
		self::assertSame( array_fill( 0, self::PROCESSES, 502 ), array_column( $answers, 'status' ) );
	}
}
