<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Storage;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Migrations from every earlier version, and what activation, deactivation and uninstalling do. */
final class Schema_Test extends Leads_Test_Case {
	protected function tearDown(): void {
		parent::tearDown();
		// Changing tables commits the transaction, so nothing is rolled back.
		Committed_Tables::drop();
		Lead_Setup::set_up();
		wp_cache_flush();
	}

	public function test_all_tables_are_created_on_an_empty_site(): void {
		Committed_Tables::drop();
		self::assertFalse( Schema::is_complete() );
		Schema::ensure();
		self::assertTrue( Schema::is_complete() );
		self::assertTrue( Schema::is_current() );
	}

	/**
	 * @return array<string, array{int, int}>
	 */
	public static function earlier_versions(): array {
		$versions = array();
		foreach ( range( 1, Schema::VERSION - 1 ) as $version ) {
			$versions[ "version {$version}" ]                        = array( $version, $version );
			$versions[ "version {$version}, its marker being lost" ] = array( $version, 0 );
		}
		return $versions;
	}

	/**
	 * @dataProvider earlier_versions
	 * @param int $version Version of the tables.
	 * @param int $marker  Stored version; 0 for none.
	 */
	public function test_an_update_from_each_earlier_version_keeps_all_rows_and_gives_current_tables( int $version, int $marker ): void {
		// An earlier version also created the tables of modules that are not here.
		$tables = array_keys( Schema::definitions() );
		$new    = Committed_Tables::structure( ...$tables );
		Committed_Tables::make( $version );
		Committed_Tables::fill( $version );
		// SQLite rolls the whole transaction back when a statement names a missing table.
		$this->database()->query( 'COMMIT' );
		update_option( Schema::OPTION, $marker );
		$has_drafts = Database::has_table( Committed_Tables::drafts() );
		self::assertSame( $version >= 3 && $version <= 7, $has_drafts );
		self::assertSame( $version <= 8, str_contains( self::saved_columns(), '_cents' ) );
		$webhooks = Database::has_table( Committed_Tables::webhooks() ) ? 2 : 0;
		self::assertNotSame( $new, Schema::is_complete() ? Committed_Tables::structure( ...$tables ) : array() );
		Schema::ensure();
		self::assertSame( $new, Committed_Tables::structure( ...$tables ) );
		self::assertTrue( Schema::is_current() );
		self::assertSame( array( 3, 1 + $webhooks, 2 ), $this->rows( Committed_Tables::configurations() ) );
		self::assertSame( array( 1, $webhooks ), array_map( array( self::class, 'pending' ), array( 'mail', 'webhook' ) ) );
		foreach ( array( Committed_Tables::webhooks(), Committed_Tables::drafts(), Tables::named( 'lead_rates' ) ) as $table ) {
			self::assertFalse( Database::has_table( $table ), $table );
		}
		list( $asked, $later, $without ) = $this->leads();
		self::assertSame( array( 'Inês 🚗', 'Olá 🚗', '{"utm_source":"x"}' ), array( $asked->name, $asked->message, wp_json_encode( $asked->extra ) ) );
		self::assertSame( Committed_Tables::fields( 'c1' ), $asked->text( 'configuration' ), 'The configuration at the time of the lead is kept.' );
		self::assertSame( array( '', '' ), array( $later->text( 'configuration' ), $without->text( 'configuration' ) ), 'Theirs are unknown.' );
		self::assertStringNotContainsString( '_cents', self::saved_columns(), 'Also if no module has the table.' );
		$this->assert_thanks( $this->post() );
		self::assertCount( 4, $this->leads() );
	}

	/** @return list<int> Rows of the core's tables and another. */
	private function rows( string $table ): array {
		return array_map( array( $this, 'rows_in' ), array( ...Tables::of_core(), $table ) );
	}

	private static function pending( string $channel ): int {
		return ( new Delivery_Queue( $channel, null ) )->count( Delivery::PENDING );
	}

	/** Columns of the table of saved configurations, all that version 9 changes. */
	private static function saved_columns(): string {
		return implode( "\n", array_merge( ...array_values( Committed_Tables::structure( Committed_Tables::configurations() ) ) ) );
	}

	public function test_the_tables_of_each_version_are_committed(): void {
		$files = (array) glob( __DIR__ . '/schema/version-*.sql' );
		self::assertCount( Schema::VERSION, $files );
		$plain = static fn ( string $sql ): string => (string) preg_replace( '/\s+/', ' ', trim( $sql ) );
		$last  = implode( ' ', Committed_Tables::statements( Schema::VERSION ) );
		foreach ( Schema::definitions() as $statement ) {
			self::assertStringContainsString( $plain( $statement ), $plain( $last ), 'A change of the tables needs a new version.' );
		}
	}

	public function test_a_missing_column_is_restored_whatever_version_is_stored(): void {
		$new = Committed_Tables::structure( ...Tables::all() );
		$this->post();
		$this->database()->query( 'ALTER TABLE ' . Tables::leads() . ' DROP COLUMN model' );
		self::assertTrue( Schema::is_current() );
		// As after a rejected insert.
		self::assertTrue( Schema::rebuild() );
		$this->assert_thanks( $this->post( array( 'submission_id' => 'second-one' ) ) );
		self::assertSame( array( '', 'Maré' ), array_column( $this->leads(), 'model' ) );
		self::assertSame( $new, Committed_Tables::structure( ...Tables::all() ) );
	}

	public function test_each_missing_table_is_recreated_whatever_version_is_stored(): void {
		foreach ( Tables::all() as $table ) {
			$this->database()->query( 'DROP TABLE ' . $table );
			self::assertFalse( Schema::is_complete() );
			self::assertTrue( Schema::rebuild() );
			self::assertTrue( Schema::is_complete() );
		}
	}

	public function test_the_tables_of_a_newer_version_are_unchanged_and_store_leads(): void {
		$this->database()->query( 'ALTER TABLE ' . Tables::leads() . ' ADD COLUMN future varchar(40) NOT NULL DEFAULT \'\'' );
		$this->database()->query( 'ALTER TABLE ' . Tables::leads() . ' MODIFY COLUMN model varchar(250) NOT NULL DEFAULT \'\'' );
		$this->database()->query( 'DROP TABLE ' . Tables::deliveries() );
		update_option( Schema::OPTION, Schema::VERSION + 1 );
		$newer = Committed_Tables::structure( Tables::leads() );
		self::assertTrue( Schema::is_current() );
		Schema::ensure();
		self::assertFalse( Schema::is_complete() );
		self::assertTrue( Schema::rebuild(), 'Only the missing table is created.' );
		self::assertSame( $newer, Committed_Tables::structure( Tables::leads() ) );
		self::assertSame( Schema::VERSION + 1, (int) self::text( get_option( Schema::OPTION ) ) );
		$this->assert_thanks( $this->post() );
		self::assertCount( 1, $this->leads() );
	}

	public function test_running_twice_changes_nothing(): void {
		self::assertTrue( Schema::rebuild() );
		self::assertSame(
			array(),
			array_filter(
				dbDelta( Schema::definitions(), false ),
				static fn ( string $change ): bool => ! str_starts_with( $change, 'Created' )
				&& self::is_structural( $change )
			)
		);
	}

	public function test_real_column_types_keep_emoji_and_long_messages(): void {
		if ( ! $this->is_mysql() ) {
			self::markTestSkipped( 'SQLite has no column types: npm run test:php -- --mariadb runs this.' );
		}
		$types = array();
		foreach ( Tables::all() as $table ) {
			foreach ( Database::rows( 'SHOW FULL COLUMNS FROM %i', $table ) as $column ) {
				self::assertContains( $column['Collation'], array( null, $this->database()->collate ) );
				self::assertDoesNotMatchRegularExpression( '/float|double|decimal/', (string) $column['Type'] );
				$types[ $table . '.' . $column['Field'] ] = $column['Type'] . ' ' . $column['Key'];
			}
		}
		self::assertSame( 'char(64) UNI', $types[ Tables::leads() . '.idempotency_key' ] );
		self::assertSame( 'mediumtext ', $types[ Tables::leads() . '.message' ] );
	}

	public function test_activation_grants_the_capability_and_schedules_cron_and_uninstalling_reverts_both(): void {
		Lead_Setup::set_up();
		self::assertTrue( $this->may_manage_leads( 'administrator' ) );
		self::assertFalse( $this->may_manage_leads( 'editor' ) );
		self::assertIsInt( wp_next_scheduled( Schedule::WORK ) );
		self::assertIsInt( wp_next_scheduled( Schedule::RETENTION ) );
		$this->post();
		Installation::unschedule();
		self::assertFalse( wp_next_scheduled( Schedule::WORK ) );
		self::assertCount( 1, $this->leads() );
		Installation::uninstall();
		self::assertFalse( $this->may_manage_leads( 'administrator' ) );
		self::assertCount( 1, $this->leads() );
		$this->set( array( 'erase_on_uninstall' => '1' ) );
		update_option( 'cfg_configurator_other', 1 );
		Installation::uninstall();
		self::assertFalse( Schema::is_complete() );
		self::assertFalse( get_option( 'cfg_configurator_other' ) );
		self::assertFalse( get_option( Schema::OPTION ) );
	}

	public function test_a_cron_event_in_the_far_future_is_scheduled_again(): void {
		wp_clear_scheduled_hook( Schedule::WORK );
		wp_schedule_event( time() + YEAR_IN_SECONDS, 'daily', Schedule::WORK );
		Schedule::ensure();
		self::assertLessThanOrEqual( time(), wp_next_scheduled( Schedule::WORK ) );
	}

	private function may_manage_leads( string $role ): bool {
		$found = get_role( $role );
		self::assertInstanceOf( \WP_Role::class, $found );
		return $found->has_cap( 'cfg_manage_leads' );
	}

	private function is_mysql(): bool {
		// A site on SQLite has its own subclass of wpdb.
		return 'wpdb' === get_class( $this->database() );
	}

	/**
	 * Ignores changes of types, because MariaDB and SQLite report types without the display width that dbDelta expects.
	 */
	private static function is_structural( string $change ): bool {
		return 1 !== preg_match( '/^Changed type of/', $change );
	}

	public function test_accents_are_stored_and_mailed_without_a_query_for_the_columns_of_the_tables(): void {
		$queries = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$queries ): string {
				$queries[] = $query;
				return $query;
			}
		);
		$this->post( array( 'name' => 'Inês Conceição' ) );
		Lead_Worker::follow_up();
		self::assertSame( 'Inês Conceição', $this->lead()->name );
		self::assertSame( array(), preg_grep( '/^SHOW FULL COLUMNS FROM .*cfg_configurator/', $queries ) );
	}
}
