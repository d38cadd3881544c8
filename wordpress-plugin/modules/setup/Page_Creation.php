<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Setup;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Settings\Settings;

/** Ensures that the site has the page (spec §2: base path 'configurador'). */
final class Page_Creation {
	private const SLUG = 'configurador';

	/** Templates for the page, by patterns of their names, the best first: without the page's title (block themes), without a sidebar (classic themes). */
	private const TEMPLATES = array( '/^page-no-title$/', '#(^|[/_-])full[_-]?width\b#i' );

	/**
	 * Stores an existing page with the slug, which stays as it is, or a new one in the settings.
	 *
	 * @param string $status Status of a new page: 'publish' or 'draft'.
	 */
	public static function ensure( string $status = 'publish' ): void {
		$current = get_post( Page_Address::page_id() );
		if ( Page_Address::page_id() > 0 && $current instanceof \WP_Post && 'trash' !== $current->post_status ) {
			return;
		}
		$page = get_page_by_path( self::SLUG ) ?? get_post( self::create( $status ) );
		if ( $page instanceof \WP_Post ) {
			$place = array(
				'page_id'   => $page->ID,
				'page_path' => Page_Address::setting_of( $page ),
			);
			Settings::change( $place );
		}
	}

	private static function create( string $status ): int {
		$page      = array(
			'post_type'      => 'page',
			'post_status'    => $status,
			'post_title'     => _x( 'Configurator', 'visitor', 'cfg-configurator' ),
			'post_name'      => self::SLUG,
			'post_content'   => sprintf( '<!-- wp:%s {"align":"full"} /-->', Widget_Page::BLOCK ),
			'comment_status' => 'closed',
			'ping_status'    => 'closed',
		);
		$id        = wp_insert_post( $page );
		$templates = array_keys( wp_get_theme()->get_page_templates( null, 'page' ) );
		$suitable  = array_merge( ...array_map( static fn ( string $pattern ): array => (array) preg_grep( $pattern, $templates ), self::TEMPLATES ) );
		if ( $id > 0 && array() !== $suitable ) {
			update_post_meta( $id, '_wp_page_template', reset( $suitable ) );
		}
		return $id;
	}
}
