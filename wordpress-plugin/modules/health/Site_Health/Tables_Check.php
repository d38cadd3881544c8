<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Site_Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Leads\Storage\Schema;

/** Checks that all tables exist, in the version of this plugin. A missing table is created again when a lead needs it. */
final class Tables_Check implements Check {
	public function run(): iterable {
		if ( Schema::is_complete() && Schema::is_current() ) {
			yield Finding::fine( __( 'The database tables for leads are complete.', 'cfg-configurator' ) );
			return;
		}
		yield Finding::problem(
			__( 'Database tables for leads are missing or out of date.', 'cfg-configurator' ),
			__( 'Deactivate the plugin and activate it again. If that does not help, ask your host whether tables may be created.', 'cfg-configurator' ),
			admin_url( 'plugins.php' ),
			__( 'Plugins', 'cfg-configurator' )
		);
	}
}
