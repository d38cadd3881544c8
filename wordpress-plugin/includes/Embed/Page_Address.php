<?php
/**
 * Where the configurator's page is.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * The page and the addresses below it, without a query: the settings keep the page's path.
 */
final class Page_Address {
	public function __construct( private Settings $settings ) {
	}

	/**
	 * Id of the page; 0 for none.
	 */
	public function page_id(): int {
		return $this->settings->number( 'page_id' );
	}

	/**
	 * The page's path below the site's address, decoded, without slashes around it; '' where the page is the
	 * site's front page.
	 */
	public function path(): string {
		return trim( rawurldecode( $this->settings->text( 'page_path' ) ), '/' );
	}

	/**
	 * Path of the page from the root of the host on, for the attribute `base-path`: the site may lie in a
	 * subdirectory. '/' for the front page of a site at the root.
	 */
	public function base_path(): string {
		$path = wp_parse_url( $this->url(), PHP_URL_PATH );
		return '/' . trim( rawurldecode( is_string( $path ) ? $path : '' ), '/' );
	}

	/**
	 * The page's own address, with the site's kind of trailing slash.
	 */
	public function url(): string {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		if ( '' !== $this->path() && ! $this->has_deep_links() ) {
			return add_query_arg( 'page_id', $this->page_id(), home_url( '/' ) );
		}
		$path = '' === $this->path() ? '' : $wp_rewrite->root . $this->encoded( $this->path() );
		return '' === $path ? home_url( '/' ) : home_url( user_trailingslashit( '/' . $path, 'page' ) );
	}

	/**
	 * The address that begins a configuration of a model; works before the first script and without any.
	 */
	public function model_url( string $model_id ): string {
		return add_query_arg( 'modelid', rawurlencode( $model_id ), $this->url() );
	}

	/**
	 * Whether addresses below the page can be served at all: not without pretty permalinks.
	 */
	public function has_deep_links(): bool {
		return '' !== get_option( 'permalink_structure' );
	}

	private function encoded( string $path ): string {
		return implode( '/', array_map( 'rawurlencode', explode( '/', $path ) ) );
	}
}
