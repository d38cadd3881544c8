<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Gateway;

use Cfg_Configurator\Gateway\Cache\Cache_Key;
use Cfg_Configurator\Gateway\Endpoint_Registry;
use Cfg_Configurator\Gateway\Cache\Refresh_Lock;

/** Only one process holds the lock, and abandoned locks expire. */
final class Refresh_Lock_Test extends Gateway_Test_Case {
	public function test_one_process_gets_it_until_it_is_released(): void {
		$token = Refresh_Lock::take( 'a', 10 );
		self::assertIsString( $token );
		self::assertTrue( Refresh_Lock::is_held( 'a' ) );
		self::assertNull( Refresh_Lock::take( 'a', 10 ) );
		self::assertIsString( Refresh_Lock::take( 'b', 10 ) );
		Refresh_Lock::release( 'a', $token );
		self::assertFalse( Refresh_Lock::is_held( 'a' ) );
		self::assertIsString( Refresh_Lock::take( 'a', 10 ) );
	}

	public function test_an_abandoned_lock_is_taken_over_by_one_process(): void {
		$left = (string) Refresh_Lock::take( 'a', -2 );
		self::assertFalse( Refresh_Lock::is_held( 'a' ) );
		$taken = Refresh_Lock::take( 'a', 10 );
		self::assertIsString( $taken );
		self::assertNull( Refresh_Lock::take( 'a', 10 ) );
		Refresh_Lock::release( 'a', $left );
		self::assertTrue( Refresh_Lock::is_held( 'a' ), 'An expired token does not release the lock.' );
		Refresh_Lock::release( 'a', $taken );
		self::assertFalse( Refresh_Lock::is_held( 'a' ) );
	}

	public function test_while_one_process_refreshes_the_others_get_the_older_response_at_once(): void {
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
		$this->ask( '/cfg/lstModels' );
		$this->pass_seconds( 301 );
		$this->hold_the_lock( 10 );
		$before = microtime( true );
		self::assertSame( 'stale', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
		self::assertLessThan( 0.2, microtime( true ) - $before );
		self::assertCount( 1, $this->site()->requests() );
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
		$models = Endpoint_Registry::named( 'lstModels' );
		$key    = new Cache_Key( $models, $this->site()->url . '/' . $models->path() );
		self::assertIsString( Refresh_Lock::take( $key->lock, $seconds ) );
	}
}
