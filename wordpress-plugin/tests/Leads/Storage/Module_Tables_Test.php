<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Storage;

use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Tables that modules bring. */
final class Module_Tables_Test extends Leads_Test_Case {
	private const NAME = 'visits';

	private const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,\nlead_id bigint(20) unsigned NOT NULL,\nPRIMARY KEY  (id)";

	/** @var array<string, string> The tables of modules before the test. */
	private array $columns;

	/** @var mixed The remembered tables before the test. */
	private mixed $remembered;

	protected function setUp(): void {
		parent::setUp();
		$this->columns    = Tables::of_modules();
		$this->remembered = get_option( Tables::OPTION );
	}

	protected function tearDown(): void {
		// Creating tables commits the transaction.
		foreach ( array( self::NAME, 'colours' ) as $name ) {
			Database::run( 'DROP TABLE IF EXISTS %i', Tables::named( $name ) );
		}
		Database::run( 'DELETE FROM %i', Tables::leads() );
		$this->set_columns( $this->columns );
		update_option( Tables::OPTION, $this->remembered );
		parent::tearDown();
	}

	/** @param array<string, string> $columns */
	private function set_columns( array $columns ): void {
		( new \ReflectionProperty( Tables::class, 'columns' ) )->setValue( null, $columns );
	}

	private function has_table(): bool {
		return null !== Database::value( 'SHOW TABLES LIKE %s', Tables::named( self::NAME ) );
	}

	public function test_a_table_is_created_for_a_module_that_was_switched_on_and_again_when_its_columns_change(): void {
		self::assertTrue( Schema::is_current() );
		Tables::add( array( self::NAME => self::COLUMNS ) );
		self::assertFalse( Schema::is_current() );
		self::assertFalse( $this->has_table() );
		Schema::ensure();
		self::assertTrue( Schema::is_current() );
		self::assertTrue( $this->has_table() );
		$this->set_columns( array( self::NAME => str_replace( 'PRIMARY', "note text NOT NULL,\nPRIMARY", self::COLUMNS ) ) + $this->columns );
		self::assertFalse( Schema::is_current() );
		Schema::ensure();
		self::assertNotNull( Database::run( 'INSERT INTO %i (lead_id, note) VALUES (1, %s)', Tables::named( self::NAME ), 'Olá' ) );
	}

	public function test_the_rows_of_a_deleted_lead_are_deleted_also_if_the_module_is_switched_off(): void {
		Tables::add( array( self::NAME => self::COLUMNS ) );
		Schema::ensure();
		$this->post();
		$id = $this->lead()->id;
		Database::run( 'INSERT INTO %i (lead_id) VALUES (%d), (%d)', Tables::named( self::NAME ), $id, $id + 1 );
		$this->set_columns( $this->columns );
		self::assertTrue( Schema::is_current() );
		self::assertContains( Tables::named( self::NAME ), Tables::all(), 'It is dropped with a site of a network.' );
		Lead_Table::delete( array( $id ) );
		self::assertSame( (string) ( $id + 1 ), Database::value( 'SELECT GROUP_CONCAT(lead_id) FROM %i', Tables::named( self::NAME ) ) );
	}

	public function test_the_rows_of_a_configuration_are_deleted_with_the_last_lead_about_it_also_if_the_module_is_switched_off(): void {
		$columns = "configuration_id varchar(191) NOT NULL DEFAULT '',\nPRIMARY KEY  (configuration_id)";
		Tables::add( array( self::NAME => $columns ) );
		Schema::ensure();
		$this->post();
		$this->post( array( 'submission_id' => 'second-one' ) );
		Database::run( "INSERT INTO %i VALUES ('c1'), ('c2'), ('')", Tables::named( self::NAME ) );
		$this->set_columns( $this->columns );
		list( $first, $second ) = $this->leads();
		Lead_Table::delete( array( $first->id ) );
		self::assertSame( 3, $this->rows_in( Tables::named( self::NAME ) ) );
		Lead_Table::delete( array( $second->id ) );
		$left = Database::rows( 'SELECT configuration_id FROM %i ORDER BY configuration_id', Tables::named( self::NAME ) );
		self::assertSame( array( '', 'c2' ), array_column( $left, 'configuration_id' ) );
	}

	public function test_a_table_that_an_earlier_version_created_is_one_of_them_although_its_module_never_ran(): void {
		foreach ( array(
			self::NAME => self::COLUMNS,
			'colours'  => 'id bigint(20) NOT NULL',
		) as $name => $columns ) {
			Database::run( "CREATE TABLE %i ($columns)", Tables::named( $name ) );
		}
		update_option( Schema::OPTION, Schema::VERSION - 1 );
		Schema::ensure();
		self::assertContains( Tables::named( self::NAME ), Tables::with( 'lead_id' ) );
		self::assertNotContains( Tables::named( 'colours' ), Tables::with( 'lead_id' ) );
		self::assertContains( Tables::named( 'colours' ), Tables::all() );
	}
}
