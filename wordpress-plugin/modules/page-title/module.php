<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Page_Title;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Module;

/**
 * Leaves out the title that a theme prints above a page that contains nothing but the widget, which has its own main heading (docs/decisions/0119). The title
 * of the document, of menus and of lists stays.
 */
return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	/** Pages load the module when they contain the widget; all other requests ask here. */
	public function register(): void {
		add_filter( 'the_title', array( $this, 'filter_title' ), PHP_INT_MAX, 2 );
		add_filter( 'render_block_core/post-title', array( $this, 'filter_block' ), 10, 3 );
		// Themes that print an empty heading for an empty title, or print it before the loop.
		$is_left_out = fn (): bool => $this->is_left_out( get_queried_object_id() );
		add_filter( 'astra_the_title_enabled', static fn ( mixed $is_printed ): mixed => $is_left_out() ? false : $is_printed, PHP_INT_MAX );
		add_filter( 'ocean_page_header_heading', static fn ( mixed $tag ): mixed => 'h1' === $tag && $is_left_out() ? 'div' : $tag, PHP_INT_MAX );
	}

	/** In a classic theme, `the_title()` prints nothing for an empty title, not even the heading. */
	public function filter_title( mixed $title, mixed $id = 0 ): mixed {
		// A block theme renders its menus in the loop too.
		$is_heading = in_the_loop() && is_main_query() && ! wp_is_block_theme() && ! doing_filter( 'the_content' );
		return $is_heading && $this->is_left_out( $id ) ? '' : $title;
	}

	/** @param array<string, mixed> $block */
	public function filter_block( mixed $html, array $block, ?\WP_Block $instance = null ): mixed {
		$attributes = $block['attrs'] ?? null;
		$is_heading = is_array( $attributes ) && 1 === ( $attributes['level'] ?? 0 );
		return $is_heading && $this->is_left_out( $instance->context['postId'] ?? 0 ) ? '' : $html;
	}

	private function is_left_out( mixed $id ): bool {
		$page = Widget_Page::current();
		if ( null === $page || ! is_numeric( $id ) || $page->ID !== (int) $id || ! Widget_Page::is_alone_on( $page ) ) {
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
};
