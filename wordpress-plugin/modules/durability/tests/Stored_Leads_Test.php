<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability\Tests;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Modules\Durability\Alert;
use Cfg_Configurator\Modules\Durability\Erasure_Log;
use Cfg_Configurator\Modules\Durability\Fallback_Store;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Leads that the table rejects are kept, and moved to it once. */
final class Stored_Leads_Test extends Leads_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		Fallback_Store::clear();
	}

	protected function tearDown(): void {
		Fallback_Store::clear();
		parent::tearDown();
	}

	public function test_retention_deletes_a_lead_that_waits_for_its_table_too(): void {
		$this->set( array( 'retention_days' => 30 ) );
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->post();
		$this->now += 20 * DAY_IN_SECONDS;
		self::assertSame( 0, Retention::run_daily() );
		$this->now += 2 * DAY_IN_SECONDS;
		self::assertCount( 1, Fallback_Store::all() );
		$this->now += 9 * DAY_IN_SECONDS;
		self::assertSame( 1, Retention::apply( 30 ) );
		self::assertSame( array(), Fallback_Store::all() );
	}

	public function test_a_rejected_insert_goes_to_the_fallback_store_and_is_imported_once_the_table_accepts_it(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$outcome = $this->post( array( 'msg' => '🚗 é' ) );
		$this->assert_thanks( $outcome );
		self::assertNull( $outcome->lead );
		self::assertSame( array(), $this->leads() );
		self::assertCount( 1, Fallback_Store::all() );
		remove_all_filters( 'query' );
		self::assertSame( 1, Waiting_Leads::current()?->move_to_table() );
		self::assertSame( '🚗 é', $this->lead()->message );
		self::assertSame( array(), Fallback_Store::all() );
		self::assertSame( 0, Waiting_Leads::current()->move_to_table() );
	}

	public function test_a_form_in_the_fallback_store_that_is_posted_again_is_still_one_lead(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->assert_thanks( $this->post() );
		$this->assert_thanks( $this->post() );
		remove_all_filters( 'query' );
		$this->end_request();
		$this->assert_thanks( $this->post() );
		Lead_Worker::run();
		self::assertCount( 1, $this->leads() );
		self::assertSame(
			array( 'pedidos@lume.example', self::ADDRESS, 'ines@exemplo.pt' ),
			$this->mailed(),
			'One alert, one mail to the dealer, one to the buyer.'
		);
	}

	public function test_the_administrator_is_alerted_once_an_hour_without_personal_data(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->post();
		$this->post( array( 'submission_id' => 'another-one' ) );
		self::assertSame( array(), $this->mailbox->mails, 'The alert is not mailed before the response.' );
		$this->end_request();
		self::assertCount( 1, $this->mailbox->mails );
		self::assertSame( 'pedidos@lume.example', $this->mailbox->mails[0]['to'] );
		self::assertStringNotContainsString( 'ines', (string) wp_json_encode( $this->mailbox->mails[0] ) );
		self::assertArrayHasKey( Faults::TABLE, Alert::all() );
	}

	public function test_a_row_that_the_table_would_change_is_kept_complete_in_the_fallback_store(): void {
		$cut = static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT IGNORE' ) ? str_replace( 'gostaria de uma proposta', 'gost', $sql ) : $sql;
		add_filter( 'query', $cut );
		$this->assert_thanks( $this->post() );
		remove_all_filters( 'query' );
		self::assertSame( array(), $this->leads() );
		self::assertSame( 1, Waiting_Leads::current()?->move_to_table() );
		self::assertSame( "Bom dia,\ngostaria de uma proposta.", $this->lead()->message );
	}

	public function test_the_leads_of_a_person_are_erased(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->post();
		$this->post(
			array(
				'email'         => 'outra@exemplo.pt',
				'submission_id' => 'second-one',
			)
		);
		self::assertSame( 1, Waiting_Leads::current()?->erase( 'INES@exemplo.pt' ) );
		self::assertSame( array( 'outra@exemplo.pt' ), array_column( Fallback_Store::all(), 'email' ) );
	}

	public function test_two_erasures_at_the_same_moment_share_one_salt(): void {
		delete_option( 'cfg_configurator_leads_erasure_salt' );
		$other = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$other ): string {
				if ( str_contains( $sql, 'INSERT' ) && str_contains( $sql, 'erasure_salt' ) && 1 === ++$other ) {
					Erasure_Log::record( 'rui@exemplo.pt' );
				}
				return $sql;
			}
		);
		self::assertTrue( Erasure_Log::record( 'ines@exemplo.pt' ) );
		self::assertGreaterThan( 0, $other );
		$before = '2020-01-01 00:00:00';
		self::assertTrue( Erasure_Log::covers( 'ines@exemplo.pt', $before ) );
		self::assertTrue( Erasure_Log::covers( 'rui@exemplo.pt', $before ) );
	}

	public function test_an_erasure_is_recorded_without_the_address_until_no_file_can_be_older(): void {
		self::assertTrue( Erasure_Log::record( 'ines@exemplo.pt' ) );
		$rows = $this->database()->get_results( "SELECT * FROM {$this->database()->options} WHERE option_name LIKE '%erased%'", ARRAY_A );
		self::assertCount( 1, (array) $rows );
		self::assertStringNotContainsString( 'exemplo', (string) wp_json_encode( $rows ) );
		self::assertStringNotContainsString( hash( 'sha256', 'ines@exemplo.pt' ), (string) wp_json_encode( $rows ) );
		$lead = gmdate( 'Y-m-d H:i:s', $this->now );

		$this->now += 399 * DAY_IN_SECONDS;
		Erasure_Log::prune( 30 );
		self::assertTrue( Erasure_Log::covers( 'ines@exemplo.pt', $lead ) );
		$this->now += 2 * DAY_IN_SECONDS;
		Erasure_Log::prune( 0 );
		self::assertTrue( Erasure_Log::covers( 'ines@exemplo.pt', $lead ), 'Without a retention period, erasures are recorded for ever.' );
		Erasure_Log::prune( 30 );
		self::assertFalse( Erasure_Log::covers( 'ines@exemplo.pt', $lead ) );
	}
	public function test_an_erasure_that_cannot_be_recorded_is_reported(): void {
		$this->refuse_statements( 'INSERT' );
		self::assertFalse( Waiting_Leads::current()?->record_erasure( 'ines@exemplo.pt' ) );
	}

	public function test_leads_are_deleted_with_the_plugin_only_if_the_settings_say_so(): void {
		update_option( 'cfg_configurator_rescued_1', 'a lead' );
		Installation::uninstall();
		self::assertSame( 'a lead', get_option( 'cfg_configurator_rescued_1' ) );
		$this->set( array( 'erase_on_uninstall' => '1' ) );
		Installation::uninstall();
		self::assertFalse( get_option( 'cfg_configurator_rescued_1' ) );
	}

	public function test_a_lead_is_announced_once_it_is_in_the_table(): void {
		$calls = array();
		$note  = static function ( array $lead, int $id ) use ( &$calls ): void {
			unset( $lead );
			$calls[] = $id;
		};
		add_action( 'cfg_configurator_lead_kept', $note, 10, 2 );
		$refuse = static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT IGNORE' ) && str_contains( $sql, 'idempotency_key' ) ? '' : $sql;
		add_filter( 'query', $refuse );
		$this->post();
		self::assertSame( array(), $this->leads() );
		remove_filter( 'query', $refuse );
		$this->now += 301;
		Lead_Worker::run();
		self::assertSame( array( $this->lead()->id ), $calls );
	}
}
