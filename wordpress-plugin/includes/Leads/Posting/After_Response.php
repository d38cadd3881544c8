<?php
/**
 * Lets the buyer go on.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * Ends the response while the process goes on working.
 */
final class After_Response {
	/** How long the work afterwards may take, in seconds: two mails that wait for their servers. */
	private const SECONDS = 120;

	/**
	 * To be called once the headers are set; the body is empty.
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
		// Elsewhere the browser knows from the headers that nothing more comes.
		wp_ob_end_flush_all();
		flush();
	}
}
