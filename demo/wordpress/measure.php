<?php
/**
 * Plugin Name: Medida
 * Description: For measurements. Reports a request's queries, those of the plugin, and the plugin's loaded files: in a header, and of a form in a file.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Development;

/** Most characters of a query. */
const SHOWN = 120;

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

$report = static function () use ( &$queries ): array {
	global $wpdb;
	$folder = (string) realpath( WP_PLUGIN_DIR . '/cfg-configurator' ) . '/';
	$files  = array_filter( get_included_files(), static fn ( string $file ): bool => str_starts_with( $file, $folder ) );
	$names  = array_map( static fn ( string $file ): string => substr( $file, strlen( $folder ) ), $files );
	return array(
		'queries' => $wpdb->num_queries,
		'own'     => $queries,
		'files'   => array_values( $names ),
	);
};

// A page until its last byte: what is done afterwards keeps nobody waiting.
ob_start(
	static function ( string $page ) use ( $report ): string {
		header( 'X-Measured: ' . rawurlencode( (string) wp_json_encode( $report() ) ) );
		return $page;
	}
);

// A form with its mails, which are sent after the response.
if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
	register_shutdown_function(
		static fn () => register_shutdown_function( static fn () => file_put_contents( WP_CONTENT_DIR . '/measured.json', wp_json_encode( $report() ) ) )
	);
}
