<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Page_Link;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use const Cfg_Configurator\VERSION;

/**
 * Sets up each site of a multisite network: existing sites on network activation, new sites when they are
 * created. In networks with more than MAX_SITES sites, the others are set up when their admin is next opened. A site without
 * settings of an earlier installation shows neither page nor sample models until an editor has decided
 * (docs/decisions/0076).
 */
final class Installation {
	/** Plugin version for which the site was last set up. Autoloaded, so reading it costs no query. */
	public const MARKER = 'cfg_configurator_installed';

	/** State of a site whose editor has not decided yet: FRESH or PENDING. Autoloaded. */
	public const STATE = 'cfg_configurator_setup';

	/** Activated, and the set-up screen has not been shown yet. */
	public const FRESH = 'new';

	/** The set-up screen has been shown. */
	public const PENDING = 'pending';

	private const PREFIX = 'cfg_configurator_';

	/** Prefixes of options that contain user data or describe its state. */
	private const DATA = array( Settings::OPTION, self::PREFIX . 'leads_' );

	private const EVENTS = array( Schedule::WORK, Schedule::RETENTION );

	/** Maximum number of sites set up at once. */
	private const MAX_SITES = 100;

	public static function activate( mixed $is_for_network = false ): void {
		self::on_sites( (bool) $is_for_network, self::MAX_SITES, array( self::class, 'install' ) );
	}

	public static function deactivate( mixed $is_for_network = false ): void {
		$deactivate = static fn () => self::on_sites( (bool) $is_for_network, self::MAX_SITES, array( self::class, 'deactivate_site' ) );
		$deactivate();
		// Until WordPress has stored that the plugin is inactive, other requests still load it and may store its rules again.
		add_action( 'shutdown', static fn () => is_plugin_active( self::plugin() ) || $deactivate(), 10, 0 );
	}

	public static function catch_up(): void {
		if ( get_option( self::MARKER ) !== VERSION ) {
			self::install();
		}
	}

	public static function install_new_site( \WP_Site $site ): void {
		// Sites can also be created in requests that do not load the admin functions.
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( is_plugin_active_for_network( self::plugin() ) ) {
			switch_to_blog( (int) $site->blog_id );
			self::install();
			restore_current_blog();
		}
	}

	/** Name by which WordPress knows the plugin. */
	private static function plugin(): string {
		return plugin_basename( dirname( __DIR__, 2 ) . '/cfg-configurator.php' );
	}

	/** Sets up the current site. Publishes nothing. Safe to run repeatedly. */
	public static function install(): void {
		// The default is passed because a registered default would hide that there is no option.
		if ( false === get_option( Settings::OPTION, false ) ) {
			$initial = array_map( static fn ( Field $field ): ?string => $field->initial, Setting_Registry::fields() );
			add_option( Settings::OPTION, array_filter( $initial, 'is_string' ), '', false );
			add_option( self::STATE, self::FRESH, '', true );
		}
		Settings::copy();
		Page_Rewrite::flush();
		if ( ! is_multisite() || ! ms_is_switched() ) {
			// The rewrite rules that find a page are those of the current site.
			Page_Link::migrate();
		}
		/** Fires when the current site is set up, so that each module can install its data. */
		do_action( 'cfg_configurator_install' );
		update_option( self::MARKER, VERSION, true );
	}

	/** Removes the plugin's rewrite rules and cron events from the current site. Keeps all data. */
	public static function deactivate_site(): void {
		Page_Rewrite::stop();
		Page_Rewrite::flush();
		delete_option( self::MARKER );
		self::unschedule();
	}

	/** Removes all cron events of the plugin from the current site: also those of modules, which do not run when it is deleted. */
	public static function unschedule(): void {
		array_map( 'wp_unschedule_hook', array( ...self::EVENTS, ...Modules::stored( 'events' ) ) );
	}

	/**
	 * Does the work on the current site, or on the sites of the network.
	 *
	 * @param int              $most Maximum number of sites; 0 for all.
	 * @param callable(): void $work
	 */
	public static function on_sites( bool $is_for_network, int $most, callable $work ): void {
		if ( ! $is_for_network || ! is_multisite() ) {
			$work();
			return;
		}
		$query = array(
			'fields'     => 'ids',
			'number'     => $most,
			// A database may hold several networks; the plugin is activated for one.
			'network_id' => get_current_network_id(),
		);
		foreach ( get_sites( $query ) as $id ) {
			switch_to_blog( $id );
			$work();
			restore_current_blog();
		}
	}

	/** Whether no editor has decided yet what visitors see. */
	public static function is_pending(): bool {
		return in_array( get_option( self::STATE ), array( self::FRESH, self::PENDING ), true );
	}

	public static function finish_setup(): void {
		delete_option( self::STATE );
	}

	/** Uninstalls the plugin on every site of a network, according to each site's settings. */
	public static function uninstall_everywhere(): void {
		self::on_sites( true, 0, array( self::class, 'uninstall' ) );
	}

	/**
	 * Removes cached responses, public files, locks, markers, cron events and the capabilities. User data (settings, leads and
	 * the page) is only deleted if the setting for it is on. Otherwise leads past their retention period are deleted, because
	 * nothing does so afterwards.
	 */
	public static function uninstall(): void {
		$is_erasing = Settings::is_on( 'erase_on_uninstall' );
		$page_id    = Settings::number( 'page_id' );
		if ( ! $is_erasing ) {
			Retention::apply( Settings::number( 'retention_days' ) );
		}
		$modules = ( new Modules( dirname( __DIR__, 2 ) . '/modules' ) )->all();
		$data    = array_map( static fn ( Module $module ): array => $module::DATA, array_values( $modules ) );
		self::unschedule();
		self::remove_options( $is_erasing, array_merge( self::DATA, Modules::stored( 'data' ), ...$data ) );
		// Without the plugin, it would be loaded with every request for nothing.
		delete_option( Settings::SHORT );
		delete_post_meta_by_key( Widget_Page::MARK );
		delete_metadata( 'user', 0, self::PREFIX . 'leads_per_page', '', true );
		Lead_Setup::withdraw();
		array_map( static fn ( Module $module ) => $module->delete_files(), $modules );
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
		foreach ( $tables as $table ) {
			// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- prepared.
			$wpdb->query( (string) $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
	}

	/** Deletes the page if it contains only the configurator. A page with other content is kept. */
	private static function remove_page( int $page_id ): void {
		$page    = get_post( $page_id );
		$is_page = $page_id > 0 && $page instanceof \WP_Post && 'page' === $page->post_type;
		if ( $is_page && ( '' === trim( $page->post_content ) || Widget_Page::is_alone_on( $page ) ) ) {
			wp_delete_post( $page_id, true );
		}
	}
}
