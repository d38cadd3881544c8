<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Maps every path below a page with the widget to that page (spec §2, routing). The widget shows its home screen for
 * unknown paths, so none of them is a 404.
 */
final class Page_Rewrite {
	/** First segment of a comparison of configurations, whose codes follow (src/screens/routing/paths.ts). */
	public const BUILDS = 'comparar-configuracoes';

	/** The widget's own paths, for pages below whose path there are also others. */
	private const STEPS = '[^/]+/(?:motor|versao|exterior|interior|resumo|comparador)(?:/[^/]+)?|' . self::BUILDS . '(?:/[^/]+){0,3}';

	/**
	 * @param mixed $rules
	 * @return array<mixed> The rules with those of the pages first.
	 */
	public static function add_rules( mixed $rules ): array {
		return self::rules( Page_Paths::all() ) + ( is_array( $rules ) ? $rules : array() );
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
		if ( self::rules( Page_Paths::all() ) !== self::stored() ) {
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
}
