<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * Returns the address of a page with the widget: that page's own permalink, which other plugins may change. Without an
 * argument, the page is the one shown if it contains the widget, else the one in the settings.
 */
final class Page_Address {
	/** Id of the page in the settings; 0 if there is none. */
	public static function page_id(): int {
		return Settings::number( 'page_id' );
	}

	/** Path of the page in the settings, as path_of() returns it. Needs no query, because it is stored. */
	public static function path(): string {
		return trim( rawurldecode( Settings::text( 'page_path' ) ), '/' );
	}

	/**
	 * Path of a page relative to the site's URL, decoded, without leading or trailing slash; '' for the front page, null if its
	 * permalink has no path of its own.
	 */
	public static function path_of( \WP_Post $page ): ?string {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		$link     = (string) get_permalink( $page );
		$path     = static fn ( string $url ): string => trim( rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) ), '/' ) . '/';
		$home     = ltrim( $path( home_url() ), '/' );
		$relative = ltrim( $path( $link ), '/' );
		if ( '' === get_option( 'permalink_structure' ) || null !== wp_parse_url( $link, PHP_URL_QUERY ) || ! str_starts_with( $relative, $home ) ) {
			return null;
		}
		$relative = substr( $relative, strlen( $home ) );
		// With `/index.php/` permalinks, WordPress compares the path behind it.
		$relative = '' !== $wp_rewrite->root && str_starts_with( $relative, $wp_rewrite->root ) ? substr( $relative, strlen( $wp_rewrite->root ) ) : $relative;
		return rtrim( $relative, '/' );
	}

	/** The same for the setting `page_path`, which also exists for pages without such a permalink. */
	public static function setting_of( \WP_Post $page ): string {
		$is_front = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $page->ID; // @phpstan-ignore cast.int
		$path     = $is_front ? '' : self::path_of( $page ) ?? get_page_uri( $page );
		return is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : '';
	}

	/** Path of the page from the root of the host, for the attribute `base-path`; '/' for the front page of a site at the root. */
	public static function base_path( ?\WP_Post $page = null ): string {
		$path = wp_parse_url( self::url( $page ), PHP_URL_PATH );
		return '/' . trim( rawurldecode( is_string( $path ) ? $path : '' ), '/' );
	}

	/** Returns the page's URL, with or without a trailing slash according to the site's permalinks. */
	public static function url( ?\WP_Post $page = null ): string {
		$page = $page ?? Widget_Page::current() ?? ( self::page_id() > 0 ? get_post( self::page_id() ) : null );
		$link = $page instanceof \WP_Post ? get_permalink( $page ) : false;
		return is_string( $link ) ? $link : home_url( '/' );
	}

	/** Returns the URL that starts a configuration of a model. Works without JavaScript. */
	public static function model_url( string $model_id ): string {
		return add_query_arg( 'modelid', rawurlencode( $model_id ), self::url() );
	}

	/** Checks whether the site can have URLs below a page, which requires pretty permalinks. */
	public static function has_deep_links(): bool {
		return '' !== get_option( 'permalink_structure' );
	}

	/** Resolves a URL against this site, as the widget does; '' for anything but http and https. */
	public static function absolute_url( string $address ): string {
		$absolute = '' === $address ? '' : \WP_Http::make_absolute_url( $address, home_url( '/' ) );
		return 1 === preg_match( '#^https?://#i', $absolute ) ? esc_url_raw( $absolute, array( 'http', 'https' ) ) : '';
	}
}
