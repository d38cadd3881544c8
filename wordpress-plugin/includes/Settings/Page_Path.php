<?php
/**
 * Path of the configurator page.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the path for the setting `page_path`.
 */
final class Page_Path {
	/**
	 * Path of a page relative to the site's URL, decoded, without leading or trailing slashes; '' for the front page.
	 */
	public static function of( \WP_Post $page ): string {
		$is_front = 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $page->ID; // @phpstan-ignore cast.int
		$path     = $is_front ? '' : get_page_uri( $page );
		return is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : '';
	}
}
