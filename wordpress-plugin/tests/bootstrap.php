<?php
/**
 * Loads a real WordPress with the plugin active: the one in the folder that WP_SITE names, which
 * `npm run test:php` prepares.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Modules;

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

// Cfg_Configurator\Modules\Leads_Rest\Tests\Rest_Test is in modules/leads-rest/tests/Rest_Test.php.
spl_autoload_register(
	static function ( string $name ): void {
		if ( 1 === preg_match( '/^Cfg_Configurator((?:\\\\Modules(?:\\\\\w+?)?)?\\\\Tests)\\\\(.+)$/', $name, $part ) ) {
			$folder = strtolower( str_replace( array( '\\', '_' ), array( '/', '-' ), $part[1] ) );
			$file   = dirname( __DIR__ ) . $folder . '/' . str_replace( '\\', '/', $part[2] ) . '.php';
			if ( is_readable( $file ) ) {
				require_once $file;
			}
		}
	}
);

// A command line request is none to the admin, for which WordPress would run the other modules.
$modules = ( new Modules( WP_PLUGIN_DIR . '/cfg-configurator/modules' ) )->all();
foreach ( $modules as $name => $module ) {
	if ( ! $module::IS_FOR_PAGES ) {
		Modules::start( $name, $module );
	}
}
remove_all_filters( 'cfg_configurator_setting_tabs' );
add_filter(
	'cfg_configurator_setting_tabs',
	static fn ( array $tabs ): array => array_merge( $tabs, ...array_values( array_map( static fn ( $module ) => $module->tabs(), $modules ) ) )
);
