<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Overload_Protection\Shared_Option;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** Which responses are cached, for how long, and that the cache stays bounded. */
final class Caching_Test extends Content_Site_Test_Case {
	private function simulation( int $price ): string {
		return "/cfg/updateFinances/1/20000/$price/500/5000/60/5/9/0/S";
	}

	public function test_a_fresh_cached_response_is_not_requested_again(): void {
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
		$first = $this->ask( '/cfg/lstModels' );
		$this->pass_seconds( 200 );
		$second = $this->ask( '/cfg/lstModels/' );
		self::assertSame( 'cached', $this->source_of( $second ) );
		self::assertGreaterThanOrEqual( 200, (int) $this->header_of( $second, 'Age' ) );
		self::assertSame( $first->get_data(), $second->get_data() );
		self::assertStringStartsWith( 'public, max-age=60', $this->header_of( $second, 'Cache-Control' ) );
		self::assertCount( 1, $this->site()->requests() );
	}

	public function test_a_cached_response_costs_at_most_two_queries(): void {
		$this->ask( '/cfg/lstModels' );
		self::assertLessThanOrEqual( 2, $this->queries_of( fn () => $this->ask( '/cfg/lstModels' ) ) );
	}

	public function test_invented_ids_and_simulations_leave_no_trace_among_the_missing_options(): void {
		$this->site()->plan( array( '*' => array( 'status' => 404 ) ) );
		$size = static fn (): int => strlen( serialize( wp_cache_get( 'notoptions', 'options' ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		$ask  = function ( int $number ): void {
			$this->ask( $this->simulation( 20_000 + $number ) );
			$this->ask( "/cfg/lstEngines/X{$number}" );
		};
		// The options that all such calls share, and the circuit breakers, are a fixed number.
		array_map( $ask, range( 1, 150 ) );
		$before = $size();
		array_map( $ask, range( 151, 400 ) );
		self::assertLessThan( $before + 2000, $size() );
	}

	public function test_a_browser_with_a_current_response_gets_304(): void {
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
		$etag = $this->header_of( $this->ask( '/cfg/lstModels' ), 'ETag' );
		foreach ( array( $etag, "W/$etag", "\"other\", $etag", '*' ) as $known ) {
			$answer = $this->ask( '/cfg/lstModels', array( 'If-None-Match' => $known ) );
			self::assertSame( 304, $answer->get_status() );
			self::assertSame( $etag, $this->header_of( $answer, 'ETag' ) );
			self::assertNull( $answer->get_data() );
		}
		self::assertSame( 200, $this->ask( '/cfg/lstModels', array( 'If-None-Match' => '"other"' ) )->get_status() );
	}

	public function test_pictures_become_absolute_and_everything_else_stays(): void {
		$colours = '[{"id":"1-VBR","version":1.0,"colorchip":"#a8432a","price":"","designation":"/media/no.avif",
			"externalColorImages360":["/media/0.avif","https://cdn.example/1.avif","//cdn.example/2.avif","3.avif"],
			"gallery":[{"idColor":"VBR","image":"/media/4.avif"}],"extra":{}},
			{"id":2,"colorchip":"/media/chip.avif","gallery":["/media/5.avif",""],"image":null}]';
		$this->set_content_site( $this->site()->url . '/pt/' );
		$this->site()->plan( array( '*' => array( 'body' => $colours ) ) );
		$response = $this->ask( '/cfg/extColors/101' );
		$root     = $this->site()->url;
		self::assertSame(
			array( "$root/media/0.avif", 'https://cdn.example/1.avif', 'http://cdn.example/2.avif', "$root/pt/3.avif" ),
			$this->data_of( $response, 0, 'externalColorImages360' )
		);
		self::assertSame( "$root/media/4.avif", $this->data_of( $response, 0, 'gallery', 0, 'image' ) );
		self::assertSame( 'VBR', $this->data_of( $response, 0, 'gallery', 0, 'idColor' ) );
		self::assertSame( '#a8432a', $this->data_of( $response, 0, 'colorchip' ) );
		self::assertSame( '/media/no.avif', $this->data_of( $response, 0, 'designation' ) );
		self::assertSame( '', $this->data_of( $response, 0, 'price' ) );
		self::assertSame( array( "$root/media/5.avif", '' ), $this->data_of( $response, 1, 'gallery' ) );
		self::assertSame( "$root/media/chip.avif", $this->data_of( $response, 1, 'colorchip' ) );
		self::assertNull( $this->data_of( $response, 1, 'image' ) );
		self::assertInstanceOf( \Cfg_Configurator\Modules\Gateway\Gateway_Response::class, $response );
		self::assertStringContainsString( '"extra":{}', (string) $response->json() );
		self::assertSame( '/pt/wp-json/cfg/extColors/101', $this->site()->requests()[0]['path'] );
	}

	public function test_another_content_site_does_not_use_the_cache_of_the_first_one(): void {
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
		$this->ask( '/cfg/lstModels' );
		$this->set_content_site( $this->site()->url . '/other' );
		$this->site()->plan( array() );
		self::assertSame( array(), $this->ask( '/cfg/lstModels' )->get_data() );
	}

	public function test_any_number_of_simulations_uses_a_fixed_number_of_cache_entries(): void {
		add_filter( 'cfg_configurator_unpinned_requests', '__return_true' );
		$this->answer_http(
			static fn (): array => array(
				'headers'  => array( 'content-type' => 'application/json' ),
				'body'     => '{"financialInfo":{}}',
				'response' => array(
					'code'    => 200,
					'message' => 'OK',
				),
			)
		);
		for ( $price = 20000; $price < 20200; $price++ ) {
			$this->ask( $this->simulation( $price ) );
		}
		self::assertLessThanOrEqual( 48, $this->cached_responses() );
		self::assertGreaterThan( 24, $this->cached_responses() );
	}

	public function test_a_simulation_is_never_answered_with_the_figures_of_another_one(): void {
		add_filter( 'cfg_configurator_unpinned_requests', '__return_true' );
		$this->answer_http(
			static fn ( string $url ): array => array(
				'headers'  => array( 'content-type' => 'application/json' ),
				'body'     => (string) wp_json_encode( array( 'of' => $url ) ),
				'response' => array(
					'code'    => 200,
					'message' => 'OK',
				),
			)
		);
		for ( $round = 0; $round < 2; $round++ ) {
			for ( $price = 20000; $price < 20100; $price++ ) {
				self::assertStringContainsString( "/$price/", $this->text_of( $this->ask( $this->simulation( $price ) ), 'of' ) );
			}
		}
	}

	public function test_a_simulation_is_requested_again_after_a_minute_and_by_each_browser(): void {
		$this->site()->plan( array( '*' => array( 'body' => '{}' ) ) );
		$answer = $this->ask( $this->simulation( 20000 ) );
		self::assertSame( 'no-cache', $this->header_of( $answer, 'Cache-Control' ) );
		self::assertSame( 'cached', $this->source_of( $this->ask( $this->simulation( 20000 ) ) ) );
		$this->pass_seconds( 60 );
		self::assertSame( 'content-site', $this->source_of( $this->ask( $this->simulation( 20000 ) ) ) );
	}

	public function test_unknown_ids_use_a_fixed_number_of_cache_entries(): void {
		for ( $id = 1000; $id < 1120; $id++ ) {
			$this->ask( "/cfg/lstEngines/$id" );
			$this->ask( "/cfg/hyuDealersLst/D$id" );
		}
		self::assertLessThanOrEqual( 48 + 48, $this->cached_responses() );
		self::assertSame( 'cached', $this->source_of( $this->ask( '/cfg/lstEngines/1119' ) ) );
	}

	public function test_no_cache_entry_is_autoloaded(): void {
		$this->site()->plan( array( '*' => array( 'body' => '{}' ) ) );
		$this->ask( '/cfg/backOffice' );
		$this->ask( $this->simulation( 20000 ) );
		self::assertSame( 2, $this->cached_responses() );
		wp_cache_flush();
		self::assertSame( array(), preg_grep( '/cfg_configurator_(copy|lock|pause)_/', array_keys( wp_load_alloptions() ) ) );
	}

	public function test_a_large_list_of_pictures_is_stored_compressed(): void {
		$frames  = array_map( static fn ( int $frame ): string => "/media/exterior/mare/VBR/$frame.avif", range( 0, 34 ) );
		$colours = array_fill(
			0,
			90,
			array(
				'id'                     => '1',
				'externalColorImages360' => $frames,
			)
		);
		$this->site()->plan( array( '*' => array( 'body' => wp_json_encode( $colours ) ) ) );
		$this->ask( '/cfg/extColors/101' );
		$seconds = array();
		// Takes the fastest of five, because a busy machine may interrupt any of them.
		for ( $try = 0; $try < 5; $try++ ) {
			$before = microtime( true );
			wp_cache_flush();
			$answer    = $this->ask( '/cfg/extColors/101' );
			$seconds[] = microtime( true ) - $before;
			self::assertSame( 'cached', $this->source_of( $answer ) );
		}
		self::assertLessThan( 0.02, min( $seconds ) );
		self::assertLessThan( 8000, strlen( (string) wp_json_encode( get_option( $this->options( self::CACHED )[0] ) ) ) );
	}

	public function test_a_cached_response_survives_a_flush_of_the_object_cache(): void {
		$using = wp_using_ext_object_cache( true );
		try {
			$this->ask( '/cfg/lstModels' );
			wp_cache_flush();
			self::assertSame( 'cached', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
		} finally {
			wp_using_ext_object_cache( (bool) $using );
		}
	}

	public function test_the_daily_cleanup_deletes_old_responses_and_no_others(): void {
		$this->site()->plan( array( '*' => array( 'body' => '{}' ) ) );
		$this->ask( $this->simulation( 20000 ) );
		$this->pass_seconds( HOUR_IN_SECONDS + 1 );
		$this->ask( '/cfg/backOffice' );
		self::assertSame( 2, $this->cached_responses() );
		do_action( 'delete_expired_transients' );
		self::assertSame( 1, $this->cached_responses() );
		self::assertSame( 'cached', $this->source_of( $this->ask( '/cfg/backOffice' ) ) );
	}

	public function test_a_damaged_cached_response_is_ignored(): void {
		$this->ask( '/cfg/lstModels' );
		$name = $this->options( self::CACHED )[0];
		update_option( $name, preg_replace( '/\S+$/', 'bm8gemxpYg==', Shared_Option::read( $name ) ), false );
		self::assertSame( 'content-site', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
	}
}
