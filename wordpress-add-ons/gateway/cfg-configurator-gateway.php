<?php
/**
 * Plugin Name:       Car configurator: gateway
 * Plugin URI:        https://wordpress.org/plugins/cfg-configurator/
 * Description:       Answers the configurator's calls on this site, stores codes of configurations, and makes the pictures of shared links.
 * Version:           1.0.0
 * Requires Plugins:  cfg-configurator
 * Requires at least: 6.5
 * Requires PHP:      8.1
 * Author:            The cfg-configurator maintainers
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       cfg-configurator-gateway
 * Domain Path:       /languages
 *
 * @package Cfg_Configurator_Gateway
 */

declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0';

/** Query argument of the gateway's addresses. */
const ARGUMENT = 'cfg_configurator_gateway';

/** Hooks name callbacks by their class, so that a request loads no other class than those it needs. */
function register(): void {
	if ( ! function_exists( 'Cfg_Configurator\load_classes' ) ) {
		return;
	}
	\Cfg_Configurator\load_classes( __NAMESPACE__, __DIR__ . '/includes' );
	add_filter( 'cfg_configurator_api_url', array( Address::class, 'api_url' ), 10, 0 );
	add_filter( 'cfg_configurator_head', array( Previews\Head::class, 'add' ), 10, 2 );
	add_filter( 'cfg_configurator_mail', array( Previews\Car::class, 'add_to_mail' ), 10, 3 );
	add_filter( 'cfg_configurator_settings_tabs', array( Gateway_Settings::class, 'add_fields' ) );
	add_filter( 'cfg_configurator_attributes', array( Gateway_Settings::class, 'add_attribute' ) );
	add_filter( 'http_request_args', array( Gateway_Settings::class, 'add_to_request' ), 10, 2 );
	// WordPress runs this hook daily.
	add_action( 'delete_expired_transients', array( Builds\Build_Table::class, 'apply_retention' ), 10, 0 );
	add_action( 'delete_expired_transients', array( Previews\Pictures::class, 'delete_old' ), 10, 0 );
	add_action(
		'init',
		static fn (): bool => load_plugin_textdomain( 'cfg-configurator-gateway', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' )
	);
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only tells requests apart.
	if ( isset( $_GET[ ARGUMENT ] ) ) {
		// Before plugins against spam, which end unknown posts on `init`. Where this site has the calls itself, its routes need `init`.
		$is_own = '' === \Cfg_Configurator\Settings\Settings::text( 'content_site' );
		add_action( $is_own ? 'wp_loaded' : 'init', array( Gateway::class, 'respond' ), PHP_INT_MIN, 0 );
	}
}

// WordPress loads this file before that of the plugin.
add_action( 'plugins_loaded', __NAMESPACE__ . '\register' );

register_activation_hook(
	__FILE__,
	static function (): void {
		register();
		// On a network, the first code creates the table of a site.
		Builds\Build_Table::ensure();
	}
);
