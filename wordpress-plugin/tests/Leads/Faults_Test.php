<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Settings\Settings;

/** Whatever fails, no lead is lost or stored twice, and the buyer sees the true result. */
final class Faults_Test extends Leads_Test_Case {
	use Error_Log;

	protected function tearDown(): void {
		parent::tearDown();
		// Tests that create tables commit their transaction, so their rows and options must be deleted.
		Schema::rebuild();
		foreach ( Tables::all() as $table ) {
			$this->database()->query( 'DELETE FROM ' . $table );
		}
		delete_option( 'cfg_configurator_alerts' );
		delete_option( Settings::OPTION );
	}

	public function test_a_missing_table_is_recreated_and_stores_the_lead(): void {
		$this->drop( Tables::leads() );
		$this->assert_thanks( $this->post() );
		self::assertSame( 'Inês Conceição', $this->lead()->name );
	}

	public function test_all_missing_tables_are_recreated_and_store_the_lead(): void {
		array_map( array( $this, 'drop' ), Tables::all() );
		$this->assert_thanks( $this->post() );
		Lead_Worker::follow_up();
		self::assertCount( 2, $this->mailbox->mails );
	}

	public function test_a_lead_that_cannot_be_stored_is_a_fault_and_the_buyer_sees_the_failure_page(): void {
		$before = Waiting_Leads::current();
		Waiting_Leads::use( null );
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		try {
			$this->assert_problem( $this->post() );
		} finally {
			Waiting_Leads::use( $before );
		}
		remove_all_filters( 'query' );
		self::assertSame( array( Faults::TABLE ), array_keys( $this->faults ) );
		$this->assert_thanks( $this->post() );
		self::assertCount( 1, $this->leads() );
	}

	public function test_a_fault_is_logged_if_nothing_tells_it(): void {
		remove_all_actions( 'cfg_configurator_fault' );
		$log = $this->log_of( static fn () => Faults::report( Faults::MAIL, 'A mail was given up.', '550 ana@b.pt' ) );
		self::assertStringContainsString( 'cfg-configurator: A mail was given up. 550 …@…', $log );
	}

	public function test_each_missing_table_is_recreated_the_lead_is_mailed_and_the_administrator_alerted(): void {
		// The same buyer gets one mail per table.
		add_filter( 'cfg_configurator_recipient_limit', static fn (): int => 20 );
		foreach ( Tables::all() as $number => $table ) {
			$this->faults         = array();
			$this->mailbox->mails = array();
			$this->drop( $table );
			$this->assert_thanks( $this->post( array( 'submission_id' => "number-{$number}" ) ) );
			Lead_Worker::run();
			// Also a table that neither the lead nor its mails need.
			Database::rows( 'SELECT * FROM %i', $table );
			self::assertTrue( Schema::is_complete(), $table );
			self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed_to_dealer_and_buyer(), $table );
			self::assertArrayHasKey( Faults::MISSING, $this->faults, $table );
		}
	}

	public function test_after_the_loss_of_the_mail_table_only_leads_with_unsettled_mail_are_mailed_again(): void {
		$this->post();
		Lead_Worker::run();
		$this->mailbox->refuse();
		$this->post( array( 'submission_id' => 'second-one' ) );
		Lead_Worker::run();
		$this->mailbox->refuse( false );
		$this->mailbox->mails = array();
		$this->drop( Tables::deliveries() );
		Lead_Worker::run();
		Lead_Worker::run();
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed_to_dealer_and_buyer() );
		self::assertSame( 2, $this->rows_in( Tables::deliveries() ) );
	}

	public function test_new_leads_are_mailed_although_the_lost_table_used_their_ids_before(): void {
		$this->post();
		Lead_Worker::run();
		$this->drop( Tables::leads() );
		$this->assert_thanks( $this->post( array( 'submission_id' => 'second-one' ) ) );
		Lead_Worker::run();
		self::assertCount( 4, $this->mailed_to_dealer_and_buyer() );
		self::assertSame( 2, $this->rows_in( Tables::deliveries() ) );
	}

	public function test_the_log_names_a_fault_without_what_the_buyer_typed(): void {
		$break = static function ( bool $is_spam, array $fields ): never {
			throw new \RuntimeException( (string) wp_json_encode( $fields ) );
		};
		add_filter( 'cfg_configurator_is_spam', $break, 10, 2 );
		$log = $this->log_of( fn () => $this->post() );
		self::assertStringContainsString( 'RuntimeException in Faults_Test.php:', $log );
		self::assertStringNotContainsString( 'ines@exemplo.pt', $log );
	}

	public function test_a_table_that_cannot_be_recreated_is_reported(): void {
		$this->drop( Tables::deliveries() );
		$this->refuse_statements( 'CREATE TABLE' );
		$this->log_of(
			function (): void {
				$this->assert_thanks( $this->post() );
				Lead_Worker::run();
			}
		);
		self::assertSame( 0, (int) Database::value( 'SELECT is_planned FROM %i', Tables::leads() ) );
		self::assertStringContainsString( 'recusa criá-la', $this->faults[ Faults::MISSING ][0] );
		remove_all_filters( 'query' );
		Lead_Worker::run();
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed_to_dealer_and_buyer() );
	}

	/**
	 * Recipients of the mails about leads, without those about faults.
	 *
	 * @return list<string>
	 */
	private function mailed_to_dealer_and_buyer(): array {
		return array_values( array_diff( $this->mailed(), array( 'pedidos@lume.example' ) ) );
	}

	public function test_no_lead_is_lost_when_another_plugin_throws(): void {
		add_filter( 'cfg_configurator_is_spam', static fn () => throw new \RuntimeException( 'broken' ) );
		// phpcs:disable WordPress.PHP.IniSet -- the exception is expected and need not be logged.
		$before = ini_set( 'error_log', '/dev/null' );
		$this->assert_problem( $this->post() );
		ini_set( 'error_log', (string) $before );
		// phpcs:enable
		remove_all_filters( 'cfg_configurator_is_spam' );
		$this->assert_thanks( $this->post() );
	}

	public function test_the_failure_page_leads_back_to_the_form_when_another_plugin_throws(): void {
		add_filter( 'cfg_configurator_is_spam', static fn () => throw new \RuntimeException( 'broken' ) );
		$before  = ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet
		$outcome = $this->post( array( 'msg' => 'Olá 🚗' ) );
		ini_set( 'error_log', (string) $before ); // phpcs:ignore WordPress.PHP.IniSet
		$this->assert_problem( $outcome );
		self::assertSame( '/configurador/?modelid=101&engine=1012', $this->query_of( $outcome->location )['voltar'] );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function error_messages(): array {
		return array(
			array( "Incorrect string value: '\\xF0\\x9F in Ana' for column `wp`.`name` at row 1", "Incorrect string value: '…'" ),
			array( "Duplicate entry 'ana@b.pt' for key 'x'", "Duplicate entry '…'" ),
			array( 'SMTP Error: The following recipients failed: ana@b.pt: 550 no such mailbox', 'SMTP Error: The following recipients failed: …@…: 550' ),
			array( "Table 'wp.wp_cfg_configurator_leads' doesn't exist", "Table 'wp.wp_cfg_configurator_leads' doesn't exist" ),
		);
	}

	/**
	 * @dataProvider error_messages
	 */
	public function test_the_cause_of_a_fault_contains_no_personal_data( string $cause, string $kept ): void {
		Faults::report( Faults::MAIL, 'x', $cause );
		self::assertSame( $kept, substr( $this->faults[ Faults::MAIL ][1], 0, strlen( $kept ) ) );
		self::assertStringNotContainsStringIgnoringCase( 'ana', $this->faults[ Faults::MAIL ][1] );
	}

	/** Drops a table. Commits first, because a failing statement on SQLite would roll back and restore the table. */
	private function drop( string $table ): void {
		$this->database()->query( 'COMMIT' );
		$this->database()->query( 'DROP TABLE ' . $table );
	}
}
