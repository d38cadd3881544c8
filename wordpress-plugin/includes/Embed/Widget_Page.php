<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/** Detects the page of the widget before any output, without a query, because the page is already loaded. */
final class Widget_Page {
	public const BLOCK     = 'cfg-configurator/configurator';
	public const SHORTCODE = 'cfg_configurator';

	/** Query variable with the requested path below the page. */
	public const PATH = 'cfg_configurator_path';

	/** Post meta of pages whose content does not tell that they contain the widget. */
	public const MARK = '_cfg_configurator_page';

	/** How deep patterns may contain each other. */
	public const MAX_DEPTH = 3;

	public static function is_current(): bool {
		return null !== self::current();
	}

	/** The page with the widget that is shown; null on other pages, and while its password is asked for. */
	public static function current(): ?\WP_Post {
		$page = is_singular() ? get_queried_object() : null;
		return $page instanceof \WP_Post && ! post_password_required( $page ) && self::contains( $page ) ? $page : null;
	}

	/** The page that is shown, if the place that is being rendered is on it; null in feeds, and for a hit in a list, where there may be many. */
	public static function of_place(): ?\WP_Post {
		$page  = is_singular() && ! is_feed() ? get_queried_object() : null;
		$place = get_post();
		return $page instanceof \WP_Post && ( null === $place || $place->ID === $page->ID ) ? $page : null;
	}

	/**
	 * Content tells it for blocks, shortcodes and synced patterns. A page that gets the widget from a template or a page
	 * builder is marked when it is first shown: WordPress reads the marks of a page with it.
	 */
	public static function contains( \WP_Post $page ): bool {
		return self::has_widget( $page->post_content ) || '' !== get_post_meta( $page->ID, self::MARK, true );
	}

	private static function has_widget( string $content, int $depth = 0 ): bool {
		if ( has_block( self::BLOCK, $content ) || has_shortcode( $content, self::SHORTCODE ) ) {
			return true;
		}
		preg_match_all( '/<!-- wp:block \{[^}]*"ref":(\d+)/', $depth < self::MAX_DEPTH ? $content : '', $references );
		foreach ( $references[1] as $id ) {
			$pattern = get_post( (int) $id );
			if ( $pattern instanceof \WP_Post && 'wp_block' === $pattern->post_type && self::has_widget( $pattern->post_content, $depth + 1 ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether the content of a page is the widget and nothing else, apart from groups and paragraphs around it. */
	public static function is_alone_on( \WP_Post $page ): bool {
		$widget = array( '#<!-- /?wp:(?:shortcode|cfg-configurator/configurator)\b.*?-->#s', '#\[cfg_configurator[^\]]*\]#' );
		$around = '#<!-- /?wp:(?:group|columns?|paragraph)\b.*?-->|</?(?:div|main|section|p)\b[^>]*>|&nbsp;#s';
		$rest   = (string) preg_replace( $widget, '', $page->post_content );
		return $rest !== $page->post_content && '' === trim( (string) preg_replace( $around, '', $rest ) );
	}
}
