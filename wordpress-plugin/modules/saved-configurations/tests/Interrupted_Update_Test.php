<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations\Tests;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Modules\Saved_Configurations\Configuration_Table;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;
use Cfg_Configurator\Tests\Leads\Storage\Committed_Tables;

/** Updates of the tables that end halfway, or that the database refuses. */
final class Interrupted_Update_Test extends Leads_Test_Case {
	protected function tearDown(): void {
		parent::tearDown();
		// Changing tables commits the transaction, so nothing is rolled back.
		Committed_Tables::drop();
		Lead_Setup::set_up();
		wp_cache_flush();
	}

	public function test_an_update_that_ended_halfway_continues_where_columns_are_left(): void {
		$new = Committed_Tables::structure( ...array_keys( Schema::definitions() ) );
		Committed_Tables::make( 8 );
		Committed_Tables::fill( 8 );
		update_option( Schema::OPTION, 8 );
		$this->database()->query( 'ALTER TABLE ' . Tables::named( Configuration_Table::NAME ) . ' DROP COLUMN rent_cents, DROP COLUMN power_cv' );
		Schema::ensure();
		self::assertTrue( Schema::is_current() );
		self::assertSame( $new, Committed_Tables::structure( ...array_keys( Schema::definitions() ) ) );
		self::assertSame( 40_143, Configuration_Table::find( 'c1' )?->cents( 'rent' ) );
	}

	public function test_an_update_whose_columns_cannot_be_dropped_keeps_everything_and_is_tried_again(): void {
		Committed_Tables::make( 8 );
		Committed_Tables::fill( 8 );
		update_option( Schema::OPTION, 8 );
		$this->refuse_statements( 'DROP COLUMN' );
		Schema::ensure();
		self::assertFalse( Schema::is_current() );
		self::assertSame( 3_570_010, Configuration_Table::find( 'c1' )?->cents( 'totalPrice' ) );
		self::assertSame( 201, Save_Request::send( Save_Request::body() )->get_status(), 'Configurations are saved beside the old columns.' );
	}
}
