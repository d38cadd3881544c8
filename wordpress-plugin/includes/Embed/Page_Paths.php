<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/** The paths of the pages with the widget, as their permalinks say. */
final class Page_Paths {
	/** Most pages with addresses below them: each adds a rule to the option that WordPress loads with every request. */
	public const MAX = 500;

	/** @return array<int, string> By id of the published pages. Reads the content of all pages: only for rewrite rules. */
	public static function all(): array {
		return array_filter( array_map( Page_Address::path_of( ... ), array_column( self::pages(), null, 'ID' ) ), 'is_string' );
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
