<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Posting\Lead_Recorder;
use Cfg_Configurator\Leads\Storage\Build_Table;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Log_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Durability\Alert;
use Cfg_Configurator\Modules\Durability\Fallback_Store;
use Cfg_Configurator\Settings\Settings;

/** Whatever fails, no lead is lost or stored twice, and the buyer sees the true result. */
final class Faults_Test extends Leads_Test_Case {
	use Error_Log;

	protected function setUp(): void {
		parent::setUp();
		foreach ( array_keys( Fallback_Store::all() ) as $key ) {
			Fallback_Store::remove( $key );
		}
	}

	protected function tearDown(): void {
		foreach ( array_keys( Fallback_Store::all() ) as $key ) {
			Fallback_Store::remove( $key );
		}
		parent::tearDown();
		// Tests that create tables commit their transaction, so their rows and options must be deleted.
		Schema::rebuild();
		foreach ( Tables::all() as $table ) {
			$this->database()->query( 'DELETE FROM ' . $table );
		}
		delete_option( Alert::OPTION );
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

	public function test_a_rejected_insert_goes_to_the_fallback_store_and_is_imported_once_the_table_accepts_it(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$outcome = $this->post( array( 'msg' => '🚗 é' ) );
		$this->assert_thanks( $outcome );
		self::assertNull( $outcome->lead );
		self::assertSame( array(), $this->leads() );
		self::assertCount( 1, Fallback_Store::all() );
		remove_all_filters( 'query' );
		self::assertSame( 1, ( new Lead_Recorder() )->move_to_table() );
		self::assertSame( '🚗 é', $this->lead()->message );
		self::assertSame( array(), Fallback_Store::all() );
		self::assertSame( 0, ( new Lead_Recorder() )->move_to_table() );
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
		self::assertArrayHasKey( Alert::TABLE, Alert::all() );
	}

	public function test_each_missing_table_is_recreated_the_lead_is_mailed_and_the_administrator_alerted(): void {
		// The same buyer gets one mail per table.
		add_filter( 'cfg_configurator_recipient_limit', static fn (): int => 20 );
		foreach ( Tables::all() as $number => $table ) {
			delete_option( Alert::OPTION );
			$this->mailbox->mails = array();
			$this->drop( $table );
			$this->assert_thanks( $this->post( array( 'submission_id' => "number-{$number}" ) ) );
			Lead_Worker::run();
			$this->save_configuration( "c{$number}" );
			Build_Table::find( '7QXM4T9K6' );
			Log_Table::of_lead( 1 );
			self::assertTrue( Schema::is_complete(), $table );
			self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed_to_dealer_and_buyer(), $table );
			self::assertArrayHasKey( Alert::MISSING, Alert::all(), $table );
			$this->end_request();
			self::assertContains( 'pedidos@lume.example', $this->mailed(), $table );
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
		self::assertStringContainsString( 'recusa criá-la', Alert::all()[ Alert::MISSING ]['words'] );
		remove_all_filters( 'query' );
		Lead_Worker::run();
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed_to_dealer_and_buyer() );
	}

	/**
	 * Recipients of the mails about leads, without those of alerts.
	 *
	 * @return list<string>
	 */
	private function mailed_to_dealer_and_buyer(): array {
		return array_values( array_diff( $this->mailed(), array( 'pedidos@lume.example' ) ) );
	}

	public function test_a_row_that_the_table_would_change_is_kept_complete_in_the_fallback_store(): void {
		$cut = static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT IGNORE' ) ? str_replace( 'gostaria de uma proposta', 'gost', $sql ) : $sql;
		add_filter( 'query', $cut );
		$this->assert_thanks( $this->post() );
		remove_all_filters( 'query' );
		self::assertSame( array(), $this->leads() );
		self::assertSame( 1, ( new Lead_Recorder() )->move_to_table() );
		self::assertSame( "Bom dia,\ngostaria de uma proposta.", $this->lead()->message );
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
	public function test_the_cause_in_an_alert_contains_no_personal_data( string $cause, string $kept ): void {
		Alert::raise( Alert::MAIL, 'x', $cause );
		self::assertSame( $kept, substr( Alert::all()[ Alert::MAIL ]['cause'], 0, strlen( $kept ) ) );
		self::assertStringNotContainsStringIgnoringCase( 'ana', Alert::all()[ Alert::MAIL ]['cause'] );
	}

	/** Drops a table. Commits first, because a failing statement on SQLite would roll back and restore the table. */
	private function drop( string $table ): void {
		$this->database()->query( 'COMMIT' );
		$this->database()->query( 'DROP TABLE ' . $table );
	}
}
