<?php
/**
 * Loads every class of the plugin, so that this PHP says what it thinks of each. Run with `$input`: root.
 *
 * @package Cfg_Configurator
 */

$_SERVER['REQUEST_URI'] = '/';

require $input['root'] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$loaded = 0;
$files  = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_PLUGIN_DIR . '/cfg-configurator/includes', FilesystemIterator::SKIP_DOTS ) );
foreach ( $files as $file ) {
	if ( 'php' === $file->getExtension() ) {
		require_once $file->getPathname();
		++$loaded;
	}
}
echo (int) $loaded;
