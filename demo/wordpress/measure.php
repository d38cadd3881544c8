<?php
/**
 * Plugin Name: Medida
 * Description: Says in headers how many queries a page took, which of them the plugin made, and how many of its files were loaded. For measurements.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Development;

/** Most characters of a query in the header. */
const SHOWN = 120;

/** Files of the plugin that this request has loaded. */
function loaded_files(): int {
	$folder = (string) realpath( WP_PLUGIN_DIR . '/cfg-configurator' ) . '/';
	return count( array_filter( get_included_files(), static fn ( string $file ): bool => str_starts_with( $file, $folder ) ) );
}

$queries = array();

add_filter(
	'query',
	static function ( string $query ) use ( &$queries ): string {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_debug_backtrace -- tells the plugin's queries from others.
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
			if ( str_contains( $call['file'] ?? '', '/plugins/cfg-configurator/' ) ) {
				$queries[] = substr( (string) preg_replace( '/\s+/', ' ', $query ), 0, SHOWN );
				break;
			}
		}
		return $query;
	}
);

// Buffer the page until it is complete: only then are the counts known while headers can still be sent.
ob_start(
	static function ( string $page ) use ( &$queries ): string {
		global $wpdb;
		header( 'X-Queries: ' . $wpdb->num_queries );
		header( 'X-Plugin-Queries: ' . wp_json_encode( $queries ) );
		header( 'X-Plugin-Files: ' . loaded_files() );
		return $page;
	}
);
