<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Storage;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Tests\Leads\Error_Log;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** A site of a network, which has no tables before its first lead. */
final class First_Lead_Test extends Leads_Test_Case {
	use Error_Log;

	protected function setUp(): void {
		parent::setUp();
		Committed_Tables::drop();
		// SQLite rolls the whole transaction back when a statement names a missing table.
		$this->database()->query( 'COMMIT' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		// Changing tables commits the transaction, so nothing is rolled back.
		Committed_Tables::drop();
		Lead_Setup::set_up();
		delete_option( 'cfg_configurator_settings' );
		wp_cache_flush();
	}

	/** @return list<string> The tables that exist. */
	private static function tables(): array {
		return array_values( array_filter( Tables::of_core(), Database::has_table( ... ) ) );
	}

	public function test_cron_and_questions_about_leads_create_no_table_and_log_nothing(): void {
		$log = $this->log_of(
			static function (): void {
				Lead_Worker::run();
				Retention::run_daily();
				self::assertSame( 0, Lead_Table::held() );
				self::assertSame( array(), Lead_Table::of_email( 'ines@exemplo.pt', 10 ) );
			}
		);
		self::assertSame( array( array(), '' ), array( self::tables(), $log ) );
		self::assertFalse( Schema::exists() );
		self::assertSame( array(), $this->faults );
	}

	public function test_the_first_lead_creates_the_tables_and_is_mailed(): void {
		$this->assert_thanks( $this->post() );
		Lead_Worker::run();
		self::assertSame( Tables::of_core(), self::tables() );
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ) );
		self::assertSame( array(), $this->faults, 'No table was lost.' );
		self::assertTrue( Schema::is_current() );
	}

	public function test_what_a_module_stores_creates_the_tables_too(): void {
		self::assertNotNull( Database::insert_new( Tables::deliveries(), array( 'lead_id' => 1 ) ) );
		self::assertSame( Tables::of_core(), self::tables() );
	}

	public function test_it_costs_no_query_to_know_that_there_are_none(): void {
		// As the set-up of a site of a network does.
		add_option( Schema::OPTION, 0, '', true );
		self::assertSame( 0, $this->queries_of( static fn () => Schema::is_outdated() || Schema::is_due() || Schema::is_current() ) );
	}
}
