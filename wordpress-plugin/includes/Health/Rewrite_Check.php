<?php
declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/** Checks for the rewrite rule that maps every URL below the page to the page. */
final class Rewrite_Check implements Check {
	public function run(): iterable {
		$link = array( admin_url( 'options-permalink.php' ), __( 'Permalink settings', 'cfg-configurator' ) );
		if ( ! get_option( 'permalink_structure' ) ) {
			yield Finding::problem(
				__( 'Permalinks are plain, so the configurator cannot load its models and links to its steps do not work.', 'cfg-configurator' ),
				__( 'Choose any other permalink structure, such as \'Post name\'.', 'cfg-configurator' ),
				...$link
			);
		} elseif ( ! $this->is_served() ) {
			yield Finding::problem(
				__( 'WordPress does not know the URLs below the page yet, so links to steps of the configurator lead to \'not found\'.', 'cfg-configurator' ),
				__( 'Open the permalink settings and save them without changes.', 'cfg-configurator' ),
				...$link
			);
		} else {
			yield Finding::fine( __( 'Links to the steps of the configurator work.', 'cfg-configurator' ) );
		}
	}

	/** Checks whether the first rule that matches a nested URL below the page leads to that page. */
	private function is_served(): bool {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		// Regenerates flushed rules, as the next visit would.
		$rules   = $wp_rewrite->wp_rewrite_rules();
		$path    = ltrim( Settings::text( 'page_path' ) . '/x/motor', '/' );
		$address = implode( '/', array_map( 'rawurlencode', explode( '/', $path ) ) );
		foreach ( is_array( $rules ) ? $rules : array() as $rule => $query ) {
			if ( 1 === preg_match( '#^' . $rule . '#', $address ) || 1 === preg_match( '#^' . $rule . '#', $path ) ) {
				// The standard rule for pages treats the whole path as the page name.
				return is_string( $query ) && ! str_contains( $query, 'name=$matches' ) && ! str_contains( $query, 'attachment=' );
			}
		}
		return false;
	}
}
