<?php
/**
 * Plugin Name:       Car configurator
 * Plugin URI:        https://wordpress.org/plugins/cfg-configurator/
 * Description:       Adds the car configurator to a page: shortcode, block, texts, financing limits and leads.
 * Version:           1.0.0
 * Requires at least: 6.5
 * Requires PHP:      8.1
 * Author:            The cfg-configurator maintainers
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       cfg-configurator
 * Domain Path:       /languages
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0';
const FILE    = __FILE__;

/**
 * Loads classes when they are used: `Cfg_Configurator\First_View\Model_List` from `includes/first-view/Model_List.php`.
 * Add-ons use it for their own.
 *
 * @param string $prefix Namespace.
 * @param string $folder Folder with its classes.
 */
function load_classes( string $prefix, string $folder ): void {
	spl_autoload_register(
		static function ( string $name ) use ( $prefix, $folder ): void {
			if ( str_starts_with( $name, $prefix . '\\' ) ) {
				$parts = explode( '\\', substr( $name, strlen( $prefix ) + 1 ) );
				$class = array_pop( $parts );
				$below = strtolower( str_replace( '_', '-', implode( '/', $parts ) ) );
				$file  = "{$folder}/" . ( '' === $below ? '' : "{$below}/" ) . "{$class}.php";
				if ( is_readable( $file ) ) {
					require_once $file;
				}
			}
		}
	);
}

load_classes( __NAMESPACE__, __DIR__ . '/includes' );

// Hooks name callbacks by their class, so that a request loads no other class than those it needs.
Element\Element::register();
Element\Page::register();
Leads\Endpoint::register();
add_action( 'cfg_configurator_catalogue', array( First_View\Catalogue::class, 'refresh' ), 10, 0 );
if ( is_admin() || defined( 'WP_CLI' ) ) {
	Install::register();
	Settings\Settings_Page::register();
}
