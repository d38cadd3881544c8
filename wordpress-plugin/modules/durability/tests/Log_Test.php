<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability\Tests;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Modules\Durability\Alert;
use Cfg_Configurator\Modules\Durability\Fallback_Files;
use Cfg_Configurator\Modules\Durability\Fallback_Store;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Leads\Error_Log;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** No personal data is logged, whichever statement fails, because logs are never exported or erased. */
final class Log_Test extends Leads_Test_Case {
	use Error_Log;

	/** Parts of the personal data in the form, the settings and the configuration. */
	private const PERSONAL = array( 'exemplo.pt', 'Concei', 'Inês', '912345678', '911111111', 'gostaria', 'lume.example' );

	protected function setUp(): void {
		parent::setUp();
		Fallback_Files::clear();
	}

	protected function tearDown(): void {
		parent::tearDown();
		Fallback_Files::clear();
		// Tests that create tables commit their transaction, so their rows and options must be deleted.
		Schema::rebuild();
		foreach ( Tables::all() as $table ) {
			$this->database()->query( 'DELETE FROM ' . $table );
		}
		delete_option( Settings::OPTION );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function failing_statements(): array {
		return array(
			'every statement that changes something' => array( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)/i' ),
			'every statement that reads'             => array( '/^\s*SELECT/i' ),
		);
	}

	/**
	 * @dataProvider failing_statements
	 */
	public function test_a_statement_that_fails_logs_no_personal_data( string $which ): void {
		$this->post( array( 'submission_id' => 'the-first-one' ) );
		Lead_Worker::run();
		$lead   = $this->lead();
		$wrong  = static fn ( string $sql ): string => 1 === preg_match( $which, $sql ) && ! str_contains( $sql, 'user' ) ? 'WRONG ' . $sql : $sql;
		$logged = $this->log_of(
			function () use ( $lead, $wrong ): void {
				add_filter( 'query', $wrong );
				$this->use_everything( $lead );
				remove_all_filters( 'query' );
			}
		);
		$this->assert_impersonal( $logged );
	}

	public function test_a_read_only_database_logs_no_personal_data(): void {
		global $wpdb;
		if ( 'wpdb' !== get_class( $this->database() ) ) {
			self::markTestSkipped( 'SQLite has no users: npm run test:php -- --mariadb runs this.' );
		}
		$this->post( array( 'submission_id' => 'the-first-one' ) );
		Lead_Worker::run();
		$lead = $this->lead();
		$root = $this->database();
		// A user with all privileges can write even to a read-only server.
		$root->query( 'COMMIT' );
		$root->query( "CREATE USER IF NOT EXISTS 'site'@'localhost' IDENTIFIED BY 'site'" );
		$name = self::text( constant( 'DB_NAME' ) );
		$root->query( "GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, INDEX, DROP ON `{$name}`.* TO 'site'@'localhost'" );
		$site = new \wpdb( 'site', 'site', $name, self::text( constant( 'DB_HOST' ) ) );
		$site->set_prefix( $root->prefix );
		$root->query( 'SET GLOBAL read_only = 1' );
		try {
			$wpdb   = $site;
			$logged = $this->log_of( fn () => $this->use_everything( $lead ) );
		} finally {
			$wpdb = $root;
			$root->query( 'SET GLOBAL read_only = 0' );
		}
		self::assertStringContainsString( 'read-only', $logged );
		$this->assert_impersonal( $logged );
		self::assertSame( array( 'ines@exemplo.pt' ), array_column( Fallback_Store::all(), 'email' ) );
	}

	public function test_missing_tables_that_cannot_be_recreated_log_no_personal_data(): void {
		$this->post( array( 'submission_id' => 'the-first-one' ) );
		$lead = $this->lead();
		$this->database()->query( 'COMMIT' );
		foreach ( Tables::all() as $table ) {
			$this->database()->query( 'DROP TABLE ' . $table );
		}
		$this->refuse_statements( 'CREATE TABLE' );
		$logged = $this->log_of( fn () => $this->use_everything( $lead ) );
		self::assertStringContainsString( Tables::deliveries(), $logged );
		$this->assert_impersonal( $logged );
	}

	public function test_a_plugin_that_throws_while_the_lead_is_stored_logs_the_place_and_not_the_data(): void {
		$throw  = static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT IGNORE' ) ? throw new \RuntimeException( 'wrong: ' . $sql ) : $sql;
		add_filter( 'query', $throw );
		$logged = $this->log_of( fn () => $this->assert_thanks( $this->post() ) );
		self::assertStringContainsString( 'RuntimeException in Log_Test.php:', $logged );
		$this->assert_impersonal( $logged );
	}

	/** Runs every statement that contains personal data. */
	private function use_everything( Lead $lead ): void {
		$this->post( array( 'submission_id' => 'second-one' ) );
		$this->post( array( 'accept' => '' ) );
		Lead_Worker::run();
		Lead_Worker::restart( $lead );
		Delivery_Queue::of_mails()->plan( $lead->id, array( 'copy' => $lead->email ) );
		Mail_Planner::renew( $lead );
		foreach ( Delivery_Queue::of_mails()->of_lead( $lead->id ) as $delivery ) {
			Delivery_Queue::of_mails()->settle_failed( $delivery, new Send_Result( Send_Result::REJECTED, '550 ines@exemplo.pt' ) );
		}
		Database::update( Tables::leads(), array( 'phone' => '911111111' ), array( 'id' => $lead->id ) );
		Lead_Table::of_email( $lead->email, 1 );
		Database::value( 'SELECT COUNT(*) FROM %i WHERE email = %s AND phone = %s', Tables::leads(), $lead->email, '912345678' );
		Retention::apply( 30 );
		$this->end_request();
	}

	private function assert_impersonal( string $logged ): void {
		self::assertStringContainsString( 'cfg-configurator: ', $logged );
		$told = (string) wp_json_encode( Alert::all(), JSON_UNESCAPED_UNICODE );
		foreach ( self::PERSONAL as $part ) {
			self::assertStringNotContainsString( $part, $logged . $told );
		}
	}
}
