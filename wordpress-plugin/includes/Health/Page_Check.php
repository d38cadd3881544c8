<?php
/**
 * Whether buyers find the configurator.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Settings;

/**
 * Looks at the page: there, published, open to all, with the widget in it.
 */
final class Page_Check implements Check {
	/** How the widget stands in a page's content: as shortcode or as block. */
	private const WIDGET = '/\[cfg_configurator[\s\]\/]|<!-- wp:cfg-configurator\//';

	public function __construct( private Settings $settings ) {
	}

	public function subject(): string {
		return __( 'The page', 'cfg-configurator' );
	}

	public function run(): array {
		$page = get_post( $this->settings->number( 'page_id' ) > 0 ? $this->settings->number( 'page_id' ) : -1 );
		$set  = array( Settings_Page::url( 'general' ), __( 'Page of the configurator', 'cfg-configurator' ) );
		if ( ! $page instanceof \WP_Post || 'page' !== $page->post_type ) {
			return array(
				Finding::problem(
					__( 'No page is set for the configurator.', 'cfg-configurator' ),
					__( 'Choose the page that holds it.', 'cfg-configurator' ),
					...$set
				),
			);
		}
		$edit = array( (string) get_edit_post_link( $page, 'raw' ), __( 'Edit the page', 'cfg-configurator' ) );
		if ( 'publish' !== $page->post_status || '' !== $page->post_password ) {
			return array(
				Finding::problem(
					/* translators: %s: title of a page. */
					sprintf( __( 'Buyers cannot open the page \'%s\': it is not published for everybody.', 'cfg-configurator' ), $page->post_title ),
					__( 'Publish it, without a password.', 'cfg-configurator' ),
					...$edit
				),
			);
		}
		if ( 1 !== preg_match( self::WIDGET, $page->post_content ) ) {
			return array(
				Finding::problem(
					/* translators: %s: title of a page. */
					sprintf( __( 'The page \'%s\' does not hold the configurator.', 'cfg-configurator' ), $page->post_title ),
					__( 'Put the block \'Car configurator\' or the shortcode [cfg_configurator] into it.', 'cfg-configurator' ),
					...$edit
				),
			);
		}
		/* translators: %s: title of a page. */
		return array( Finding::fine( sprintf( __( 'The page \'%s\' is published and holds the configurator.', 'cfg-configurator' ), $page->post_title ) ) );
	}
}
