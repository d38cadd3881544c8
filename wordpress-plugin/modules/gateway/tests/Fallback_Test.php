<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** The rows of the table of failures in docs/gateway.md. */
final class Fallback_Test extends Content_Site_Test_Case {
	private const PATH = '/wp-json/cfg/lstModels/';

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function invalid_responses(): array {
		return array(
			'an error'                  => array( array( 'status' => 500 ) ),
			'not found'                 => array(
				array(
					'status' => 404,
					'body'   => '{"code":"rest_no_route","message":"none"}',
				),
			),
			'forbidden'                 => array( array( 'status' => 403 ) ),
			'a page'                    => array(
				array(
					'type' => 'text/html',
					'body' => '<!doctype html><p>Voltamos já.',
				),
			),
			'JSON that says it is HTML' => array(
				array(
					'type' => 'text/html',
					'body' => self::MODELS,
				),
			),
			'half an answer'            => array( array( 'body' => substr( self::MODELS, 0, 40 ) ) ),
			'nothing'                   => array( array( 'body' => '' ) ),
			'null'                      => array( array( 'body' => 'null' ) ),
			'an object for a list'      => array( array( 'body' => '{"id":1}' ) ),
			'text that is no UTF-8'     => array(
				array(
					'headers' => array(),
					'body'    => '["\ud800"]',
				),
			),
			'more than can be read'     => array(
				array(
					'body'  => self::MODELS,
					'bytes' => 4 * MB_IN_BYTES,
				),
			),
			'a redirect elsewhere'      => array(
				array(
					'status'  => 302,
					'headers' => array( 'Location' => 'http://localhost:1/wp-json/cfg/lstModels/' ),
				),
			),
		);
	}

	/**
	 * @dataProvider invalid_responses
	 * @param array<string, mixed> $plan
	 */
	public function test_an_invalid_response_is_replaced_by_the_stored_one( array $plan ): void {
		$this->store( self::MODELS );
		$this->site()->plan( array( self::PATH => $plan ) );
		$answer = $this->ask( '/cfg/lstModels' );

		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'stale', $this->source_of( $answer ) );
		self::assertSame( json_decode( self::MODELS, true ), $answer->get_data() );
		self::assertGreaterThanOrEqual( 301, (int) $this->header_of( $answer, 'Age' ) );
		self::assertStringContainsString( '110', $this->header_of( $answer, 'Warning' ) );
		self::assertSame( 'no-cache', $this->header_of( $answer, 'Cache-Control' ) );
	}

	/**
	 * @dataProvider invalid_responses
	 * @param array<string, mixed> $plan
	 */
	public function test_an_invalid_response_without_a_stored_one_is_a_json_error( array $plan ): void {
		// PHP in WebAssembly is slow to read four megabytes.
		$this->seconds['wait'] = 20;
		$this->site()->plan( array( self::PATH => $plan ) );
		$answer = $this->ask( '/cfg/lstModels' );
		self::assertSame( 502, $answer->get_status() );
		self::assertSame( 'cfg_content_site_invalid_response', $this->data_of( $answer, 'code' ) );
		self::assertSame( 'no-store', $this->header_of( $answer, 'Cache-Control' ) );
		self::assertSame( 0, $this->cached_responses() );
	}

	public function test_an_invalid_response_pauses_only_the_call_that_got_it(): void {
		$this->site()->plan( array( self::PATH => array( 'status' => 500 ) ) );
		$this->ask( '/cfg/lstModels' );
		$this->ask( '/cfg/lstModels' );
		self::assertSame( 200, $this->ask( '/cfg/carPods' )->get_status() );
		self::assertSame( array( self::PATH, '/wp-json/cfg/carPods/' ), array_column( $this->site()->requests(), 'path' ) );
	}

	public function test_a_failing_content_site_is_requested_once_for_all_calls_and_stored_responses_are_returned(): void {
		$this->require_network();
		$this->site()->stop();
		try {
			self::assertSame( 502, $this->ask( '/cfg/lstModels' )->get_status() );
			$asked = 0;
			$this->answer_http(
				static function () use ( &$asked ): ?array {
					++$asked;
					return null;
				}
			);
			self::assertSame( 502, $this->ask( '/cfg/backOffice' )->get_status() );
			$this->store( self::MODELS );
			self::assertSame( 'stale', $this->source_of( $this->ask( '/cfg/carPods' ) ) );
			self::assertSame( 0, $asked );
		} finally {
			$this->site()->start();
		}
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function broken_connections(): array {
		return array(
			'refused'            => array( 'cURL error 7: Failed to connect to a.example port 80', 'unreachable' ),
			'no such host'       => array( 'cURL error 6: Could not resolve host: a.example', 'unreachable' ),
			'never accepted'     => array( 'cURL error 28: Connection timed out after 3001 milliseconds', 'unreachable' ),
			'never accepted, 2'  => array( 'cURL error 28: Failed to connect to a.example port 80 after 3000 ms: Timeout was reached', 'unreachable' ),
			'no name server'     => array( 'cURL error 28: Resolving timed out after 3000 milliseconds', 'unreachable' ),
			'accepted, and slow' => array( 'cURL error 28: Operation timed out after 3001 milliseconds with 0 bytes received', 'slow' ),
			'cut off'            => array( 'cURL error 52: Empty reply from server', 'invalid_response' ),
		);
	}

	/**
	 * @dataProvider broken_connections
	 */
	public function test_only_a_content_site_that_cannot_be_reached_pauses_all_calls( string $message, string $reason ): void {
		$asked = 0;
		$this->answer_http(
			static function () use ( &$asked, $message ): \WP_Error {
				++$asked;
				return new \WP_Error( 'http_request_failed', $message );
			}
		);
		self::assertSame( "cfg_content_site_$reason", $this->data_of( $this->ask( '/cfg/lstModels' ), 'code' ) );
		$this->ask( '/cfg/carPods' );
		self::assertSame( 'unreachable' === $reason ? 1 : 2, $asked );
	}

	public function test_a_failing_content_site_without_a_stored_response_is_reported(): void {
		$this->require_network();
		$this->site()->stop();
		try {
			$answer = $this->ask( '/cfg/lstEngines/101' );
		} finally {
			$this->site()->start();
		}
		self::assertSame( 502, $answer->get_status() );
		self::assertSame( 'cfg_content_site_unreachable', $this->data_of( $answer, 'code' ) );
	}

	public function test_a_recovered_content_site_is_requested_after_the_pause(): void {
		$this->site()->plan( array( self::PATH => array( 'status' => 500 ) ) );
		$this->ask( '/cfg/lstModels' );
		$this->site()->plan( array( self::PATH => array( 'body' => self::MODELS ) ) );
		self::assertSame( 'cfg_content_site_paused', $this->data_of( $this->ask( '/cfg/lstModels' ), 'code' ) );
		$this->pass_seconds( 15 );
		$answer = $this->ask( '/cfg/lstModels' );
		self::assertSame( 'content-site', $this->source_of( $answer ) );
		self::assertSame( 'Maré', $this->data_of( $answer, 0, 'model' ) );
		self::assertSame( 'cached', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
	}

	public function test_a_retry_after_header_is_respected_up_to_a_limit(): void {
		$busy = array(
			'status'  => 503,
			'headers' => array( 'Retry-After' => '86400' ),
		);
		$this->site()->plan( array( self::PATH => $busy ) );
		$this->ask( '/cfg/lstModels' );
		$this->pass_seconds( 60 );
		$this->ask( '/cfg/lstModels' );
		self::assertCount( 1, $this->site()->requests() );
		$this->pass_seconds( 240 );
		$this->ask( '/cfg/lstModels' );
		self::assertCount( 1, $this->site()->requests() );
	}

	public function test_an_old_simulation_is_not_returned(): void {
		$path = '/cfg/updateFinances/1/20000/20000/500/5000/60/5/9/0/S';
		$this->site()->plan( array( '*' => array( 'body' => '{"financialInfo":{"fee":300}}' ) ) );
		$this->ask( $path );
		$this->site()->plan( array( '*' => array( 'status' => 500 ) ) );
		$this->pass_seconds( 61 );
		self::assertSame( 502, $this->ask( $path )->get_status() );
	}

	public function test_a_rejection_is_returned_with_the_message_of_the_content_site(): void {
		$this->site()->plan(
			array(
				'*' => array(
					'status' => 400,
					'body'   => '{"code":"bad_request","message":"Entry <b>too</b> high."}',
				),
			)
		);
		$answer = $this->ask( '/cfg/updateFinances/1/20000/20000/500/5000/60/5/9/0/S' );
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( 'bad_request', $this->data_of( $answer, 'code' ) );
		self::assertSame( 'Entry too high.', $this->data_of( $answer, 'message' ) );
	}

	public function test_an_unknown_model_is_not_found(): void {
		$this->site()->plan(
			array(
				'*' => array(
					'status' => 404,
					'body'   => '{"code":"not_found","message":"none"}',
				),
			)
		);
		$answer = $this->ask( '/cfg/lstEngines/102' );
		self::assertSame( array( 404, 'not_found' ), array( $answer->get_status(), $this->data_of( $answer, 'code' ) ) );
	}
}
