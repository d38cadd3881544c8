<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Maps every path below a page with the widget to that page (spec §2, routing). The widget shows its home screen for
 * unknown paths, so none of them is a 404. Former paths of a page lead to its present one.
 */
final class Page_Rewrite {
	/** The widget's own paths, for pages below whose path there are also others. */
	private const STEPS = '[^/]+/(?:motor|versao|exterior|interior|resumo|comparador)(?:/[^/]+)?|comparar-configuracoes(?:/[^/]+){0,3}';

	/**
	 * @param mixed $rules
	 * @return array<mixed> The rules with those of the pages first.
	 */
	public static function add_rules( mixed $rules ): array {
		return self::rules( Page_Paths::update() ) + ( is_array( $rules ) ? $rules : array() );
	}

	/** Leaves the rules out for the rest of this request. */
	public static function stop(): void {
		remove_filter( 'rewrite_rules_array', array( self::class, 'add_rules' ), PHP_INT_MAX );
	}

	/** Disables redirects (false) for URLs below a page. The page's own URL is redirected as usual. */
	public static function keep_path( mixed $address ): mixed {
		return '' === self::requested_path() ? $address : false;
	}

	/** Redirects a former path of a page, with the path below it and the query. */
	public static function redirect_former(): void {
		$page = is_singular() ? get_queried_object() : null;
		if ( ! $page instanceof \WP_Post || is_preview() ) {
			return;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared, and encoded below.
		$request = explode( '?', isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '', 2 );
		$rest    = self::requested_path();
		if ( trim( rawurldecode( $request[0] ), '/' ) === trim( Page_Address::base_path( $page ) . '/' . $rest, '/' ) ) {
			return;
		}
		$url  = Page_Address::url( $page );
		$rest = '' === $rest ? '' : trailingslashit( $url ) . implode( '/', array_map( 'rawurlencode', explode( '/', $rest ) ) );
		$goal = ( '' === $rest ? $url : $rest ) . ( isset( $request[1] ) ? '?' . $request[1] : '' );
		// Browsers keep a permanent redirect for ever, also when the page gets this path again.
		header( 'Cache-Control: no-cache' );
		wp_safe_redirect( $goal, 301, 'cfg-configurator' );
		exit;
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
		return null !== Page_Paths::of( $page ) && in_array( self::target( $page ), (array) $rules, true );
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
		$rules = get_option( 'rewrite_rules' );
		$ours  = array_filter( is_array( $rules ) ? $rules : array(), self::is_ours( ... ) );
		if ( self::rules( Page_Paths::update() ) !== $ours ) {
			self::flush();
		}
	}

	private static function is_ours( mixed $rule ): bool {
		return is_string( $rule ) && str_contains( $rule, '&' . Widget_Page::PATH );
	}

	/**
	 * @param array<int, array{path: string, former: list<string>}> $paths By page id.
	 * @return array<string, string> The longest path first, because pages may be below each other. Former ones last.
	 */
	private static function rules( array $paths ): array {
		$current = array_column( $paths, 'path' );
		$rules   = array();
		$others  = array();
		uasort( $paths, static fn ( array $one, array $other ): int => strlen( $other['path'] ) <=> strlen( $one['path'] ) );
		foreach ( $paths as $id => list( 'path' => $path, 'former' => $former ) ) {
			$page = get_post( $id );
			if ( ! $page instanceof \WP_Post ) {
				continue;
			}
			$rules += array( self::pattern( $path, $page ) => self::target( $page ) );
			// Plugins for languages may take theirs off the requested path before WordPress compares it.
			$slugs = array( trim( rawurldecode( (string) get_page_uri( $page ) ), '/' ), ...array_reverse( $former ) );
			foreach ( array_diff( $slugs, $current ) as $alias ) {
				$holder  = get_page_by_path( $alias );
				$is_free = ! $holder instanceof \WP_Post || $holder->ID === $id || 'publish' !== $holder->post_status;
				$others += $is_free ? array( self::alias( $alias ) => self::target( $page ) ) : array();
			}
		}
		return $rules + $others;
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

	private static function alias( string $path ): string {
		return '' === $path ? self::steps( '' ) : '^' . preg_quote( $path, '#' ) . '(?:/(.+?))?/?$';
	}

	private static function steps( string $path ): string {
		return '^' . ( '' === $path ? '' : preg_quote( $path, '#' ) . '/' ) . '(' . self::STEPS . ')/?$';
	}

	private static function target( \WP_Post $page ): string {
		$query = 'page' === $page->post_type ? "page_id=$page->ID" : "post_type=$page->post_type&p=$page->ID";
		return "index.php?$query&" . Widget_Page::PATH . '=$matches[1]';
	}
}
