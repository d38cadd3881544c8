<?php
/**
 * Plugin Name: Medida
 * Description: Says in a header how many queries a page took. For measurements.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

// Buffer the page until it is complete: only then is the query count known while headers can still be
// sent.
ob_start(
	static function ( string $page ): string {
		global $wpdb;
		header( 'X-Queries: ' . $wpdb->num_queries );
		return $page;
	}
);
