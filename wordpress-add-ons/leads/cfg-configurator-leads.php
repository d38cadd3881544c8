<?php
/**
 * Plugin Name:       Car configurator: leads
 * Plugin URI:        https://wordpress.org/plugins/cfg-configurator/
 * Description:       Leads of the car configurator in WordPress: list, follow-up, CSV, REST, webhooks, texts of emails, Turnstile and Akismet.
 * Version:           1.0.0
 * Requires Plugins:  cfg-configurator
 * Requires at least: 6.5
 * Requires PHP:      8.1
 * Author:            The cfg-configurator maintainers
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       cfg-configurator-leads
 * Domain Path:       /languages
 *
 * @package Cfg_Configurator_Leads
 */

declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

const VERSION = '1.0.0';
const FILE    = __FILE__;

/** Does nothing without the plugin. Hooks name classes by strings, so that a request loads only those it needs. */
function start(): void {
	if ( ! function_exists( 'Cfg_Configurator\load_classes' ) ) {
		return;
	}
	\Cfg_Configurator\load_classes( __NAMESPACE__, __DIR__ . '/includes' );
	add_action(
		'init',
		// Before 6.8, WordPress does not read the 'Domain Path' header.
		static fn (): bool => load_plugin_textdomain( 'cfg-configurator-leads', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' ),
		9,
		0
	);
	add_filter( 'cfg_configurator_settings_tabs', array( Settings_Fields::class, 'add' ) );
	add_filter( 'cfg_configurator_mail', array( Mail_Texts::class, 'apply' ), 10, 3 );
	add_filter(
		'cfg_configurator_element_content',
		static fn ( string $html, array $attributes ): string =>
			'' === Settings::text( 'cfg_leads_turnstile_key' ) ? $html : Turnstile::add( $html, $attributes ),
		10,
		2
	);
	add_filter( 'cfg_configurator_spam_reason', array( Spam_Services::class, 'hold' ), 10, 2 );
	add_action( 'cfg_configurator_lead_created', array( Webhooks::class, 'plan' ) );
	add_action( 'cfg_configurator_lead_created', array( Spam_Services::class, 'check' ), 20 );
	add_action( 'cfg_configurator_leads_due', array( Webhooks::class, 'send_due' ), 10, 0 );
	add_action( 'cfg_configurator_lead_deleted', array( Webhook_Table::class, 'delete' ) );
	add_filter( 'cfg_configurator_lead_personal_data', array( Webhooks::class, 'add_personal_data' ), 10, 2 );
	add_action( 'rest_api_init', array( Rest_Controller::class, 'register' ), 10, 0 );
	add_filter( 'wpmu_drop_tables', static fn ( array $tables ): array => array( ...$tables, Webhook_Table::name() ) );
	if ( is_admin() ) {
		add_action( 'admin_menu', array( Leads_Page::class, 'add' ), 10, 0 );
		add_action( 'admin_post_cfg_configurator_leads', array( Actions::class, 'respond' ), 10, 0 );
		add_action( 'admin_post_cfg_configurator_leads_export', array( Csv::class, 'respond' ), 10, 0 );
		add_filter( 'set_screen_option_cfg_configurator_leads_per_page', array( Leads_Page::class, 'per_page' ), 10, 3 );
	}
}

// WordPress loads this file before that of the plugin.
add_action( 'plugins_loaded', __NAMESPACE__ . '\start' );

register_activation_hook(
	__FILE__,
	static function (): void {
		start();
		Webhook_Table::create();
	}
);
