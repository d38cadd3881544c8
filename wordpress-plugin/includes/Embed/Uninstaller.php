<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Public_Folder;
use Cfg_Configurator\Settings\Settings;

/**
 * Removes cached responses, public files, locks, markers, cron events and the capabilities. User data (settings, leads and the
 * page) is only deleted if the setting for it is on. Otherwise leads past their retention period are deleted, because
 * nothing does so afterwards.
 */
final class Uninstaller {
	/** Prefixes of options that contain user data or describe its state. */
	private const DATA = array( Settings::OPTION, 'cfg_configurator_leads_' );

	private const PREFIX = 'cfg_configurator_';

	/** Uninstalls the plugin on every site of a network, according to each site's settings. */
	public static function remove_everywhere(): void {
		Installation::on_sites( true, 0, array( self::class, 'remove' ) );
	}

	/** Uninstalls the plugin on the current site. */
	public static function remove(): void {
		$is_erasing = Settings::is_on( 'erase_on_uninstall' );
		$page_id    = Settings::number( 'page_id' );
		if ( ! $is_erasing ) {
			Retention::apply( Settings::number( 'retention_days' ) );
		}
		$modules = ( new Modules( dirname( __DIR__, 2 ) . '/modules' ) )->all();
		$data    = array_map( static fn ( Module $module ): array => $module::DATA, array_values( $modules ) );
		Installation::unschedule();
		self::remove_options( $is_erasing, array_merge( self::DATA, Modules::stored( 'data' ), ...$data ) );
		// Without the plugin, it would be loaded with every request for nothing.
		delete_option( Settings::SHORT );
		delete_post_meta_by_key( Widget_Page::MARK );
		delete_metadata( 'user', 0, self::PREFIX . 'leads_per_page', '', true );
		Lead_Setup::withdraw();
		Public_Folder::of_site()?->delete();
		if ( $is_erasing ) {
			array_map( static fn ( Module $module ) => $module->erase(), $modules );
			self::drop_tables();
			self::remove_page( $page_id );
		}
		Page_Rewrite::flush();
	}

	/** @param list<string> $data Prefixes of options with data. */
	private static function remove_options( bool $is_erasing, array $data ): void {
		foreach ( self::names( self::PREFIX ) as $name ) {
			$is_data = array() !== array_filter( $data, static fn ( string $start ): bool => str_starts_with( $name, $start ) );
			if ( $is_erasing || ! $is_data ) {
				delete_option( $name );
			}
		}
		foreach ( self::names( '_transient_' . self::PREFIX ) as $name ) {
			delete_transient( substr( $name, strlen( '_transient_' ) ) );
		}
	}

	/** @return list<string> Names of options with the prefix. */
	private static function names( string $start ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( $start ) . '%' ) );
		return array_values( array_filter( $names, 'is_string' ) );
	}

	private static function drop_tables(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . self::PREFIX ) . '%' ) );
		foreach ( array_filter( $tables, 'is_string' ) as $table ) {
			$drop = $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ); // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders
			$wpdb->query( (string) $drop ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared in the line above.
		}
	}

	/** Deletes the page if it contains only the configurator. A page with other content is kept. */
	private static function remove_page( int $page_id ): void {
		$page = get_post( $page_id );
		if ( $page_id <= 0 || ! $page instanceof \WP_Post || 'page' !== $page->post_type ) {
			return;
		}
		if ( '' === trim( $page->post_content ) || Widget_Page::is_alone_on( $page ) ) {
			wp_delete_post( $page_id, true );
		}
	}
}
