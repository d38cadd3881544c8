<?php
/**
 * Reads past the request's memory.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress remembers within a request what an option or a transient holds, and that there is none. Whoever
 * waits for another request has to look again.
 */
final class Option_Cache_Bypass {
	/**
	 * Forgets a transient, in this request only.
	 */
	public static function forget_transient( string $transient ): void {
		if ( wp_using_ext_object_cache() ) {
			// Forced, the read itself replaces what is remembered.
			wp_cache_get( $transient, 'transient', true );
			return;
		}
		self::forget_option( "_transient_$transient" );
		self::forget_option( "_transient_timeout_$transient" );
	}

	/**
	 * Forgets an option that is not autoloaded, in this request only.
	 */
	public static function forget_option( string $option ): void {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_get( 'notoptions', 'options', true );
			wp_cache_get( $option, 'options', true );
			return;
		}
		$missing = wp_cache_get( 'notoptions', 'options' );
		if ( is_array( $missing ) ) {
			wp_cache_set( 'notoptions', array_diff_key( $missing, array( $option => true ) ), 'options' );
		}
		wp_cache_delete( $option, 'options' );
	}
}
