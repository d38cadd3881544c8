<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;

/**
 * The plugin's tables. Tests that change tables end their transaction: their rows stay, or their tables are missing.
 */
final class Lead_Tables {
	/** Makes all tables complete and empty, whatever an earlier test left. */
	public static function reset(): void {
		Schema::rebuild();
		foreach ( Tables::all() as $table ) {
			Database::run( 'DELETE FROM %i', $table );
		}
	}
}
