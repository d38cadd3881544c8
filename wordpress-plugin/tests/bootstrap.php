<?php
/**
 * Loads a real WordPress with the plugin active: the one in the folder that WP_SITE names, which
 * `npm run test:php` prepares.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests;

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

// Cfg_Configurator\Tests\First_View\Head_Test is in tests/first-view/Head_Test.php, as in the plugin.
\Cfg_Configurator\load_classes( __NAMESPACE__, __DIR__ );
foreach ( array( 'leads', 'gateway', 'editor' ) as $name ) {
	\Cfg_Configurator\load_classes( 'Cfg_Configurator_' . ucfirst( $name ) . '\Tests', dirname( __DIR__, 2 ) . "/wordpress-add-ons/{$name}/tests" );
}
