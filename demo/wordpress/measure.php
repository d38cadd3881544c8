<?php
/**
 * Plugin Name: Medida
 * Description: Says in a header how many queries a page took. For measurements.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

// The page is held back until it is whole: only then are its queries known, and headers still open.
ob_start(
	static function ( string $page ): string {
		global $wpdb;
		header( 'X-Queries: ' . $wpdb->num_queries );
		return $page;
	}
);
