<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Registrable;

/** Marks pages that contain the widget although their content does not tell. */
final class Page_Mark implements Registrable {
	/** @var int Page on which an element has been rendered in this request. */
	private static int $shown = 0;

	public function register(): void {
		// After everything that may contain the widget.
		add_action( 'wp_footer', array( $this, 'forget' ), PHP_INT_MAX );
	}

	/** Called when the widget is rendered on a page. */
	public static function show( \WP_Post $page ): void {
		self::$shown = $page->ID;
		$is_new      = ! is_preview() && is_post_publicly_viewable( $page ) && ! Widget_Pages::contains( $page );
		if ( $is_new && count( Page_Paths::stored() ) < Widget_Pages::MAX ) {
			update_post_meta( $page->ID, Widget_Pages::MARK, '1' );
			Page_Rewrite::flush();
		}
	}

	/** Removes the mark when an editor, from whom nothing is hidden, sees the page without the widget. */
	public function forget(): void {
		$page    = is_singular() && ! is_preview() && ! is_paged() ? get_queried_object() : null;
		$is_gone = $page instanceof \WP_Post && self::$shown !== $page->ID && current_user_can( 'edit_post', $page->ID );
		if ( $is_gone && delete_post_meta( $page->ID, Widget_Pages::MARK ) ) {
			Page_Rewrite::flush();
		}
	}
}
