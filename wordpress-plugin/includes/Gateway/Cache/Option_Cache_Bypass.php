<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway\Cache;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress caches options and transients for the duration of a request, including missing ones. Code that
 * waits for another request must drop these values to see changes.
 */
final class Option_Cache_Bypass {
	public static function forget_transient( string $transient ): void {
		if ( wp_using_ext_object_cache() ) {
			// A forced read replaces the cached value.
			wp_cache_get( $transient, 'transient', true );
			return;
		}
		self::forget_option( "_transient_$transient" );
		self::forget_option( "_transient_timeout_$transient" );
	}

	/** @param string $option Name of an option that is not autoloaded. */
	public static function forget_option( string $option ): void {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_get( 'notoptions', 'options', true );
			wp_cache_get( $option, 'options', true );
			return;
		}
		self::forget_missing( $option );
		wp_cache_delete( $option, 'options' );
	}

	/**
	 * Drops an option from the list of missing ones, which a persistent object cache keeps for ever and every request
	 * loads.
	 */
	public static function forget_missing( string $option ): void {
		$missing = wp_cache_get( 'notoptions', 'options' );
		if ( is_array( $missing ) && isset( $missing[ $option ] ) ) {
			unset( $missing[ $option ] );
			wp_cache_set( 'notoptions', $missing, 'options' );
		}
	}
}
