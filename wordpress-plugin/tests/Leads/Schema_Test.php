<?php
/**
 * The tables.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Lifecycle;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Rescue_Store;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Table_Definitions;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Leads\Work\Schedule;

/**
 * Migrations from every earlier version, and what activation, deactivation and uninstalling do.
 */
final class Schema_Test extends Leads_Test_Case {
	protected function tearDown(): void {
		parent::tearDown();
		// Changing tables ends the test's transaction.
		delete_option( Schema::OPTION );
		( new Schema() )->drop();
		( new Lifecycle( new Schema(), new Schedule(), new Rescue_Store() ) )->set_up();
		wp_cache_flush();
	}

	public function test_from_nothing_all_tables_are_made(): void {
		( new Schema() )->drop();
		self::assertFalse( ( new Schema() )->is_complete() );
		( new Schema() )->ensure();
		self::assertTrue( ( new Schema() )->is_complete() );
		self::assertTrue( ( new Schema() )->is_current() );
	}

	/**
	 * @return array<string, array{int}>
	 */
	public static function versions(): array {
		$versions = array();
		foreach ( range( 0, Schema::VERSION - 1 ) as $version ) {
			$versions[ "version {$version}" ] = array( $version );
		}
		return $versions;
	}

	/**
	 * @dataProvider versions
	 */
	public function test_from_each_earlier_version_every_lead_stays( int $version ): void {
		$this->post();
		update_option( Schema::OPTION, $version );
		// What came with the first version's last column is missing: a table of an older day.
		$this->database()->query( 'ALTER TABLE ' . Tables::leads() . ' DROP COLUMN corrected_by' );
		( new Schema() )->ensure();
		self::assertTrue( ( new Schema() )->is_current() );
		self::assertSame( 0, $this->lead()->corrected_by );
		self::assertTrue( $this->services->leads()->correct( $this->lead()->id, array( 'name' => 'Outra' ), 7 ) );
		self::assertSame( 7, $this->lead()->corrected_by );
	}

	public function test_running_twice_changes_nothing(): void {
		self::assertTrue( ( new Schema() )->rebuild() );
		self::assertSame(
			array(),
			array_filter(
				dbDelta( Table_Definitions::all(), false ),
				static fn ( string $change ): bool => ! str_starts_with( $change, 'Created' )
				&& self::is_real( $change )
			)
		);
	}

	public function test_the_tables_of_a_newer_version_are_left_to_it(): void {
		update_option( Schema::OPTION, Schema::VERSION + 1 );
		( new Schema() )->ensure();
		self::assertSame( Schema::VERSION + 1, (int) self::text( get_option( Schema::OPTION ) ) );
	}

	public function test_real_column_types_keep_emoji_long_messages_and_whole_cents(): void {
		if ( ! $this->is_mysql() ) {
			self::markTestSkipped( 'SQLite has no such types.' );
		}
		$types = array();
		foreach ( Tables::all() as $table ) {
			foreach ( Database::rows( 'SHOW FULL COLUMNS FROM %i', array( $table ) ) as $column ) {
				self::assertContains( $column['Collation'], array( null, 'utf8mb4_unicode_ci' ) );
				self::assertDoesNotMatchRegularExpression( '/float|double|decimal/', (string) $column['Type'] );
				$types[ $table . '.' . $column['Field'] ] = $column['Type'] . ' ' . $column['Key'];
			}
		}
		self::assertStringStartsWith( 'bigint', $types[ Tables::configurations() . '.total_price_cents' ] );
		self::assertSame( 'char(64) UNI', $types[ Tables::leads() . '.idempotency_key' ] );
		self::assertSame( 'mediumtext ', $types[ Tables::leads() . '.message' ] );
	}

	public function test_activation_grants_the_capability_and_plans_cron_and_uninstalling_takes_all_of_it(): void {
		$lifecycle = $this->services->lifecycle();
		$lifecycle->set_up();
		self::assertTrue( $this->may( 'administrator' ) );
		self::assertFalse( $this->may( 'editor' ) );
		self::assertIsInt( wp_next_scheduled( Schedule::WORK ) );
		self::assertIsInt( wp_next_scheduled( Schedule::RETENTION ) );
		$this->post();
		$lifecycle->pause();
		self::assertFalse( wp_next_scheduled( Schedule::WORK ) );
		self::assertCount( 1, $this->leads() );
		$lifecycle->tear_down( false );
		self::assertFalse( $this->may( 'administrator' ) );
		self::assertCount( 1, $this->leads() );
		update_option( Retention::OPTION, 1 );
		$lifecycle->tear_down( true );
		self::assertFalse( ( new Schema() )->is_complete() );
		self::assertFalse( get_option( Retention::OPTION ) );
		self::assertFalse( get_option( Schema::OPTION ) );
	}

	public function test_a_cron_event_left_in_the_far_future_is_planned_anew(): void {
		wp_clear_scheduled_hook( Schedule::WORK );
		wp_schedule_event( time() + YEAR_IN_SECONDS, 'daily', Schedule::WORK );
		( new Schedule() )->ensure();
		self::assertLessThanOrEqual( time(), wp_next_scheduled( Schedule::WORK ) );
	}

	private function may( string $role ): bool {
		$found = get_role( $role );
		self::assertInstanceOf( \WP_Role::class, $found );
		return $found->has_cap( 'cfg_manage_leads' );
	}

	private function is_mysql(): bool {
		// A site on SQLite has a wpdb of its own.
		return 'wpdb' === get_class( $this->database() );
	}

	/**
	 * MariaDB and SQLite name the same type otherwise than dbDelta does, with the display width it lost.
	 */
	private static function is_real( string $change ): bool {
		return 1 !== preg_match( '/^Changed type of/', $change );
	}
}
