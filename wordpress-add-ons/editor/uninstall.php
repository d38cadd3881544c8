<?php
/**
 * Runs when the add-on is deleted: removes its settings. Nothing else is stored.
 *
 * @package Cfg_Configurator_Editor
 */

declare(strict_types=1);

namespace Cfg_Configurator_Editor;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	$query = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( is_multisite() ? get_sites( $query ) : array( get_current_blog_id() ) as $site ) {
		is_multisite() && switch_to_blog( $site );
		$saved = get_option( 'cfg_configurator_settings' );
		if ( is_array( $saved ) ) {
			$is_other = static fn ( int|string $key ): bool => ! str_starts_with( (string) $key, 'cfg_editor_' );
			update_option( 'cfg_configurator_settings', array_filter( $saved, $is_other, ARRAY_FILTER_USE_KEY ) );
		}
		is_multisite() && restore_current_blog();
	}
} )();
