<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Knows which pages contain the widget. Content tells it for blocks, shortcodes and synced patterns. A page that gets the
 * widget from a template or a page builder is marked when it is first shown: WordPress reads the marks of a page with it.
 */
final class Widget_Pages {
	public const BLOCK     = 'cfg-configurator/configurator';
	public const SHORTCODE = 'cfg_configurator';

	/** Most pages with addresses below them: each adds a rule to the option that WordPress loads with every request. */
	public const MAX = 500;

	/** Post meta of pages whose content does not tell that they contain the widget. */
	public const MARK = '_cfg_configurator_page';

	/** How deep patterns may contain each other. */
	private const MAX_DEPTH = 3;

	public static function contains( \WP_Post $page ): bool {
		return self::has_widget( $page->post_content ) || '' !== get_post_meta( $page->ID, self::MARK, true );
	}

	/** Whether the content of a page is the widget and nothing else, apart from groups and paragraphs around it. */
	public static function is_alone( \WP_Post $page ): bool {
		$widget = array( '#<!-- /?wp:(?:shortcode|cfg-configurator/configurator)\b.*?-->#s', '#\[cfg_configurator[^\]]*\]#' );
		$around = '#<!-- /?wp:(?:group|columns?|paragraph)\b.*?-->|</?(?:div|main|section|p)\b[^>]*>|&nbsp;#s';
		$rest   = (string) preg_replace( $widget, '', $page->post_content );
		return $rest !== $page->post_content && '' === trim( (string) preg_replace( $around, '', $rest ) );
	}

	/** @return list<\WP_Post> Published pages with the widget, oldest first. */
	public static function all(): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$ids = self::ids( array( '[' . self::SHORTCODE, '<!-- wp:' . self::BLOCK ) );
		for ( $depth = 0, $new = $ids; array() !== $new && $depth < self::MAX_DEPTH; ++$depth ) {
			$patterns = array_filter( $new, static fn ( int $id ): bool => 'wp_block' === get_post_type( $id ) );
			$new      = array_diff( self::ids( array_map( static fn ( int $id ): string => '"ref":' . $id, $patterns ) ), $ids );
			array_push( $ids, ...$new );
		}
		$marked = $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE meta_key = %s', $wpdb->postmeta, self::MARK ) );
		$ids    = array_unique( array( ...$ids, ...array_map( 'intval', $marked ) ) );
		sort( $ids );
		_prime_post_caches( $ids, false, true );
		$posts = array_filter( array_map( 'get_post', $ids ), static fn ( mixed $post ): bool => $post instanceof \WP_Post );
		$pages = array_filter( $posts, static fn ( \WP_Post $post ): bool => is_post_publicly_viewable( $post ) && self::contains( $post ) );
		return array_slice( array_values( $pages ), 0, self::MAX );
	}

	/**
	 * @param array<string> $texts
	 * @return list<int> Published posts of any type whose content has one of the texts.
	 */
	private static function ids( array $texts ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$ids = array();
		foreach ( $texts as $text ) {
			$found = $wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM %i WHERE post_status = 'publish' AND post_content LIKE %s ORDER BY ID",
					$wpdb->posts,
					'%' . $wpdb->esc_like( $text ) . '%'
				)
			);
			array_push( $ids, ...array_map( 'intval', $found ) );
		}
		return array_values( array_unique( $ids ) );
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
}
