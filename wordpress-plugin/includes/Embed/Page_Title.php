<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Registrable;

/**
 * Leaves out the title that a theme prints above a page that contains nothing but the widget, because the widget has its
 * own main heading (docs/decisions/0119). The title of the document, of menus and of lists stays.
 */
final class Page_Title implements Registrable {
	public function register(): void {
		add_filter( 'the_title', array( $this, 'filter_title' ), PHP_INT_MAX, 2 );
		add_filter( 'render_block_core/post-title', array( $this, 'filter_block' ), 10, 3 );
		// Themes that print an empty heading for an empty title, or print it before the loop.
		add_filter( 'astra_the_title_enabled', array( $this, 'filter_switch' ), PHP_INT_MAX );
		add_filter( 'ocean_page_header_heading', array( $this, 'filter_tag' ), PHP_INT_MAX );
	}

	/** In a classic theme, `the_title()` prints nothing for an empty title, not even the heading. */
	public function filter_title( mixed $title, mixed $id = 0 ): mixed {
		// A block theme renders its menus in the loop too.
		$is_heading = in_the_loop() && is_main_query() && ! wp_is_block_theme() && ! doing_filter( 'the_content' );
		return $is_heading && $this->is_left_out( is_numeric( $id ) ? (int) $id : 0 ) ? '' : $title;
	}

	/** @param array<string, mixed> $block */
	public function filter_block( mixed $html, array $block, ?\WP_Block $instance = null ): mixed {
		$attributes = $block['attrs'] ?? null;
		$is_heading = is_array( $attributes ) && 1 === ( $attributes['level'] ?? 0 );
		$id         = $instance->context['postId'] ?? 0;
		return $is_heading && $this->is_left_out( is_numeric( $id ) ? (int) $id : 0 ) ? '' : $html;
	}

	public function filter_switch( mixed $is_printed ): mixed {
		return $this->is_left_out( (int) get_queried_object_id() ) ? false : $is_printed;
	}

	public function filter_tag( mixed $tag ): mixed {
		return 'h1' === $tag && $this->is_left_out( (int) get_queried_object_id() ) ? 'div' : $tag;
	}

	private function is_left_out( int $id ): bool {
		$page = Widget_Page::current();
		if ( null === $page || $page->ID !== $id || ! Widget_Pages::is_alone( $page ) ) {
			return false;
		}
		/**
		 * Filters whether a page that contains nothing but the widget shows the title that its theme prints.
		 *
		 * @param bool     $is_shown Default: false.
		 * @param \WP_Post $page     The page.
		 */
		return ! apply_filters( 'cfg_configurator_page_title', false, $page );
	}
}
