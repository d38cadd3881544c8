<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Cli;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Health\Requests\Content;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'health' );

	/** Seconds that `wp cfg cache refresh` may wait for the content site. */
	private const TIMEOUT = 600.0;

	public function register(): void {
		if ( defined( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'cfg settings', new Settings_Command() );
			\WP_CLI::add_command( 'cfg cache', new Cache_Command( new Content( self::TIMEOUT ) ) );
			\WP_CLI::add_command( 'cfg leads', new Leads_Command() );
		}
	}
};
