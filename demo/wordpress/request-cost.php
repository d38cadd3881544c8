<?php
/**
 * Writes what a request with the header `X-Cost` took, after all that it does. Required by wp-config.php, before WordPress is loaded.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Development;

( static function (): void {
	$name = $_SERVER['HTTP_X_COST'] ?? '';
	if ( '' === $name ) {
		return;
	}
	// The time of the processor, not of the clock: other programs run beside it.
	$milliseconds = static function (): float {
		$used = getrusage();
		return ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) * 1000 + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1000;
	};
	$start        = $milliseconds();
	$write        = static function () use ( $name, $milliseconds, $start ): void {
		global $wpdb;
		$cost = array(
			'ms'      => $milliseconds() - $start,
			'queries' => $wpdb->num_queries,
			'bytes'   => memory_get_peak_usage(),
		);
		file_put_contents( WP_CONTENT_DIR . "/cost-{$name}.json.new", json_encode( $cost ) );
		rename( WP_CONTENT_DIR . "/cost-{$name}.json.new", WP_CONTENT_DIR . "/cost-{$name}.json" );
	};
	// After what others do last.
	register_shutdown_function( static fn () => register_shutdown_function( $write ) );
} )();
