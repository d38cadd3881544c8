<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * Returns the page and the URLs below it. Needs no database query, because the page's path is stored in the settings.
 */
final class Page_Address {
	/** Returns the id of the page; 0 if there is none. */
	public static function page_id(): int {
		return Settings::number( 'page_id' );
	}

	/**
	 * Returns the page's path relative to the site's URL, decoded, without leading or trailing slash; '' if the page
	 * is the front page.
	 */
	public static function path(): string {
		return trim( rawurldecode( Settings::text( 'page_path' ) ), '/' );
	}

	/**
	 * Returns the path of the page from the root of the host, for the attribute `base-path`. Includes the site's
	 * subdirectory, if any. '/' for the front page of a site at the root.
	 */
	public static function base_path(): string {
		$path = wp_parse_url( self::url(), PHP_URL_PATH );
		return '/' . trim( rawurldecode( is_string( $path ) ? $path : '' ), '/' );
	}

	/** Returns the page's URL, with or without a trailing slash according to the site's permalinks. */
	public static function url(): string {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		if ( '' !== self::path() && ! self::has_deep_links() ) {
			return add_query_arg( 'page_id', self::page_id(), home_url( '/' ) );
		}
		$path = '' === self::path() ? '' : $wp_rewrite->root . self::encoded( self::path() );
		return '' === $path ? home_url( '/' ) : home_url( user_trailingslashit( '/' . $path, 'page' ) );
	}

	/** Returns the URL that starts a configuration of a model. Works without JavaScript. */
	public static function model_url( string $model_id ): string {
		return add_query_arg( 'modelid', rawurlencode( $model_id ), self::url() );
	}

	/** Checks whether URLs below the page can be served, which requires pretty permalinks. */
	public static function has_deep_links(): bool {
		return '' !== get_option( 'permalink_structure' );
	}

	private static function encoded( string $path ): string {
		return implode( '/', array_map( 'rawurlencode', explode( '/', $path ) ) );
	}
}
