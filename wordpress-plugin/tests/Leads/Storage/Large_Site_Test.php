<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Storage;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The update of a site of version 1.0.0 (schema 7) with many leads, on MariaDB; with few on SQLite. */
final class Large_Site_Test extends Leads_Test_Case {
	/** Schema of version 1.0.0. */
	private const VERSION = 7;

	/** Longest request and statement, in seconds. */
	private const MAXIMUM = 10.0;

	protected function tearDown(): void {
		parent::tearDown();
		// Changing tables commits the transaction, so nothing is rolled back.
		Committed_Tables::drop();
		Lead_Setup::set_up();
		wp_cache_flush();
	}

	/** Fills the tables with leads, twice as many mails, and as many deliveries to webhooks. */
	private static function fill( int $leads ): void {
		$digits = '(SELECT 0 d' . implode( '', array_map( static fn ( int $digit ): string => " UNION ALL SELECT $digit", range( 1, 9 ) ) ) . ')';
		$number = '1 + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d';
		$count  = "SELECT $number AS n FROM $digits a, $digits b, $digits c, $digits e, $digits f WHERE $number <= %d";
		$text   = str_repeat( 'Bom dia, gostaria de uma proposta. ', 10 );
		Database::run(
			"INSERT INTO %i (id, idempotency_key, form_type, created_gmt, name, email, message, from_page, extra, is_planned)
				SELECT n, CONCAT('key-', n), 'proposal', '2026-01-03 00:00:00', 'Ana', CONCAT('ana', n, '@exemplo.pt'), %s, '', '{}', 1 FROM ($count) numbers",
			Tables::leads(),
			$text,
			$leads
		);
		$columns = "(lead_id, recipient, address, state, last_error, next_gmt) SELECT id, %s, %s, %s, '', '2026-01-03 00:00:00' FROM %i";
		foreach ( array( Delivery::DEALER, Delivery::VISITOR ) as $recipient ) {
			Database::run( "INSERT INTO %i $columns", Tables::deliveries(), $recipient, 'ana@exemplo.pt', Delivery::SENT, Tables::leads() );
		}
		$url = 'https://crm.lume.example/pedidos?token=x';
		Database::run( "INSERT INTO %i $columns", Committed_Tables::webhooks(), '0123456789ab', $url, Delivery::PENDING, Tables::leads() );
	}

	public function test_the_update_of_a_large_site_takes_no_long_statement_or_request(): void {
		$leads = 'wpdb' === get_class( $this->database() ) ? 100_000 : 2000;
		Committed_Tables::make( self::VERSION );
		self::fill( $leads );
		// The time is measured.
		Clock::$source = null;
		$this->database()->query( 'COMMIT' );
		update_option( Schema::OPTION, self::VERSION );
		$queue = array_map( static fn ( string $channel ): Delivery_Queue => new Delivery_Queue( $channel, null ), array( 'mail', 'webhook' ) );

		$statements = array();
		$last       = Clock::timer();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$statements, &$last ): string {
				// The time until the next statement: no other work is done meanwhile.
				$statements[] = Clock::timer() - $last;
				$last         = Clock::timer();
				return $sql;
			}
		);
		$requests = array();
		$is_over  = false;
		while ( ! $is_over ) {
			$start = Clock::timer();
			$last  = $start;
			Schema::ensure();
			$requests[]   = Clock::timer() - $start;
			$statements[] = Clock::timer() - $last;
			$is_over      = Schema::is_current() || count( $requests ) > 20;
		}
		remove_all_filters( 'query' );

		self::assertTrue( Schema::is_current() );
		self::assertSame( array( 2 * $leads, $leads ), array( $queue[0]->count( Delivery::SENT ), $queue[1]->count( Delivery::PENDING ) ) );
		self::assertFalse( Database::has_table( Committed_Tables::webhooks() ) );
		$figures = sprintf(
			"update of %d leads with %d mails and %d webhooks: %d requests of at most %.1f s, %d statements of at most %.1f s\n",
			$leads,
			2 * $leads,
			$leads,
			count( $requests ),
			max( $requests ),
			count( $statements ),
			max( $statements )
		);
		fwrite( STDERR, $figures );
		self::assertLessThan( self::MAXIMUM, max( $requests ) );
		self::assertLessThan( self::MAXIMUM, max( $statements ) );
	}
}
