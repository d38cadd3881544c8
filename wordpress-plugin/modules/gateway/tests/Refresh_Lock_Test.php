<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Response_Cache;
use Cfg_Configurator\Modules\Overload_Protection\Lock;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** Only one process holds the lock, and abandoned locks expire. */
final class Refresh_Lock_Test extends Content_Site_Test_Case {
	public function test_one_process_gets_it_until_it_is_released(): void {
		$ours   = new Lock( 'a', 10 );
		$theirs = new Lock( 'a', 10 );
		self::assertTrue( $ours->acquire() );
		self::assertTrue( $theirs->is_held() );
		self::assertFalse( $theirs->acquire() );
		$theirs->release();
		self::assertTrue( $ours->is_held(), 'Only its holder releases a lock.' );
		self::assertTrue( ( new Lock( 'b', 10 ) )->acquire() );
		$ours->release();
		self::assertFalse( $theirs->is_held() );
		self::assertTrue( $theirs->acquire() );
	}

	public function test_an_abandoned_lock_is_taken_over_by_one_process(): void {
		$left  = new Lock( 'a', 0 );
		$taken = new Lock( 'a', 10 );
		self::assertTrue( $left->acquire() );
		self::assertFalse( $left->is_held() );
		self::assertTrue( $taken->acquire() );
		self::assertFalse( ( new Lock( 'a', 10 ) )->acquire() );
		$left->release();
		self::assertTrue( $taken->is_held(), 'An expired token does not release the lock.' );
		$taken->release();
		self::assertFalse( $taken->is_held() );
	}

	public function test_an_abandoned_lock_delays_the_first_response_only_until_it_expires(): void {
		$this->hold_the_lock( 1 );
		$before = microtime( true );
		self::assertSame( 'content-site', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
		self::assertLessThan( 3.5, microtime( true ) - $before );
	}

	public function test_no_lock_remains_after_a_response_or_a_failure(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$this->ask( '/cfg/lstModels' );
		$this->site()->plan( array( '*' => array( 'status' => 500 ) ) );
		$this->ask( '/cfg/carPods' );
		$this->ask( '/cfg/lstEngines/404' );
		self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'cfg\_configurator\_lock\_%'" ) );
	}

	private function hold_the_lock( int $seconds ): void {
		$models = Endpoint::named( 'lstModels' );
		$slot   = Response_Cache::slot( $models, $this->site()->url . '/' . $models->path() );
		self::assertTrue( ( new Lock( $slot, $seconds ) )->acquire() );
	}
}
