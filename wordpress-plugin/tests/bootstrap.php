<?php
/**
 * Loads a real WordPress with the plugin active: the one in the folder that WP_SITE names, which
 * `npm run test:php` prepares.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Autoloader;
use Cfg_Configurator\Leads\Storage\Module_Tables;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Settings\Setting_Registry;

$site = getenv( 'WP_SITE' );
if ( ! is_string( $site ) || ! is_readable( $site . '/wp-load.php' ) ) {
	fwrite( STDERR, "WP_SITE names no WordPress: run npm run test:php\n" );
	exit( 1 );
}

$_SERVER['REMOTE_ADDR']    = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';

require_once $site . '/wp-load.php';

// Functions that WordPress loads only for the admin.
require_once ABSPATH . 'wp-admin/includes/admin.php';

( new Autoloader( __NAMESPACE__, __DIR__ ) )->register();
( new Autoloader( 'Cfg_Configurator\Modules\Tests', dirname( __DIR__ ) . '/modules/tests' ) )->register();
foreach ( (array) glob( dirname( __DIR__ ) . '/modules/*/tests' ) as $folder ) {
	$name = str_replace( '-', '_', ucwords( basename( dirname( (string) $folder ) ), '-' ) );
	( new Autoloader( "Cfg_Configurator\\Modules\\$name\\Tests", (string) $folder ) )->register();
}

// A command line request is none to the admin, for which WordPress would run the other modules.
$modules = ( new Modules( WP_PLUGIN_DIR . '/cfg-configurator/modules' ) )->all();
foreach ( $modules as $module ) {
	if ( ! $module::IS_FOR_PAGES ) {
		Module_Tables::add( $module->tables() );
		$module->register();
	}
}
Setting_Registry::include_modules( static fn (): array => array_merge( ...array_values( array_map( static fn ( $module ) => $module->tabs(), $modules ) ) ) );
