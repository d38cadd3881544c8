<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;

/** Resets the plugin's tables, because a test that changes tables commits its transaction. */
final class Lead_Tables {
	/** Creates missing tables and empties all. */
	public static function reset(): void {
		Schema::rebuild();
		foreach ( Tables::all() as $table ) {
			Database::run( 'DELETE FROM %i', $table );
		}
	}
}
