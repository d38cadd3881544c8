<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Registrable;
use Cfg_Configurator\Settings\Settings;

/**
 * Follows the pages when an editor adds or removes the widget, changes a page's slug or parent, makes it the front page,
 * or selects another page in the settings. What other plugins change follows when they flush the rewrite rules. Marks
 * pages with the widget whose content does not tell that they contain it.
 */
final class Page_Sync implements Registrable {
	/** @var int Page on which an element has been rendered in this request. */
	private static int $shown = 0;

	public function register(): void {
		// After everything that may contain the widget.
		add_action( 'wp_footer', array( self::class, 'forget' ), PHP_INT_MAX );
		add_action( 'save_post', fn ( int $id, \WP_Post $post ) => $this->follow_post( $post ), 20, 2 );
		add_action( 'deleted_post', fn ( int $id, \WP_Post $post ) => $this->follow_post( $post ), 20, 2 );
		foreach ( array( 'show_on_front', 'page_on_front', 'permalink_structure' ) as $option ) {
			add_action( "update_option_{$option}", array( $this, 'follow' ), 20, 0 );
		}
		add_action( 'update_option_rewrite_rules', array( $this, 'store_path' ), 10, 0 );
		add_action( 'add_option_rewrite_rules', array( $this, 'store_path' ), 10, 0 );
		add_action( 'add_option_' . Settings::OPTION, fn ( string $option, mixed $value ) => $this->flush_changed( array(), $value ), 10, 2 );
		add_action( 'update_option_' . Settings::OPTION, array( $this, 'flush_changed' ), 10, 2 );
	}

	/** Any page may be the parent of one with the widget, and any pattern may contain it. */
	private function follow_post( \WP_Post $post ): void {
		if ( 'wp_block' === $post->post_type || is_post_type_viewable( $post->post_type ) ) {
			$this->follow();
		}
	}

	public function follow(): void {
		$this->store_path();
		Page_Rewrite::flush_changed();
	}

	/** Saves the path of the page in the settings if it has changed. A page in the bin keeps its path until it is restored. */
	public function store_path(): void {
		$page = get_post( Settings::number( 'page_id' ) );
		if ( ! $page instanceof \WP_Post || 'trash' === $page->post_status || 'page' !== $page->post_type ) {
			return;
		}
		$path = Settings::path_of( $page );
		if ( $path !== Settings::text( 'page_path' ) ) {
			update_option( Settings::OPTION, array( 'page_path' => $path ) + Settings::all(), true );
		}
	}

	public function flush_changed( mixed $before, mixed $after ): void {
		$id = static fn ( mixed $settings ): mixed => is_array( $settings ) ? $settings['page_id'] ?? null : null;
		if ( $id( $before ) !== $id( $after ) ) {
			Page_Rewrite::flush();
		}
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
	public static function forget(): void {
		$page    = is_singular() && ! is_preview() && ! is_paged() ? get_queried_object() : null;
		$is_gone = $page instanceof \WP_Post && self::$shown !== $page->ID && current_user_can( 'edit_post', $page->ID );
		if ( $is_gone && delete_post_meta( $page->ID, Widget_Pages::MARK ) ) {
			Page_Rewrite::flush();
		}
	}
}
