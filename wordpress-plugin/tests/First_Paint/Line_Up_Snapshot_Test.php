<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\First_Paint;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\First_Paint\Line_Up;
use Cfg_Configurator\First_Paint\Line_Up_Refresh;
use Cfg_Configurator\First_Paint\Line_Up_Snapshot;
use Cfg_Configurator\Public_Folder;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** Which calls load the model list, when it is refreshed, and what is kept if they fail. */
final class Line_Up_Snapshot_Test extends Embed_Test_Case {
	/** @var list<string> Requested routes. */
	private array $asked = array();

	/**
	 * @param array<mixed>|null $models Response of `lstModels`; null for a failure.
	 */
	private function answer( ?array $models ): void {
		add_filter(
			'rest_pre_dispatch',
			function ( mixed $given, \WP_REST_Server $server, \WP_REST_Request $request ) use ( $models ): mixed {
				$this->asked[] = $request->get_route();
				if ( null === $models ) {
					return new \WP_Error( 'down', 'Down', array( 'status' => 503 ) );
				}
				return new \WP_REST_Response( str_contains( $request->get_route(), 'lstModels' ) ? $models : array( 'product' => 'Lume' ) );
			},
			10,
			3
		);
	}

	/** The timeout that is applied to a request with a timeout of 30 seconds. */
	private static function timeout(): mixed {
		$arguments = apply_filters( 'http_request_args', array( 'timeout' => 30 ), 'https://content.example/' );
		return is_array( $arguments ) ? $arguments['timeout'] : null;
	}

	public function test_reads_a_stored_model_list_with_one_query_and_no_request(): void {
		$this->store_line_up();
		$this->answer( null );
		$snapshot = new Line_Up_Snapshot();
		self::assertSame( 1, $this->queries_of( static fn (): Line_Up => $snapshot->read() ) );
		self::assertSame( 0, $this->queries_of( static fn (): Line_Up => $snapshot->read() ) );
		self::assertCount( 2, $snapshot->read()->models );
		self::assertSame( array(), $this->asked );
	}

	public function test_is_not_an_autoloaded_option(): void {
		$this->answer( self::MODELS );
		( new Line_Up_Snapshot() )->refresh();
		self::assertArrayNotHasKey( Line_Up_Snapshot::OPTION, wp_load_alloptions( true ) );
	}

	public function test_a_new_response_replaces_the_stored_one(): void {
		$this->store_line_up();
		$this->answer( array( self::MODELS[0] ) );
		self::assertCount( 1, ( new Line_Up_Snapshot() )->refresh()->models );
		self::assertSame( 'Lume', ( new Line_Up_Snapshot() )->read()->back_office['product'] );
		self::assertCount( 1, ( new Line_Up_Snapshot() )->read()->models );
	}

	public function test_the_stored_response_stays_when_the_content_site_fails(): void {
		$this->store_line_up();
		$this->answer( null );
		self::assertCount( 2, ( new Line_Up_Snapshot() )->refresh()->models );
		self::assertCount( 2, ( new Line_Up_Snapshot() )->read()->models );
	}

	public function test_the_first_visitor_waits_at_most_two_seconds_per_request_and_others_as_usual(): void {
		delete_option( Line_Up_Snapshot::OPTION );
		$timeouts = array();
		add_filter(
			'rest_pre_dispatch',
			static function () use ( &$timeouts ): \WP_REST_Response {
				$timeouts[] = self::timeout();
				return new \WP_REST_Response( array() );
			}
		);
		( new Line_Up_Snapshot() )->read();
		self::assertSame( array( 2, 2 ), $timeouts );
		self::assertSame( 30, self::timeout() );
	}

	public function test_a_visitor_who_waits_gets_the_model_list_and_a_complete_refresh_follows(): void {
		delete_option( Line_Up_Snapshot::OPTION );
		$this->answer( self::MODELS );
		$line_up = ( new Line_Up_Snapshot() )->read();
		self::assertCount( 2, $line_up->models );
		$tasks = new Deferred_Tasks( null );
		( new Line_Up_Refresh( new Line_Up_Snapshot(), $tasks ) )->after_showing( $line_up );
		$tasks->run();
		self::assertEqualsWithDelta( time(), ( new Line_Up_Snapshot() )->read()->time, 5 );
	}

	public function test_the_prefetched_responses_are_in_a_file_whose_url_changes_with_them(): void {
		$this->answer( self::MODELS );
		$url = ( new Line_Up_Snapshot() )->refresh()->data_url;
		self::assertMatchesRegularExpression( '#/cfg-configurator/line-up\.json\?ver=[0-9a-f]{8}$#', $url );
		self::assertSame( $url, ( new Line_Up_Snapshot() )->read()->data_url );
		$file = wp_upload_dir()['basedir'] . '/cfg-configurator/line-up.json';
		$data = json_decode( (string) file_get_contents( $file ), true );
		self::assertIsArray( $data );
		self::assertSame( array( 5, 7 ), array_column( (array) $data['wp-json/cfg/lstModels/'], 'id' ) );
		self::assertSame( array( 'product' => 'Lume' ), $data['wp-json/cfg/backOffice/'] );
		$this->answer( array( self::MODELS[0] ) );
		self::assertNotSame( $url, ( new Line_Up_Snapshot() )->refresh()->data_url );
		Public_Folder::of_site()?->delete();
		self::assertFileDoesNotExist( $file );
	}

	public function test_the_responses_stay_in_the_page_where_uploads_cannot_be_written(): void {
		$this->answer( self::MODELS );
		add_filter( 'upload_dir', static fn ( array $uploads ): array => array( 'basedir' => '/proc/none' ) + $uploads );
		self::assertSame( '', ( new Line_Up_Snapshot() )->refresh()->data_url );
	}

	public function test_the_model_list_of_another_content_site_is_requested_again(): void {
		$this->store_line_up();
		$this->set( array( 'content_site' => 'https://other.example' ) );
		self::assertFalse( get_option( Line_Up_Snapshot::OPTION ) );
		$this->store_line_up();
		$this->set( array( 'product' => 'Boia' ) );
		self::assertIsArray( get_option( Line_Up_Snapshot::OPTION ) );
	}

	public function test_an_outdated_model_list_is_refreshed_after_the_response_by_one_request_only(): void {
		$this->answer( self::MODELS );
		$tasks   = new Deferred_Tasks( null );
		$refresh = new Line_Up_Refresh( new Line_Up_Snapshot(), $tasks );
		$refresh->after_showing( Line_Up::of( self::MODELS, null, time() - 60 ) );
		self::assertFalse( has_action( 'shutdown', array( $tasks, 'run' ) ) );
		$refresh->after_showing( Line_Up::of( self::MODELS, null, time() - 3600 ) );
		$refresh->after_showing( Line_Up::of( self::MODELS, null, time() - 3600 ) );
		( new Line_Up_Refresh( new Line_Up_Snapshot(), $tasks ) )->after_showing( Line_Up::of( self::MODELS, null, time() - 3600 ) );
		self::assertSame( array(), $this->asked );
		$tasks->run();
		self::assertSame( array( '/cfg/lstModels/', '/cfg/backOffice/' ), $this->asked );
	}

	public function test_of_two_requests_that_take_the_lock_at_the_same_moment_one_refreshes(): void {
		$this->answer( self::MODELS );
		$show  = static function (): void {
			$tasks = new Deferred_Tasks( null );
			( new Line_Up_Refresh( new Line_Up_Snapshot(), $tasks ) )->after_showing( Line_Up::of( self::MODELS, null, time() - 3600 ) );
			$tasks->run();
		};
		$other = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( $show, &$other ): string {
				// The other request takes the lock between this one's look at it and its statement.
				if ( str_contains( $sql, 'INSERT' ) && 1 === preg_match( '/cfg_configurator_\w*lock/', $sql ) && 1 === ++$other ) {
					$show();
				}
				return $sql;
			}
		);
		$show();
		self::assertGreaterThan( 0, $other );
		self::assertSame( array( '/cfg/lstModels/', '/cfg/backOffice/' ), $this->asked );
	}

	public function test_cron_refreshes_every_quarter_of_an_hour(): void {
		( new Line_Up_Refresh( new Line_Up_Snapshot(), new Deferred_Tasks( null ) ) )->register();
		do_action( 'cfg_configurator_install' );
		self::assertSame( 900, wp_get_scheduled_event( Line_Up_Refresh::HOOK )->interval ?? 0 );
	}

	public function test_line_up_and_model_have_the_class_names_of_version_1_0_for_filter_callbacks(): void {
		$line_up = Line_Up::of( self::MODELS, null, 0 );
		$names   = array(
			'Range'       => $line_up,
			'Range_Model' => $line_up->models[0],
		);
		foreach ( $names as $name => $passed ) {
			self::assertTrue( is_a( $passed, "Cfg_Configurator\\First_Paint\\{$name}" ), $name );
		}
	}
}
