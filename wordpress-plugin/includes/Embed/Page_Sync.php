<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * Follows the pages when an editor adds or removes the widget, changes a page's slug or parent, makes it the front page,
 * or selects another page in the settings. What other plugins change follows when they flush the rewrite rules. Marks
 * pages with the widget whose content does not tell that they contain it.
 */
final class Page_Sync {
	/** @var int Page on which an element has been rendered in this request. */
	private static int $shown = 0;

	/** Any page may be the parent of one with the widget, and any pattern may contain it. */
	public static function follow_post( int $id, \WP_Post $post ): void {
		if ( 'wp_block' === $post->post_type || is_post_type_viewable( $post->post_type ) ) {
			self::follow();
		}
	}

	public static function follow(): void {
		self::store_path();
		Page_Rewrite::flush_changed();
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
			Page_Rewrite::flush();
		}
	}

	/** Called when the widget is rendered on a page. */
	public static function show( \WP_Post $page ): void {
		self::$shown = $page->ID;
		$is_new      = ! is_preview() && is_post_publicly_viewable( $page ) && ! Widget_Page::contains( $page );
		if ( $is_new && count( array_unique( Page_Rewrite::stored() ) ) < Page_Paths::MAX ) {
			update_post_meta( $page->ID, Widget_Page::MARK, '1' );
			Page_Rewrite::flush();
		}
	}

	/** Removes the mark when an editor, from whom nothing is hidden, sees the page without the widget. */
	public static function forget(): void {
		$page    = is_singular() && ! is_preview() && ! is_paged() ? get_queried_object() : null;
		$is_gone = $page instanceof \WP_Post && self::$shown !== $page->ID && current_user_can( 'edit_post', $page->ID );
		if ( $is_gone && delete_post_meta( $page->ID, Widget_Page::MARK ) ) {
			Page_Rewrite::flush();
		}
	}
}
