<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Prerender;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Leads\Lead_Endpoint;

/**
 * Tells browsers to prerender the configurator while a visitor points at a link to it. WordPress prints the rule from 6.8 on, where speculative loading is
 * on. Before, it is printed here, for the same visitors: those not logged in, on sites with pretty permalinks. Addresses that belong to one form or one
 * person are never loaded ahead.
 */
final class Prerendering {
	private const ID = 'cfg-configurator';

	public function register(): void {
		if ( function_exists( 'wp_get_speculation_rules' ) ) {
			add_action( 'wp_load_speculation_rules', array( $this, 'add_rule' ) );
			add_filter( 'wp_speculation_rules_href_exclude_paths', array( $this, 'exclude' ) );
		} else {
			add_action( 'wp_footer', array( $this, 'print_rule' ) );
		}
	}

	public function add_rule( \WP_Speculation_Rules $rules ): void {
		if ( $this->is_on() ) {
			$rules->add_rule( 'prerender', self::ID, $this->rule() );
		}
	}

	/**
	 * The plugin's own addresses are queries on the front page. With permalinks, WordPress excludes every address with a query.
	 *
	 * @param array<int|string, mixed> $paths Excluded from the rules of WordPress and of other plugins.
	 * @return array<int|string, mixed>
	 */
	public function exclude( array $paths ): array {
		return Page_Address::has_deep_links() ? $paths : array( ...$paths, '/*\\?*(^|&)' . Lead_Endpoint::ARGUMENT . '=*' );
	}

	/** Callback for the `wp_footer` action. The function called adds the site's nonce for a content security policy. */
	public function print_rule(): void {
		if ( $this->is_on() && ! is_user_logged_in() && Page_Address::has_deep_links() ) {
			$rules = array( 'prerender' => array( $this->rule() ) );
			wp_print_inline_script_tag( (string) wp_json_encode( $rules, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), array( 'type' => 'speculationrules' ) );
		}
	}

	private function is_on(): bool {
		$is_on = Page_Address::page_id() > 0 && ! Widget_Page::is_current();
		/**
		 * Filters whether pages that link to the configurator prerender it.
		 *
		 * @param bool $is_on False on the configurator's own page and without such a page.
		 */
		return (bool) apply_filters( 'cfg_configurator_prerender', $is_on );
	}

	/** @return array<string, mixed> */
	private function rule(): array {
		$path = wp_parse_url( self::stored_url(), PHP_URL_PATH );
		$path = untrailingslashit( is_string( $path ) ? $path : '' );
		// Below the front page are all other pages of the site, and actions of other plugins are in its query.
		$is_front = '' === Page_Address::path();
		$pages    = $is_front ? array(
			array(
				'pathname' => $path . '/',
				'search'   => '',
			),
		) : array( $path, $path . '/*' );
		return array(
			'source'    => 'document',
			'where'     => array( 'href_matches' => $pages ),
			'eagerness' => 'moderate',
		);
	}

	/** Returns the URL of the page in the settings, made of the stored path: without a query. */
	private static function stored_url(): string {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		$path = '' === Page_Address::path() ? '' : $wp_rewrite->root . implode( '/', array_map( 'rawurlencode', explode( '/', Page_Address::path() ) ) );
		return '' === $path || ! Page_Address::has_deep_links() ? home_url( '/' ) : home_url( user_trailingslashit( '/' . $path, 'page' ) );
	}
}
