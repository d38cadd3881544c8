<?php
/**
 * Plugin Name:       Car configurator: editor
 * Plugin URI:        https://wordpress.org/plugins/cfg-configurator-editor/
 * Description:       For editors of the car configurator: own wording of every label, a preview beside the settings, sample models and a guided set-up.
 * Version:           1.0.0
 * Requires at least: 6.5
 * Requires PHP:      8.1
 * Requires Plugins:  cfg-configurator
 * Author:            The cfg-configurator maintainers
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       cfg-configurator-editor
 * Domain Path:       /languages
 *
 * @package Cfg_Configurator_Editor
 */

declare(strict_types=1);

namespace Cfg_Configurator_Editor;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0';
const FILE    = __FILE__;

// WordPress loads this file before that of the plugin. The hooks name classes, so that PHP loads one when its callback runs.
add_action(
	'plugins_loaded',
	static function (): void {
		if ( ! function_exists( 'Cfg_Configurator\load_classes' ) ) {
			return;
		}
		\Cfg_Configurator\load_classes( __NAMESPACE__, __DIR__ . '/includes' );
		add_filter( 'cfg_configurator_attributes', array( Labels::class, 'add_attribute' ), 10, 2 );
		add_filter( 'cfg_configurator_content_response', array( Sample_Models::class, 'respond' ), 10, 2 );
		add_filter( 'cfg_configurator_settings_tabs', array( Labels::class, 'add_fields' ) );
		add_filter( 'cfg_configurator_settings_tabs', array( Sample_Models::class, 'add_field' ) );
		add_action( 'rest_api_init', array( Sample_Models::class, 'add_route' ), 10, 0 );
		add_action( 'add_option_cfg_configurator_settings', array( Sample_Models::class, 'refresh' ), 10, 0 );
		add_action( 'update_option_cfg_configurator_settings', array( Sample_Models::class, 'follow' ), 10, 2 );
		add_action( 'cfg_configurator_settings_page', array( Preview::class, 'print' ) );
		add_action( 'admin_enqueue_scripts', array( Preview::class, 'enqueue' ) );
		add_action( 'admin_menu', array( Setup_Screen::class, 'add_menu' ), 10, 0 );
		add_action( 'admin_notices', array( Setup_Screen::class, 'print_notice' ), 10, 0 );
		register_deactivation_hook( FILE, array( Sample_Models::class, 'forget' ) );
	}
);

// Before 6.8, WordPress does not read the 'Domain Path' header.
add_action(
	'init',
	static fn () => load_plugin_textdomain( 'cfg-configurator-editor', false, dirname( plugin_basename( FILE ) ) . '/languages' )
);
