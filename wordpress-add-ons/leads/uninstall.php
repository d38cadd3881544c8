<?php
/**
 * Runs when the add-on is deleted, also where the plugin is no longer active.
 *
 * @package Cfg_Configurator_Leads
 */

declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Deletes the settings, the option and the table of the current site. The leads are the plugin's. */
$cfg_configurator_leads_delete = static function (): void {
	/** @var \wpdb $wpdb */
	global $wpdb;
	$settings = get_option( 'cfg_configurator_settings' );
	if ( is_array( $settings ) ) {
		$others = static fn ( int|string $key ): bool => ! str_starts_with( (string) $key, 'cfg_leads_' );
		update_option( 'cfg_configurator_settings', array_filter( $settings, $others, ARRAY_FILTER_USE_KEY ) );
	}
	delete_option( 'cfg_configurator_leads_schema' );
	delete_option( 'cfg_configurator_leads_planned' );
	// phpcs:ignore WordPress.DB -- a table of its own.
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}cfg_configurator_leads_webhooks" );
};

if ( is_multisite() ) {
	foreach ( get_sites( array( 'number' => 0 ) ) as $cfg_configurator_leads_site ) {
		switch_to_blog( (int) $cfg_configurator_leads_site->blog_id );
		$cfg_configurator_leads_delete();
		restore_current_blog();
	}
} else {
	$cfg_configurator_leads_delete();
}
delete_metadata( 'user', 0, 'cfg_configurator_leads_per_page', '', true );
