<?php
/**
 * Runs when the add-on is deleted, also while the plugin is switched off.
 *
 * @package Cfg_Configurator_Gateway
 */

declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the add-on's settings, table and pictures from the current site. Transients expire. */
function uninstall_site(): void {
	/** @var \wpdb $wpdb */
	global $wpdb;
	$settings = get_option( 'cfg_configurator_settings' );
	if ( is_array( $settings ) ) {
		unset( $settings['cfg_gateway_user'], $settings['cfg_gateway_password'], $settings['cfg_gateway_codes'] );
		update_option( 'cfg_configurator_settings', $settings );
	}
	// phpcs:ignore WordPress.DB -- a table of its own.
	$wpdb->query( (string) $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'cfg_configurator_gateway_builds' ) );
	delete_option( 'cfg_configurator_gateway_schema' );
	$pictures = glob( wp_upload_dir( null, false )['basedir'] . '/cfg-configurator/preview-*.jpg' );
	array_map( 'wp_delete_file', false === $pictures ? array() : $pictures );
}

foreach ( is_multisite() ? get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) : array( 0 ) as $cfg_configurator_gateway_site ) {
	if ( 0 !== $cfg_configurator_gateway_site ) {
		switch_to_blog( $cfg_configurator_gateway_site );
	}
	uninstall_site();
	if ( 0 !== $cfg_configurator_gateway_site ) {
		restore_current_blog();
	}
}
