<?php
/**
 * Where a page is.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the path that the setting `page_path` keeps.
 */
final class Page_Path {
	/**
	 * Path of a page below the site's address, decoded, without slashes around it; '' for the front page.
	 */
	public static function of( \WP_Post $page ): string {
		$is_front = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $page->ID; // @phpstan-ignore cast.int
		$path     = $is_front ? '' : get_page_uri( $page );
		return is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : '';
	}
}
