<?php
/**
 * Routes every URL that is not a file to WordPress, like the rewrite rules of a web server.
 *
 * @package Cfg_Configurator
 */

$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;

// Data files and dotfiles are never served.
if ( preg_match( '#(^|/)\.(?!well-known/)|^/wp-content/(database|debug\.log|mail\.jsonl)#', $path ) ) {
	http_response_code( 404 );
	return true;
}
if ( is_file( $file ) ) {
	return false;
}
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) ) {
	if ( ! str_ends_with( $path, '/' ) ) {
		header( 'Location: ' . $path . '/', true, 301 );
		return true;
	}
	if ( '/' !== $path ) {
		return false;
	}
}

$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
unset( $_SERVER['PATH_INFO'] );
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
