<?php
/**
 * Whether addresses below the page work.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * Looks for the rewrite rule that serves every address below the page with the page.
 */
final class Rewrite_Check implements Check {
	public function __construct( private Settings $settings ) {
	}

	public function subject(): string {
		return __( 'Addresses below the page', 'cfg-configurator' );
	}

	public function run(): array {
		$link = array( admin_url( 'options-permalink.php' ), __( 'Permalink settings', 'cfg-configurator' ) );
		if ( ! get_option( 'permalink_structure' ) ) {
			return array(
				Finding::problem(
					__( 'Permalinks are plain: the configurator cannot ask for its cars, and links into it do not work.', 'cfg-configurator' ),
					__( 'Choose any other form of permalinks, such as \'Post name\'.', 'cfg-configurator' ),
					...$link
				),
			);
		}
		if ( ! $this->is_served() ) {
			return array(
				Finding::problem(
					__( 'WordPress does not know the addresses below the page yet: links into the configurator lead to \'not found\'.', 'cfg-configurator' ),
					__( 'Open the permalink settings and save them unchanged.', 'cfg-configurator' ),
					...$link
				),
			);
		}
		return array( Finding::fine( __( 'Links into the configurator work.', 'cfg-configurator' ) ) );
	}

	/**
	 * Whether the first rule that fits an address far below the page leads to that page.
	 */
	private function is_served(): bool {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		// Rules that were thrown away are made anew, as by the next visit.
		$rules   = $wp_rewrite->wp_rewrite_rules();
		$path    = ltrim( $this->settings->text( 'page_path' ) . '/x/motor', '/' );
		$address = implode( '/', array_map( 'rawurlencode', explode( '/', $path ) ) );
		foreach ( is_array( $rules ) ? $rules : array() as $rule => $query ) {
			if ( 1 === preg_match( '#^' . $rule . '#', $address, $found ) || 1 === preg_match( '#^' . $rule . '#', $path, $found ) ) {
				// The usual rule for pages takes the whole path for the page's name.
				return is_string( $query ) && ! str_contains( $query, 'name=$matches' ) && ! str_contains( $query, 'attachment=' );
			}
		}
		return false;
	}
}
