<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Embed\Widget_Pages;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Settings\Settings;

/** Checks that the page exists, is published and public, and contains the widget. */
final class Page_Check implements Check {
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
		$edit = array( (string) get_edit_post_link( $page, 'raw' ), __( 'Edit the page', 'cfg-configurator' ) );
		if ( 'publish' !== $page->post_status || '' !== $page->post_password ) {
			yield Finding::problem(
				/* translators: %s: title of a page. */
				sprintf( __( 'Visitors cannot open the page \'%s\' because it is not public.', 'cfg-configurator' ), $page->post_title ),
				__( 'Publish it without a password.', 'cfg-configurator' ),
				...$edit
			);
		} elseif ( ! Widget_Pages::contains( $page ) ) {
			yield Finding::problem(
				/* translators: %s: title of a page. */
				sprintf( __( 'The page \'%s\' does not contain the configurator.', 'cfg-configurator' ), $page->post_title ),
				__( 'Add the \'Car configurator\' block or the [cfg_configurator] shortcode to it.', 'cfg-configurator' ),
				...$edit
			);
		} else {
			/* translators: %s: title of a page. */
			yield Finding::fine( sprintf( __( 'The page \'%s\' is published and contains the configurator.', 'cfg-configurator' ), $page->post_title ) );
		}
	}
}
