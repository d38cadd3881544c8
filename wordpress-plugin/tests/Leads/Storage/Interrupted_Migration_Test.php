<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Storage;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The deliveries to webhooks move into the table of all deliveries, whenever that is interrupted. */
final class Interrupted_Migration_Test extends Leads_Test_Case {
	protected function tearDown(): void {
		parent::tearDown();
		// Changing tables commits the transaction, so nothing is rolled back.
		Committed_Tables::drop();
		Lead_Setup::set_up();
		wp_cache_flush();
	}

	private static function pending( string $channel ): int {
		return ( new Delivery_Queue( $channel, null ) )->count( Delivery::PENDING );
	}

	public function test_a_large_update_stops_after_some_seconds_and_continues_with_the_next_request(): void {
		Committed_Tables::make( 9 );
		Committed_Tables::fill( 9 );
		Committed_Tables::add_webhooks( range( 3, 1200 ) );
		update_option( Schema::OPTION, 9 );
		Clock::$source = fn (): int => $this->now += 10;
		$moved                                     = array();
		while ( Schema::is_outdated() ) {
			Schema::ensure();
			$moved[] = self::pending( 'webhook' );
		}
		self::assertSame( array( 1001, 1200 ), array_slice( $moved, 0, 2 ) );
		self::assertFalse( Database::has_table( Committed_Tables::webhooks() ) );
	}

	/** @group slow */
	public function test_an_update_that_is_killed_before_any_change_of_the_database_loses_and_repeats_no_delivery(): void {
		$kill = 0;
		do {
			++$kill;
			Committed_Tables::make( 9 );
			Committed_Tables::fill( 9 );
			Committed_Tables::add_webhooks( range( 3, 1200 ) );
			update_option( Schema::OPTION, 9 );
			$changes = 0;
			$end     = static function ( string $sql ) use ( &$changes, $kill ): string {
				$changes += 1 === preg_match( '/^(ALTER|INSERT IGNORE|DELETE|DROP)/', $sql ) ? 1 : 0;
				if ( $changes === $kill ) {
					throw new \RuntimeException( 'killed' );
				}
				return $sql;
			};
			add_filter( 'query', $end );
			try {
				Schema::ensure();
			} catch ( \RuntimeException ) {
				self::assertFalse( Schema::is_current() );
			}
			remove_filter( 'query', $end );
			Schema::ensure();
			self::assertTrue( Schema::is_current() );
			self::assertSame( array( 1, 1200 ), array_map( array( self::class, 'pending' ), array( 'mail', 'webhook' ) ), "Killed before change $kill." );
			$first = ( new Delivery_Queue( 'webhook', null ) )->of_lead( 1 )[0];
			$row   = array( 'ab12', 'https://crm.lume.example/pedidos', 2, 'HTTP 500', '2026-01-03 00:00:00' );
			self::assertSame( $row, array( $first->recipient, $first->address, $first->attempts, $first->last_error, $first->next_gmt ) );
			self::assertFalse( Database::has_table( Committed_Tables::webhooks() ) );
		} while ( $changes >= $kill );
		self::assertGreaterThan( 8, $kill );
	}
}
