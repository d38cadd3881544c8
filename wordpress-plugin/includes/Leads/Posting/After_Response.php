<?php
/**
 * Work after the response.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * Ends the response while the PHP process continues.
 */
final class After_Response {
	/**
	 * Time limit for the work after the response, in seconds. On Linux, PHP does not count time spent waiting for a
	 * server.
	 */
	private const SECONDS = 60;

	/**
	 * Call after all headers are set. The response body must be empty.
	 */
	public static function begin(): void {
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::SECONDS );
		}
		if ( ! headers_sent() ) {
			header( 'Content-Length: 0' );
			header( 'Connection: close' );
		}
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
			return;
		}
		if ( function_exists( 'litespeed_finish_request' ) ) {
			litespeed_finish_request();
			return;
		}
		// Other servers: the headers tell the browser that the response is complete.
		wp_ob_end_flush_all();
		flush();
	}
}
