<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Modules\Server_Render\Model_List;
use Cfg_Configurator\Modules\Server_Render\Model_List_Refresh;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** Which calls load the model list, when it is refreshed, and what is kept if they fail. */
final class Model_List_Store_Test extends Embed_Test_Case {
	use Stored_Models;

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
		$this->store_models();
		$this->answer( null );
		$snapshot = new Model_List_Store();
		self::assertSame( 1, $this->queries_of( static fn (): Model_List => $snapshot->read() ) );
		self::assertSame( 0, $this->queries_of( static fn (): Model_List => $snapshot->read() ) );
		self::assertCount( 2, $snapshot->read()->models );
		self::assertSame( array(), $this->asked );
	}

	public function test_is_not_an_autoloaded_option(): void {
		$this->answer( self::MODELS );
		( new Model_List_Store() )->refresh();
		self::assertArrayNotHasKey( Model_List_Store::OPTION, wp_load_alloptions( true ) );
	}

	public function test_a_new_response_replaces_the_stored_one(): void {
		$this->store_models();
		$this->answer( array( self::MODELS[0] ) );
		self::assertCount( 1, ( new Model_List_Store() )->refresh()->models );
		self::assertSame( 'Lume', ( new Model_List_Store() )->read()->back_office['product'] );
		self::assertCount( 1, ( new Model_List_Store() )->read()->models );
	}

	public function test_the_stored_response_stays_when_the_content_site_fails(): void {
		$this->store_models();
		$this->answer( null );
		self::assertCount( 2, ( new Model_List_Store() )->refresh()->models );
		self::assertCount( 2, ( new Model_List_Store() )->read()->models );
	}

	public function test_the_first_visitor_waits_at_most_two_seconds_per_request_and_others_as_usual(): void {
		delete_option( Model_List_Store::OPTION );
		$timeouts = array();
		add_filter(
			'rest_pre_dispatch',
			static function () use ( &$timeouts ): \WP_REST_Response {
				$timeouts[] = self::timeout();
				return new \WP_REST_Response( array() );
			}
		);
		( new Model_List_Store() )->read();
		self::assertSame( array( 2, 2 ), $timeouts );
		self::assertSame( 30, self::timeout() );
	}

	public function test_a_visitor_who_waits_gets_the_model_list_and_a_complete_refresh_follows(): void {
		delete_option( Model_List_Store::OPTION );
		$this->answer( self::MODELS );
		$model_list = ( new Model_List_Store() )->read();
		self::assertCount( 2, $model_list->models );
		$tasks = new Deferred_Tasks( null );
		( new Model_List_Refresh( new Model_List_Store(), $tasks ) )->after_showing( $model_list );
		$tasks->run();
		self::assertEqualsWithDelta( time(), ( new Model_List_Store() )->read()->time, 5 );
	}

	public function test_the_prefetched_responses_are_in_a_file_whose_url_changes_with_them(): void {
		$this->answer( self::MODELS );
		$url = ( new Model_List_Store() )->refresh()->data_url;
		self::assertMatchesRegularExpression( '#/cfg-configurator/line-up\.json\?ver=[0-9a-f]{8}$#', $url );
		self::assertSame( $url, ( new Model_List_Store() )->read()->data_url );
		$file = wp_upload_dir()['basedir'] . '/cfg-configurator/line-up.json';
		$data = json_decode( (string) file_get_contents( $file ), true );
		self::assertIsArray( $data );
		self::assertSame( array( 5, 7 ), array_column( (array) $data['wp-json/cfg/lstModels/'], 'id' ) );
		self::assertSame( array( 'product' => 'Lume' ), $data['wp-json/cfg/backOffice/'] );
		$this->answer( array( self::MODELS[0] ) );
		self::assertNotSame( $url, ( new Model_List_Store() )->refresh()->data_url );
		Public_Folder::of_site()?->delete();
		self::assertFileDoesNotExist( $file );
	}

	public function test_the_responses_stay_in_the_page_where_uploads_cannot_be_written(): void {
		$this->answer( self::MODELS );
		add_filter( 'upload_dir', static fn ( array $uploads ): array => array( 'basedir' => '/proc/none' ) + $uploads );
		self::assertSame( '', ( new Model_List_Store() )->refresh()->data_url );
	}

	public function test_the_model_list_of_another_content_site_is_requested_again(): void {
		$this->store_models();
		$this->set( array( 'content_site' => 'https://other.example' ) );
		self::assertFalse( get_option( Model_List_Store::OPTION ) );
		$this->store_models();
		$this->set( array( 'product' => 'Boia' ) );
		self::assertIsArray( get_option( Model_List_Store::OPTION ) );
	}

	public function test_an_outdated_model_list_is_refreshed_after_the_response_by_one_request_only(): void {
		$this->answer( self::MODELS );
		$tasks   = new Deferred_Tasks( null );
		$refresh = new Model_List_Refresh( new Model_List_Store(), $tasks );
		$refresh->after_showing( Model_List::of( self::MODELS, null, time() - 60 ) );
		self::assertFalse( has_action( 'shutdown', array( $tasks, 'run' ) ) );
		$refresh->after_showing( Model_List::of( self::MODELS, null, time() - 3600 ) );
		$refresh->after_showing( Model_List::of( self::MODELS, null, time() - 3600 ) );
		( new Model_List_Refresh( new Model_List_Store(), $tasks ) )->after_showing( Model_List::of( self::MODELS, null, time() - 3600 ) );
		self::assertSame( array(), $this->asked );
		$tasks->run();
		self::assertSame( array( '/cfg/lstModels/', '/cfg/backOffice/' ), $this->asked );
	}

	public function test_of_two_requests_that_take_the_lock_at_the_same_moment_one_refreshes(): void {
		$this->answer( self::MODELS );
		$show  = static function (): void {
			$tasks = new Deferred_Tasks( null );
			( new Model_List_Refresh( new Model_List_Store(), $tasks ) )->after_showing( Model_List::of( self::MODELS, null, time() - 3600 ) );
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
		wp_unschedule_hook( Model_List_Refresh::HOOK );
		wp_schedule_event( time() + 600, 'daily', Model_List_Refresh::HOOK );
		$refresh = new Model_List_Refresh( new Model_List_Store(), new Deferred_Tasks( null ) );
		$refresh->schedule();
		self::assertEqualsWithDelta( time(), (int) wp_next_scheduled( Model_List_Refresh::HOOK ), 2 );
		wp_unschedule_hook( Model_List_Refresh::HOOK );
		$this->answer( self::MODELS );
		$refresh->run();
		self::assertEqualsWithDelta( time() + 900, (int) wp_next_scheduled( Model_List_Refresh::HOOK ), 2 );
		self::assertSame( array( '/cfg/lstModels/', '/cfg/backOffice/' ), $this->asked );
	}

	public function test_line_up_and_model_have_the_class_names_of_version_1_0_for_filter_callbacks(): void {
		$model_list = Model_List::of( self::MODELS, null, 0 );
		$names      = array(
			'Range'       => $model_list,
			'Range_Model' => $model_list->models[0],
		);
		foreach ( $names as $name => $passed ) {
			self::assertTrue( is_a( $passed, "Cfg_Configurator\\First_Paint\\{$name}" ), $name );
		}
	}
}
