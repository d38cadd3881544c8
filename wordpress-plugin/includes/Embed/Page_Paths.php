<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * The paths of the pages with the widget, as their permalinks say, and those that they had before. The option is only
 * read when rewrite rules are made.
 *
 * @phpstan-type Paths array{path: string, former: list<string>}
 */
final class Page_Paths {
	public const OPTION = 'cfg_configurator_page_paths';

	/** Most pages with addresses below them: each adds a rule to the option that WordPress loads with every request. */
	public const MAX = 500;

	/** Most former paths of one page; the oldest is dropped. */
	private const MAX_FORMER = 10;

	/** @return array<int, Paths> By page id; also of pages that are not published at present. */
	public static function stored(): array {
		$stored = get_option( self::OPTION, array() );
		$paths  = array();
		foreach ( is_array( $stored ) ? $stored : array() as $id => $row ) {
			if ( is_array( $row ) && is_string( $row['path'] ?? null ) && is_array( $row['former'] ?? null ) ) {
				$paths[ (int) $id ] = array(
					'path'   => $row['path'],
					'former' => array_values( array_filter( $row['former'], 'is_string' ) ),
				);
			}
		}
		return $paths;
	}

	/**
	 * Reads the permalinks, and keeps those that have changed as former ones.
	 *
	 * @return array<int, Paths> By page id, of the pages that are published.
	 */
	public static function update(): array {
		$stored  = self::stored();
		$current = array();
		foreach ( self::pages() as $page ) {
			$path = self::of( $page );
			if ( null === $path ) {
				continue;
			}
			// Version 1.2 and earlier stored the path of one page.
			$old    = $stored[ $page->ID ] ?? array(
				'path'   => $page->ID === Page_Address::page_id() ? Page_Address::path() : $path,
				'former' => array(),
			);
			$former = array_diff( array( ...$old['former'], $old['path'] ), array( $path ) );

			$current[ $page->ID ] = array(
				'path'   => $path,
				'former' => array_slice( array_values( array_unique( $former ) ), -self::MAX_FORMER ),
			);
		}
		// A page in the bin keeps its paths, a deleted one does not.
		$absent = array_filter( array_diff_key( $stored, $current ), static fn ( int $id ): bool => null !== get_post( $id ), ARRAY_FILTER_USE_KEY );
		if ( $stored !== $current + $absent ) {
			update_option( self::OPTION, $current + $absent, false );
		}
		return $current;
	}

	/**
	 * Returns the path of a page relative to the site's URL, decoded, without leading or trailing slash; '' for the front
	 * page, null if its permalink has no path of its own. Plugins may change permalinks.
	 */
	public static function of( \WP_Post $page ): ?string {
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
	public static function of_setting( \WP_Post $page ): string {
		$is_front = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $page->ID; // @phpstan-ignore cast.int
		$path     = $is_front ? '' : self::of( $page ) ?? get_page_uri( $page );
		return is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : '';
	}

	/** @return list<\WP_Post> Published pages with the widget, oldest first, and the one in the settings. */
	private static function pages(): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$ids = self::ids_with( array( '[' . Widget_Page::SHORTCODE, '<!-- wp:' . Widget_Page::BLOCK ) );
		for ( $depth = 0, $new = $ids; array() !== $new && $depth < Widget_Page::MAX_DEPTH; ++$depth ) {
			$patterns = array_filter( $new, static fn ( int $id ): bool => 'wp_block' === get_post_type( $id ) );
			$new      = array_diff( self::ids_with( array_map( static fn ( int $id ): string => '"ref":' . $id, $patterns ) ), $ids );
			array_push( $ids, ...$new );
		}
		$marked = $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE meta_key = %s', $wpdb->postmeta, Widget_Page::MARK ) );
		$ids    = array_unique( array( ...$ids, ...array_map( 'intval', $marked ) ) );
		sort( $ids );
		_prime_post_caches( $ids, false, true );
		$posts = array_filter( array_map( 'get_post', $ids ), static fn ( mixed $post ): bool => $post instanceof \WP_Post );
		$pages = array_filter( $posts, static fn ( \WP_Post $post ): bool => is_post_publicly_viewable( $post ) && Widget_Page::contains( $post ) );
		$pages = array_slice( array_values( $pages ), 0, self::MAX );
		$main  = Page_Address::page_id() > 0 ? get_post( Page_Address::page_id() ) : null;
		if ( $main instanceof \WP_Post && is_post_publicly_viewable( $main ) && ! in_array( $main->ID, array_column( $pages, 'ID' ), true ) ) {
			$pages[] = $main;
		}
		return $pages;
	}

	/**
	 * @param array<string> $texts
	 * @return list<int> Published posts of any type whose content has one of the texts.
	 */
	private static function ids_with( array $texts ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$query = "SELECT ID FROM %i WHERE post_status = 'publish' AND post_content LIKE %s ORDER BY ID";
		$ids   = array();
		foreach ( $texts as $text ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a constant text.
			array_push( $ids, ...array_map( 'intval', $wpdb->get_col( $wpdb->prepare( $query, $wpdb->posts, '%' . $wpdb->esc_like( $text ) . '%' ) ) ) );
		}
		return array_values( array_unique( $ids ) );
	}
}
