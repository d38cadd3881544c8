<?php
declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Settings;

/**
 * Checks that the page exists, is published and public, contains the widget, and has no child pages, because the
 * widget handles all URLs below the page.
 */
final class Page_Check implements Check {
	/** Matches the widget in a page's content, as shortcode or block. */
	private const WIDGET = '/\[cfg_configurator[\s\]\/]|<!-- wp:cfg-configurator\//';

	public function run(): iterable {
		$page = get_post( Settings::number( 'page_id' ) > 0 ? Settings::number( 'page_id' ) : -1 );
		if ( ! $page instanceof \WP_Post || 'page' !== $page->post_type ) {
			yield Finding::problem(
				__( 'No configurator page is set.', 'cfg-configurator' ),
				__( 'Choose the page that contains the configurator.', 'cfg-configurator' ),
				Settings_Page::url( 'general' ),
				__( 'Configurator page', 'cfg-configurator' )
			);
			return;
		}
		$edit   = array( (string) get_edit_post_link( $page, 'raw' ), __( 'Edit the page', 'cfg-configurator' ) );
		$hidden = $this->hidden( $page );
		if ( 'publish' !== $page->post_status || '' !== $page->post_password ) {
			yield Finding::problem(
				/* translators: %s: title of a page. */
				sprintf( __( 'Visitors cannot open the page \'%s\' because it is not public.', 'cfg-configurator' ), $page->post_title ),
				__( 'Publish it without a password.', 'cfg-configurator' ),
				...$edit
			);
		} elseif ( 1 !== preg_match( self::WIDGET, $page->post_content ) ) {
			yield Finding::problem(
				/* translators: %s: title of a page. */
				sprintf( __( 'The page \'%s\' does not contain the configurator.', 'cfg-configurator' ), $page->post_title ),
				__( 'Add the \'Car configurator\' block or the [cfg_configurator] shortcode to it.', 'cfg-configurator' ),
				...$edit
			);
		} elseif ( array() !== $hidden ) {
			/* translators: %s: titles of pages. */
			$text = __( 'These pages cannot be opened, because all URLs below the configurator page belong to the configurator: %s.', 'cfg-configurator' );
			yield Finding::problem(
				sprintf( $text, Finding::names( $hidden ) ),
				__( 'Choose another parent page for them, or none.', 'cfg-configurator' ),
				admin_url( 'edit.php?post_type=page' ),
				__( 'All pages', 'cfg-configurator' )
			);
		} else {
			/* translators: %s: title of a page. */
			yield Finding::fine( sprintf( __( 'The page \'%s\' is published and contains the configurator.', 'cfg-configurator' ), $page->post_title ) );
		}
	}

	/**
	 * Returns the titles of published child pages. Empty for the front page and with plain permalinks, where the
	 * widget's URLs hide no child pages.
	 *
	 * @return array<string>
	 */
	private function hidden( \WP_Post $page ): array {
		$is_rule = '' !== Settings::path_of( $page ) && '' !== get_option( 'permalink_structure' );
		$pages   = $is_rule ? get_pages( array( 'child_of' => $page->ID ) ) : array();
		return array_column( is_array( $pages ) ? $pages : array(), 'post_title' );
	}
}
