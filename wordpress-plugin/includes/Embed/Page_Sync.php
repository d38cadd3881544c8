<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Settings\Settings;

/**
 * Updates the stored path when an editor changes the page's slug or parent, makes it the front page, or selects
 * another page in the settings.
 */
final class Page_Sync implements Module {
	public function __construct( private Page_Rewrite $rewrite ) {
	}

	public function register(): void {
		// Runs for any page, because the path contains the slugs of all parent pages.
		add_action( 'save_post_page', array( $this, 'follow' ), 20, 0 );
		foreach ( array( 'show_on_front', 'page_on_front' ) as $option ) {
			add_action( "update_option_{$option}", array( $this, 'follow' ), 20, 0 );
		}
		add_action( 'add_option_' . Settings::OPTION, fn ( string $option, mixed $value ) => $this->flush_changed( array(), $value ), 10, 2 );
		add_action( 'update_option_' . Settings::OPTION, array( $this, 'flush_changed' ), 10, 2 );
	}

	/** Saves the page's path if it has changed. A page in the bin keeps its path until it is restored. */
	public function follow(): void {
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
		foreach ( array( 'page_id', 'page_path' ) as $key ) {
			if ( ( is_array( $before ) ? $before[ $key ] ?? null : null ) !== ( is_array( $after ) ? $after[ $key ] ?? null : null ) ) {
				$this->rewrite->add_rule();
				Page_Rewrite::flush();
				return;
			}
		}
	}
}
