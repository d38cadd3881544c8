<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** The rows for a slow content site in the table of failures in docs/gateway.md. */
final class Slow_Content_Site_Test extends Content_Site_Test_Case {
	public function test_a_slow_content_site_is_replaced_by_the_stored_response_and_then_paused(): void {
		$this->store( self::MODELS );
		$this->seconds['wait'] = 1;
		$this->site()->plan( array( '*' => array( 'delay' => 1500 ) ) );

		self::assertSame( 'stale', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
		self::assertSame( 'stale', $this->source_of( $this->ask( '/cfg/carPods' ) ) );
		$before = microtime( true );
		self::assertSame( 'stale', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
		self::assertSame( 'stale', $this->source_of( $this->ask( '/cfg/carPods' ) ) );
		self::assertLessThan( 0.2, microtime( true ) - $before );
		self::assertCount( 2, $this->site()->requests() );
	}

	public function test_a_slow_content_site_is_still_requested_when_there_is_no_stored_response(): void {
		$this->seconds['wait'] = 1;
		$this->site()->plan( array( '/wp-json/cfg/backOffice/' => array( 'delay' => 1300 ) ) );
		self::assertSame( 504, $this->ask( '/cfg/backOffice' )->get_status() );
		usleep( 500_000 );
		self::assertSame( 'content-site', $this->source_of( $this->ask( '/cfg/lstEngines/101' ) ) );
	}

	public function test_after_two_slow_responses_all_calls_pause(): void {
		$this->seconds['wait'] = 1;
		$this->site()->plan( array( '*' => array( 'delay' => 1300 ) ) );
		self::assertSame( 504, $this->ask( '/cfg/backOffice' )->get_status() );
		self::assertSame( 504, $this->ask( '/cfg/config_simul' )->get_status() );
		$before = microtime( true );
		self::assertSame( 502, $this->ask( '/cfg/lstEngines/101' )->get_status() );
		self::assertLessThan( 0.2, microtime( true ) - $before );
		self::assertCount( 2, $this->site()->requests() );
		$this->pass_seconds( 15 );
		$this->site()->plan( array() );
		self::assertSame( 'content-site', $this->source_of( $this->ask( '/cfg/lstEngines/101' ) ) );
	}
}
