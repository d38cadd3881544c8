<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the plugin's single option. It is autoloaded, so reading costs no query. Settings that are missing or have the
 * wrong type return their default.
 */
final class Settings {
	public const OPTION = 'cfg_configurator_settings';

	/** Returns a text setting, sanitised when it was saved; of a linked page its present path. Escape it on output. */
	public static function text( string $key ): string {
		$value = self::value( $key );
		return is_scalar( $value ) ? Page_Link::resolve( (string) $value ) : '';
	}

	/** Returns an integer setting; 0 if not set. */
	public static function number( string $key ): int {
		$value = self::value( $key );
		return is_numeric( $value ) ? (int) $value : 0;
	}

	public static function is_on( string $key ): bool {
		return '1' === self::text( $key );
	}

	/** @return list<array<string, string>> Rows of a list setting, such as questions and answers. */
	public static function rows( string $key ): array {
		$value = self::value( $key );
		$rows  = array();
		foreach ( is_array( $value ) ? $value : array() as $row ) {
			$row = is_array( $row ) ? array_filter( $row, 'is_string' ) : array();
			if ( array() !== $row ) {
				$rows[] = self::named( $row );
			}
		}
		return $rows;
	}

	/** @return array<string, mixed> All saved settings, for export. */
	public static function all(): array {
		$saved = get_option( self::OPTION, array() );
		return is_array( $saved ) ? self::named( $saved ) : array();
	}

	/**
	 * Path of a page for `page_path`: relative to the site's URL, decoded, without leading or trailing slashes; '' for the
	 * front page.
	 */
	public static function path_of( \WP_Post $page ): string {
		$is_front = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $page->ID; // @phpstan-ignore cast.int
		$path     = $is_front ? '' : self::permalink_path( $page ) ?? get_page_uri( $page );
		return is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : '';
	}

	/** The same for any page, by its permalink, which plugins may change; null if the permalink has no path of its own. */
	public static function permalink_path( \WP_Post $page ): ?string {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		$link = (string) get_permalink( $page );
		$path = static fn ( string $url ): string => trim( rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) ), '/' ) . '/';
		$home = ltrim( $path( home_url() ), '/' );
		$own  = ltrim( $path( $link ), '/' );
		if ( '' === get_option( 'permalink_structure' ) || null !== wp_parse_url( $link, PHP_URL_QUERY ) || ! str_starts_with( $own, $home ) ) {
			return null;
		}
		$own = substr( $own, strlen( $home ) );
		// With `/index.php/` permalinks, WordPress compares the path behind it.
		$own = '' !== $wp_rewrite->root && str_starts_with( $own, $wp_rewrite->root ) ? substr( $own, strlen( $wp_rewrite->root ) ) : $own;
		return rtrim( $own, '/' );
	}

	/**
	 * Keeps only string keys.
	 *
	 * @template Value
	 * @param array<Value> $values
	 * @return array<string, Value>
	 */
	private static function named( array $values ): array {
		return array_filter( $values, 'is_string', ARRAY_FILTER_USE_KEY );
	}

	private static function value( string $key ): mixed {
		$saved = get_option( self::OPTION, array() );
		return is_array( $saved ) && isset( $saved[ $key ] ) ? $saved[ $key ] : Setting_Registry::default_of( $key );
	}
}
