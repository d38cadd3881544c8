<?php
/**
 * Activates a plugin as its administrator would, and makes the addresses anew. Run with `$input`:
 * root, plugin.
 *
 * @package Cfg_Configurator
 */

$_SERVER['REQUEST_URI'] = '/';

require $input['root'] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user( 1 );
$result = activate_plugin( $input['plugin'] );
if ( is_wp_error( $result ) ) {
	fwrite( STDERR, $result->get_error_message() );
	exit( 1 );
}
flush_rewrite_rules();
