<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * Maps every path below a page with the widget to that page (spec §2, routing). The widget shows its home screen for
 * unknown paths, so none of them is a 404. Follows the pages when an editor adds or removes the widget, changes a page's slug
 * or parent, makes it the front page, or selects another page in the settings. What other plugins change follows when they
 * flush the rewrite rules. Marks pages with the widget whose content does not tell that they contain it.
 */
final class Page_Rewrite {
	/** First segment of a comparison of configurations, whose codes follow (src/screens/routing/paths.ts). */
	public const BUILDS = 'comparar-configuracoes';

	/** The widget's own paths, for pages below whose path there are also others. */
	private const STEPS = '[^/]+/(?:motor|versao|exterior|interior|resumo|comparador)(?:/[^/]+)?|' . self::BUILDS . '(?:/[^/]+){0,3}';

	/** Most pages with addresses below them: each adds a rule to the option that WordPress loads with every request. */
	public const MAX = 500;

	/** @var int Page on which an element has been rendered in this request. */
	private static int $shown = 0;

	/**
	 * @param mixed $rules
	 * @return array<mixed> The rules with those of the pages first.
	 */
	public static function add_rules( mixed $rules ): array {
		return self::rules( self::paths() ) + ( is_array( $rules ) ? $rules : array() );
	}

	/** Leaves the rules out for the rest of this request. */
	public static function stop(): void {
		remove_filter( 'rewrite_rules_array', array( self::class, 'add_rules' ), PHP_INT_MAX );
	}

	/** Disables redirects (false) for URLs below a page. The page's own URL is redirected as usual. */
	public static function keep_path( mixed $address ): mixed {
		return '' === self::requested_path() ? $address : false;
	}

	/** Returns the requested path below the page, such as 'Maré/motor'; '' for the page itself. */
	public static function requested_path(): string {
		$path = get_query_var( Widget_Page::PATH );
		return is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : '';
	}

	/** Checks whether WordPress serves the URLs below the page. */
	public static function serves( \WP_Post $page ): bool {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		$rules = Page_Address::has_deep_links() ? $wp_rewrite->wp_rewrite_rules() : array();
		return null !== Page_Address::path_of( $page ) && in_array( self::target( $page ), (array) $rules, true );
	}

	/**
	 * Makes WordPress regenerate the rewrite rules on the next request, after all plugins have added theirs. Unlike
	 * flush_rewrite_rules(), this is cheap and also correct after switch_to_blog().
	 */
	public static function flush(): void {
		delete_option( 'rewrite_rules' );
	}

	/** Does so if the pages or their paths have changed. */
	public static function flush_changed(): void {
		if ( self::rules( self::paths() ) !== self::stored() ) {
			self::flush();
		}
	}

	/** @return array<string> Those of WordPress's rules that lead to paths below pages, by pattern. */
	public static function stored(): array {
		$rules   = get_option( 'rewrite_rules' );
		$is_ours = static fn ( string $rule ): bool => str_contains( $rule, '&' . Widget_Page::PATH );
		return array_filter( is_array( $rules ) ? array_filter( $rules, 'is_string' ) : array(), $is_ours );
	}

	/**
	 * @param array<int, string> $paths By page id.
	 * @return array<mixed> The longest path first, because pages may be below each other.
	 */
	private static function rules( array $paths ): array {
		$rules   = array();
		$aliases = array();
		uasort( $paths, static fn ( string $one, string $other ): int => strlen( $other ) <=> strlen( $one ) );
		foreach ( $paths as $id => $path ) {
			$page = get_post( $id );
			if ( $page instanceof \WP_Post ) {
				$rules += array( self::pattern( $path, $page ) => self::target( $page ) );
				// Plugins for languages may take theirs off the requested path before WordPress compares it.
				$slug     = trim( rawurldecode( (string) get_page_uri( $page ) ), '/' );
				$aliases += in_array( $slug, $paths, true ) ? array() : self::alias( $slug, $page );
			}
		}
		/**
		 * Filters the rewrite rules of the paths below the pages with the element.
		 *
		 * @since 1.1.0
		 *
		 * @param array<string, string> $rules Queries by pattern, in the order in which they are compared.
		 * @param array<int, string>    $paths Paths of the pages by id, relative to the site's URL, decoded.
		 */
		$filtered = apply_filters( 'cfg_configurator_page_rules', $rules + $aliases, $paths );
		return is_array( $filtered ) ? $filtered : $rules + $aliases;
	}

	/**
	 * Returns the pattern of the paths below a page, except those of its child pages. Below a front page, also that of one
	 * language, are all other pages of the site, so only the widget's own paths belong to it.
	 */
	private static function pattern( string $path, \WP_Post $page ): string {
		if ( basename( $path ) !== rawurldecode( $page->post_name ) ) {
			return self::steps( $path );
		}
		$children = get_posts(
			array(
				'post_type'              => $page->post_type,
				'post_parent'            => $page->ID,
				'post_status'            => 'publish',
				'numberposts'            => -1,
				'orderby'                => 'ID',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				'suppress_filters'       => true,
			)
		);
		$names    = array_map( static fn ( \WP_Post $child ): string => preg_quote( rawurldecode( $child->post_name ), '#' ), $children );
		$except   = array() === $names ? '' : '(?!(?:' . implode( '|', $names ) . ')(?:/|$))';
		return '^' . preg_quote( $path, '#' ) . "/$except(.+?)/?$";
	}

	/** @return array<string, string> A rule by which another path leads to a page too; none if a published page has the path. */
	public static function alias( string $path, \WP_Post $page ): array {
		$holder = get_page_by_path( $path );
		if ( $holder instanceof \WP_Post && $holder->ID !== $page->ID && 'publish' === $holder->post_status ) {
			return array();
		}
		return array( '' === $path ? self::steps( '' ) : '^' . preg_quote( $path, '#' ) . '(?:/(.+?))?/?$' => self::target( $page ) );
	}

	private static function steps( string $path ): string {
		return '^' . ( '' === $path ? '' : preg_quote( $path, '#' ) . '/' ) . '(' . self::STEPS . ')/?$';
	}

	private static function target( \WP_Post $page ): string {
		$query = 'page' === $page->post_type ? "page_id=$page->ID" : "post_type=$page->post_type&p=$page->ID";
		return "index.php?$query&" . Widget_Page::PATH . '=$matches[1]';
	}

	/** @return array<int, string> Paths of the published pages with the widget by id, as their permalinks say. Reads the content of all pages: only for rewrite rules. */
	public static function paths(): array {
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

	/** Any page may be the parent of one with the widget, and any pattern may contain it. */
	public static function follow_post( int $id, \WP_Post $post ): void {
		if ( 'wp_block' === $post->post_type || is_post_type_viewable( $post->post_type ) ) {
			self::follow();
		}
	}

	public static function follow(): void {
		self::store_path();
		self::flush_changed();
	}

	/** Saves the path of the page in the settings if it has changed. A page in the bin keeps its path until it is restored. */
	public static function store_path(): void {
		$page = get_post( Page_Address::page_id() );
		if ( $page instanceof \WP_Post && 'trash' !== $page->post_status && 'page' === $page->post_type ) {
			Settings::change( array( 'page_path' => Page_Address::setting_of( $page ) ) );
		}
	}

	/** Another page may have been selected. */
	public static function follow_settings( mixed $before, mixed $after ): void {
		if ( Settings::in( $before, 'page_id' ) !== Settings::in( $after, 'page_id' ) ) {
			self::flush();
		}
	}

	/** Called when the widget is rendered on a page. */
	public static function show( \WP_Post $page ): void {
		self::$shown = $page->ID;
		$is_new      = ! is_preview() && is_post_publicly_viewable( $page ) && ! Widget_Page::contains( $page );
		if ( $is_new && count( array_unique( self::stored() ) ) < self::MAX ) {
			update_post_meta( $page->ID, Widget_Page::MARK, '1' );
			self::flush();
		}
	}

	/** Removes the mark when an editor, from whom nothing is hidden, sees the page without the widget. */
	public static function forget(): void {
		$page    = is_singular() && ! is_preview() && ! is_paged() ? get_queried_object() : null;
		$is_gone = $page instanceof \WP_Post && self::$shown !== $page->ID && current_user_can( 'edit_post', $page->ID );
		if ( $is_gone && delete_post_meta( $page->ID, Widget_Page::MARK ) ) {
			self::flush();
		}
	}
}
