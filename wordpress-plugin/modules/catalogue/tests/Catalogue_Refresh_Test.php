<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue\Tests;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Modules\Catalogue\Catalogue_Refresh;
use Cfg_Configurator\Modules\Overload_Protection\Lock;
use Cfg_Configurator\Settings\Settings;

/** Who refreshes the files, and what pages and plain calls get of them. */
final class Catalogue_Refresh_Test extends Catalogue_Test_Case {
	/** What happens after the response of a page that finds the files this old. */
	private function show_page( int $age ): int {
		$this->age( $age, 'catalogue.*' );
		$this->site()->requests();
		$tasks = new Deferred_Tasks( null );
		$this->catalogue( $tasks )->add_block( '', array( 'api-url' => Content_Site::url() ) );
		self::assertSame( array(), $this->site()->requests(), 'Nobody waits.' );
		$tasks->run();
		return count( $this->site()->requests() );
	}

	public function test_a_page_that_finds_the_files_older_than_four_minutes_refreshes_them_after_its_response(): void {
		$this->refresh();
		self::assertSame( 0, $this->show_page( 230 ) );
		self::assertSame( 12, $this->show_page( 250 ) );
		self::assertSame( 0, $this->show_page( 10 ) );
	}

	public function test_of_two_requests_that_find_them_too_old_one_refreshes(): void {
		$this->refresh();
		$this->age( 250, 'catalogue.*' );
		$this->site()->requests();
		$both = array( new Deferred_Tasks( null ), new Deferred_Tasks( null ) );
		foreach ( $both as $tasks ) {
			$this->catalogue( $tasks )->add_block( '', array( 'api-url' => Content_Site::url() ) );
		}
		foreach ( $both as $tasks ) {
			$tasks->run();
		}
		self::assertCount( 12, $this->site()->requests() );
	}

	public function test_a_page_with_an_element_of_another_content_site_refreshes_nothing(): void {
		$tasks = new Deferred_Tasks( null );
		$this->catalogue( $tasks )->add_block( '', array( 'api-url' => 'https://other.example/' ) );
		$tasks->run();
		self::assertSame( array(), $this->site()->requests() );
	}

	public function test_while_another_server_refreshes_shared_files_nobody_else_does(): void {
		$lock = new Lock( 'catalogue', 60 );
		self::assertTrue( $lock->acquire() );
		$this->refresh();
		self::assertSame( array(), $this->site()->requests() );
		$lock->release();
		$this->refresh();
		self::assertNotSame( array(), $this->site()->requests() );
		self::assertFalse( $lock->is_held() );
	}

	public function test_a_server_with_uploads_of_its_own_writes_its_own_files(): void {
		$this->refresh();
		$other = sys_get_temp_dir() . '/cfg-other-' . uniqid();
		add_filter( 'upload_dir', static fn ( array $uploads ): array => array( 'basedir' => $other ) + $uploads );
		self::assertSame( array(), $this->catalogue( new Deferred_Tasks( null ) )->add_member( array() ) );
		$this->refresh();
		self::assertSame( self::LISTS['lstEngines/101'], $this->list( 'lstEngines/101' ) );
		self::assertStringStartsWith( $other, $this->manifest() );
		self::assertFileExists( $this->manifest() );
	}

	public function test_cron_plans_the_next_run_before_it_begins(): void {
		wp_unschedule_hook( Catalogue_Refresh::HOOK );
		$this->plan( array( 'lstModels/' => array( 'status' => 500 ) ) );
		$this->catalogue( new Deferred_Tasks( null ) )->run_again();
		self::assertEqualsWithDelta( time() + 240, wp_next_scheduled( Catalogue_Refresh::HOOK ), 5 );
	}

	public function test_a_content_site_that_is_down_for_a_day_leaves_files_that_widgets_use(): void {
		$this->require_network();
		$this->refresh();
		$before = $this->files()->calls();
		$this->site()->stop();
		try {
			for ( $hour = 0; $hour < 24; $hour++ ) {
				$this->age( HOUR_IN_SECONDS );
				$this->pass_seconds( HOUR_IN_SECONDS );
				$this->catalogue( new Deferred_Tasks( null ) )->run();
				self::assertEqualsWithDelta( time(), (int) filemtime( $this->manifest() ), 60 );
			}
		} finally {
			$this->site()->start();
		}
		self::assertSame( $before, $this->files()->calls() );
	}

	public function test_a_refresh_that_is_killed_leaves_a_manifest_that_grows_old_and_is_not_tried_again_at_once(): void {
		$this->refresh();
		$this->age( 3 * HOUR_IN_SECONDS );
		self::assertTrue( $this->files()->begin() );
		self::assertEqualsWithDelta( time() - 3 * HOUR_IN_SECONDS, (int) filemtime( $this->manifest() ), 60 );
		$this->site()->requests();
		$tasks = new Deferred_Tasks( null );
		$this->catalogue( $tasks )->add_block( '', array( 'api-url' => Content_Site::url() ) );
		$tasks->run();
		self::assertSame( array(), $this->site()->requests() );
	}

	public function test_a_slow_content_site_leaves_the_last_files(): void {
		$this->refresh();
		$before        = $this->files()->calls();
		$this->seconds = array( 'wait' => 1 );
		$this->refresh(
			array(
				'lstModels/' => array(
					'delay' => 1500,
					'body'  => self::LISTS['lstModels/'],
				),
			)
		);
		self::assertSame( $before, $this->files()->calls() );
	}

	public function test_another_content_site_does_not_use_the_files_of_the_first_one(): void {
		$this->refresh();
		$settings = array( 'content_site' => 'https://other.example' ) + Settings::all();
		$this->catalogue( new Deferred_Tasks( null ) )->follow_content_site( Settings::all(), $settings );
		self::assertFileDoesNotExist( $this->manifest() );
		$this->refresh();
		$this->set_content_site( 'https://other.example' );
		self::assertSame( array(), $this->catalogue( new Deferred_Tasks( null ) )->add_member( array() ), 'A server that did not see the change.' );
	}

	public function test_a_plain_call_gets_the_list_of_the_file_while_the_content_site_is_down(): void {
		$this->refresh();
		$this->pass_seconds( 301 );
		$this->site()->plan( array( '*' => array( 'status' => 500 ) ) );
		$answer = $this->ask( '/cfg/lstEngines/101' );
		self::assertSame( 'stale', $this->source_of( $answer ) );
		self::assertSame( '1.0', $this->data_of( $answer, 0, 'engine' ) );
	}

	public function test_the_element_is_told_the_address_of_the_manifest_once(): void {
		$address = $this->catalogue( new Deferred_Tasks( null ) );
		$page    = array( 'api-url' => Content_Site::url() );
		self::assertSame( 'x', $address->add_block( 'x', $page ), 'There is no manifest yet.' );
		$this->refresh();
		$url = wp_upload_dir()['baseurl'] . '/cfg-configurator/' . basename( $this->manifest() );
		self::assertSame(
			array(
				'catalogue' => $url,
				'a'         => 1,
			),
			$address->add_member( array( 'a' => 1 ) )
		);
		self::assertStringContainsString( (string) wp_json_encode( array( 'catalogue' => $url ) ), $address->add_block( 'x', $page ) );
		self::assertSame( 'x', $address->add_block( 'x', array( 'api-url' => 'https://other.example/' ) ) );
		$block = '<b type="application/json" data-src="x">{}</b>';
		self::assertSame( $block, $address->add_block( $block, $page ) );
	}
}
