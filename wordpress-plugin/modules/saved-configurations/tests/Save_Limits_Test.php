<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations\Tests;

use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Modules\Saved_Configurations\Configuration_Table;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Limits on the number and size of saved configurations. */
final class Save_Limits_Test extends Leads_Test_Case {
	/** @group slow */
	public function test_saves_are_refused_only_if_one_address_sends_many_and_the_table_fills_up(): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		foreach ( range( 1, 20 ) as $number ) {
			self::assertSame( 400, Save_Request::send( '{}' )->get_status(), "invalid {$number}" );
		}
		foreach ( range( 1, 10 ) as $number ) {
			self::assertSame( 201, Save_Request::send( Save_Request::body() )->get_status(), "valid {$number}" );
		}
		self::assertSame( 201, Save_Request::send( Save_Request::body() )->get_status() );
		foreach ( range( 1, Configuration_Table::MAXIMUM_WITHOUT_LEAD / 2 ) as $number ) {
			Save_Request::save( "configuration-{$number}" );
		}
		self::assertSame( 429, Save_Request::send( Save_Request::body() )->get_status() );
	}

	public function test_the_number_of_configurations_without_a_lead_is_limited_and_the_oldest_are_deleted_first(): void {
		add_filter( 'cfg_configurator_rate_limit', '__return_zero' );
		Save_Request::send( Save_Request::body( array( 'configurationID' => 'asked' ) ) );
		$this->post( array( 'configurationID' => 'asked' ) );
		$row = Database::row( 'SELECT * FROM %i', Tables::named( Configuration_Table::NAME ) );
		self::assertNotNull( $row );
		$count = Configuration_Table::MAXIMUM_WITHOUT_LEAD + 100;
		foreach ( array_chunk( range( 1, $count ), 300 ) as $numbers ) {
			$values = array();
			foreach ( $numbers as $number ) {
				$saved = gmdate( 'Y-m-d H:i:s', $this->now - $count - 60 + $number );
				array_push( $values, hash( 'sha256', "old-{$number}" ), "old-{$number}", $saved, '{"id":""}' );
			}
			$marks = implode( ', ', array_fill( 0, count( $numbers ), '(%s, %s, %s, %s)' ) );
			$sql   = "INSERT INTO %i (configuration_key, configuration_id, saved_gmt, fields) VALUES {$marks}";
			Database::run( $sql, Tables::named( Configuration_Table::NAME ), ...$values );
		}
		foreach ( range( 1, Configuration_Table::CHECK_EVERY ) as $number ) {
			self::assertSame( 201, Save_Request::send( Save_Request::body( array( 'configurationID' => "new-{$number}" ) ) )->get_status() );
		}
		$kept = $this->rows_in( Tables::named( Configuration_Table::NAME ) );
		self::assertLessThan( Configuration_Table::MAXIMUM_WITHOUT_LEAD + 1 + Configuration_Table::CHECK_EVERY, $kept );
		self::assertGreaterThanOrEqual( Configuration_Table::MAXIMUM_WITHOUT_LEAD, $kept );
		self::assertNotNull( Configuration_Table::find( 'asked' ), 'The configuration of a lead is kept.' );
		self::assertNotNull( Configuration_Table::find( 'new-1' ) );
		self::assertNotNull( Configuration_Table::find( "old-{$count}" ) );
		self::assertNull( Configuration_Table::find( 'old-1' ) );
	}

	public function test_a_configuration_over_16_kb_is_rejected(): void {
		$names = array( 'cfg', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'engineName', 'versionName' );
		$texts = array_fill_keys( $names, str_repeat( 'x', 2000 ) );
		self::assertSame( 413, Save_Request::send( Save_Request::body( $texts ) )->get_status() );
		self::assertSame( 0, $this->rows_in( Tables::named( Configuration_Table::NAME ) ) );
	}
}
