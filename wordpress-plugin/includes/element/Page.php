<?php
declare(strict_types=1);

namespace Cfg_Configurator\Element;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Head;
use Cfg_Configurator\Settings\Settings;

/**
 * The pages with the element, and the paths below them (spec §2, routing). One option holds the ids: of pages whose own content has the
 * block or shortcode when they are saved, and of that in the settings with its translations. No page view writes anything.
 */
final class Page {
	/** Option with the ids, autoloaded. */
	public const OPTION = 'cfg_configurator_pages';

	/** Query variable with the requested path below the page. */
	public const PATH = 'cfg_configurator_path';

	/** First segment of a comparison of configurations, whose codes follow (src/core/routing/paths.ts). */
	private const BUILDS = 'comparar-configuracoes';

	/** Last segments of the screens (src/core/configuration/configuration.ts). */
	public const SCREENS = 'motor|versao|exterior|interior|resumo|comparador';

	/** The widget's own paths, for front pages, below which are all other pages. */
	private const STEPS = '[^/]+/(?:' . self::SCREENS . ')(?:/[^/]+)?|' . self::BUILDS . '(?:/[^/]+){0,3}';

	/** Paths that WordPress has below every page. */
	private const RESERVED = array( '(?:feed|rdf|rss|rss2|atom)', 'embed', 'trackback', 'page/\d+', 'comment-page-\d+', '\d+' );

	public static function register(): void {
		// Whenever the rules are made, the permalinks of all plugins are known.
		add_filter( 'rewrite_rules_array', array( self::class, 'add_rules' ), PHP_INT_MAX );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::PATH ) );
		add_filter( 'redirect_canonical', array( self::class, 'keep_path' ) );
		// Polylang's own redirects.
		add_filter( 'pll_check_canonical_url', array( self::class, 'keep_path' ) );
		add_filter( 'pll_translation_url', array( self::class, 'translated_step' ) );
		add_action( 'wp', array( self::class, 'start_head' ), 10, 0 );
		add_action( 'save_post', array( self::class, 'on_save_post' ), 20, 2 );
		add_action( 'deleted_post', array( self::class, 'on_delete_post' ), 20, 1 );
		foreach ( array( 'show_on_front', 'page_on_front', 'permalink_structure' ) as $option ) {
			add_action( "update_option_{$option}", array( self::class, 'remove_rules' ), 20, 0 );
		}
	}

	public static function start_head(): void {
		if ( null !== self::current() ) {
			Head::register();
		}
	}

	/** @return array<int> Ids of the pages with addresses below them. */
	public static function ids(): array {
		$ids = get_option( self::OPTION );
		return wp_parse_id_list( is_array( $ids ) ? array_filter( $ids, 'is_scalar' ) : array() );
	}

	/** Whether the content of a post has the block or the shortcode. */
	public static function has_element( \WP_Post $post ): bool {
		return has_block( Element::BLOCK, $post->post_content ) || has_shortcode( $post->post_content, Element::SHORTCODE );
	}

	/** The page with the element that is shown; null on other pages, and while its password is asked for. Costs no query. */
	public static function current(): ?\WP_Post {
		$page = is_singular() ? get_queried_object() : null;
		$is   = $page instanceof \WP_Post && ! post_password_required( $page ) && ( in_array( $page->ID, self::ids(), true ) || self::has_element( $page ) );
		return $is ? $page : null;
	}

	/** The page that is shown, if the place that is being rendered is on it; null in feeds, and for a hit in a list, where there may be many. */
	public static function current_singular(): ?\WP_Post {
		$page  = is_singular() && ! is_feed() ? get_queried_object() : null;
		$place = get_post();
		return $page instanceof \WP_Post && ( null === $place || $place->ID === $page->ID ) ? $page : null;
	}

	/** Returns the requested path below the page, such as 'Maré/motor'; '' for the page itself. */
	public static function requested_path(): string {
		$path = get_query_var( self::PATH );
		return is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : '';
	}

	/** Whether WordPress serves the addresses below a page. */
	public static function serves( \WP_Post $page ): bool {
		return in_array( $page->ID, self::ids(), true ) && null !== self::path_of( $page );
	}

	/** Path of a page below the site's URL, decoded, without slashes at its ends; '' for the front page, null if its permalink has no path. */
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

	/** The page in the settings in the language of the request; null without. */
	public static function main(): ?\WP_Post {
		$id   = self::translation( Settings::number( 'page_id' ) );
		$page = $id > 0 ? get_post( $id ) : null;
		return $page instanceof \WP_Post ? $page : null;
	}

	/** The id of a page in the language of the request, with WPML, Polylang and plugins that answer the same filter. */
	public static function translation( int $id, ?string $language = null ): int {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- of WPML.
		$found = $id > 0 ? apply_filters( 'wpml_object_id', $id, 'page', true, $language ) : $id;
		return is_numeric( $found ) ? (int) $found : $id;
	}

	/** URL of a page; without one, of the page that is shown if it has the element, else of that in the settings. */
	public static function url( ?\WP_Post $page = null ): string {
		$page = $page ?? self::current() ?? self::main();
		$link = null === $page ? false : get_permalink( $page );
		return is_string( $link ) ? $link : home_url( '/' );
	}

	/** Path of the page from the root of the host, for the attribute `base-path`. */
	public static function base_path( ?\WP_Post $page = null ): string {
		$path = wp_parse_url( self::url( $page ), PHP_URL_PATH );
		return '/' . trim( rawurldecode( is_string( $path ) ? $path : '' ), '/' );
	}

	/** Returns the URL that starts a configuration of a model. Works without JavaScript. */
	public static function model_url( string $page_url, string $model_id ): string {
		return add_query_arg( 'modelid', rawurlencode( $model_id ), $page_url );
	}

	/** Resolves a URL against this site, as the widget does; '' for anything but http and https. */
	public static function absolute_url( string $address ): string {
		$absolute = '' === $address ? '' : \WP_Http::make_absolute_url( $address, home_url( '/' ) );
		return 1 === preg_match( '#^https?://#i', $absolute ) ? esc_url_raw( $absolute, array( 'http', 'https' ) ) : '';
	}

	/**
	 * Allows only URLs of this site, to prevent open redirects. wp_validate_redirect() accepts more: other ports, user names and
	 * relative addresses.
	 *
	 * @return string|null The absolute URL of an address or path; null unless it begins with this site's host and port, and
	 *                     browsers and PHP parse it alike.
	 */
	public static function same_site_url( string $address ): ?string {
		$site = \WP_Http::make_absolute_url( '/', home_url( '/' ) );
		$url  = str_starts_with( $address, '/' ) ? rtrim( $site, '/' ) . $address : $address;
		// Sites may use both http and https: default ports count as the same host.
		$host = preg_quote( (string) preg_replace( '~^https?://|(:80|:443)?/$~i', '', $site ), '~' );
		return 1 === preg_match( "~^https?://{$host}(:80|:443)?(/(?!/)|[?#]|\z)[^\\x00-\\x20\\x7F\\\\\\\\<>\"']*\z~i", $url ) ? $url : null;
	}

	/** Disables redirects (false) for addresses below a page. The page's own URL is redirected as usual. */
	public static function keep_path( mixed $address ): mixed {
		return '' === self::requested_path() ? $address : false;
	}

	/** The address of the same step in another language, for Polylang's `hreflang` and its language switcher. */
	public static function translated_step( mixed $url ): mixed {
		$step = self::requested_path();
		$id   = '' === $step || ! is_string( $url ) ? -1 : url_to_postid( $url );
		$path = implode( '/', array_map( 'rawurlencode', explode( '/', $step ) ) );
		return is_string( $url ) && in_array( $id, self::ids(), true ) ? trailingslashit( $url ) . $path : $url;
	}

	/** Follows a page that gets or loses the element, and changes of its address or of the pages above and below it. */
	public static function on_save_post( int $id, \WP_Post $post ): void {
		if ( wp_is_post_revision( $post ) || ! is_post_type_viewable( $post->post_type ) ) {
			return;
		}
		$is_shown = 'publish' === $post->post_status && ( self::has_element( $post ) || in_array( $id, self::chosen(), true ) );
		$is_above = static fn ( int $page ): bool => in_array( $id, get_post_ancestors( $page ), true );
		if ( in_array( $id, self::ids(), true ) !== $is_shown ) {
			self::mark_pages( $is_shown ? array( ...self::ids(), $id ) : array_diff( self::ids(), array( $id ) ) );
		} elseif ( $is_shown || in_array( $post->post_parent, self::ids(), true ) || array() !== array_filter( self::ids(), $is_above ) ) {
			self::remove_rules();
		}
	}

	public static function on_delete_post( int $id ): void {
		if ( in_array( $id, self::ids(), true ) ) {
			self::mark_pages( array_diff( self::ids(), array( $id ) ) );
		}
	}

	/** Called when another page has been chosen in the settings. */
	public static function mark_chosen_pages(): void {
		$is_public = static fn ( int $id ): bool => 'publish' === get_post_status( $id );
		self::mark_pages( array( ...self::ids(), ...array_filter( self::chosen(), $is_public ) ) );
	}

	/** @return array<int> The page in the settings and its translations. */
	private static function chosen(): array {
		$id = Settings::number( 'page_id' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- of WPML.
		$codes = function_exists( 'pll_languages_list' ) ? pll_languages_list() : array_keys( (array) apply_filters( 'wpml_active_languages', array() ) );
		$found = array_map( static fn ( mixed $code ): int => self::translation( $id, is_scalar( $code ) ? (string) $code : '' ), $codes );
		return wp_parse_id_list( array_filter( array( $id, ...$found ) ) );
	}

	/** @param array<int> $ids */
	private static function mark_pages( array $ids ): void {
		update_option( self::OPTION, array_values( array_unique( $ids ) ), true );
		self::remove_rules();
	}

	/** Has WordPress make the rewrite rules anew with the next request. Unlike flush_rewrite_rules(), also correct after switch_to_blog(). */
	public static function remove_rules(): void {
		delete_option( 'rewrite_rules' );
	}

	/** @return array<mixed> The rules with those of the pages first, the longest path first: pages may be below each other. */
	public static function add_rules( mixed $rules ): array {
		$own   = array();
		$pages = array();
		foreach ( self::ids() as $id ) {
			$page = get_post( $id );
			$path = $page instanceof \WP_Post && is_post_publicly_viewable( $page ) ? self::path_of( $page ) : null;
			if ( null !== $path && $page instanceof \WP_Post ) {
				$pages[ $path ] = $page;
			}
		}
		uksort( $pages, static fn ( int|string $one, int|string $other ): int => strlen( (string) $other ) <=> strlen( (string) $one ) );
		foreach ( $pages as $path => $page ) {
			$query = 'page' === $page->post_type ? "page_id=$page->ID" : "post_type=$page->post_type&p=$page->ID";
			$query = "index.php?$query&" . self::PATH . '=$matches[1]';
			$own  += array( self::pattern( (string) $path, $page ) => $query );
			// Plugins for languages may take theirs off the requested path before WordPress compares it.
			$slug = trim( rawurldecode( (string) get_page_uri( $page ) ), '/' );
			$own += isset( $pages[ $slug ] ) ? array() : array( self::pattern( $slug, $page ) => $query );
		}
		return $own + ( is_array( $rules ) ? $rules : array() );
	}

	/** The paths below a page, except those of its child pages and of WordPress. Below a front page are all pages: only the widget's own. */
	private static function pattern( string $path, \WP_Post $page ): string {
		if ( basename( $path ) !== rawurldecode( $page->post_name ) ) {
			return '^' . ( '' === $path ? '' : preg_quote( $path, '#' ) . '/' ) . '(' . self::STEPS . ')/?$';
		}
		$query    = array(
			'post_type'              => $page->post_type,
			'post_parent'            => $page->ID,
			'post_status'            => 'publish',
			'numberposts'            => 100,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
		);
		$children = array_map( static fn ( \WP_Post $child ): string => preg_quote( rawurldecode( $child->post_name ), '#' ), get_posts( $query ) );
		$below    = array() === $children ? '' : '(?:' . implode( '|', $children ) . ')(?:/|$)|';
		return '^' . preg_quote( $path, '#' ) . "/(?!{$below}(?:" . implode( '|', self::RESERVED ) . ')/?$|feed/)(.+?)/?$';
	}
}
