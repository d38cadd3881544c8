<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Settings\Page_Link;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Setup\Setup_State;
use const Cfg_Configurator\VERSION;

/**
 * Sets up each site of a multisite network: existing sites on network activation, new sites when they are
 * created. In networks with more than MAX_SITES sites, the others are set up when their admin is next opened.
 */
final class Installation {
	/** Plugin version for which the site was last set up. Autoloaded, so reading it costs no query. */
	public const MARKER = 'cfg_configurator_installed';

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
		Setup_State::begin();
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
}
