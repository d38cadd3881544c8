<?php
/**
 * Activation and deactivation.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Plugin;

/**
 * Sets up each site of a multisite network: existing sites on network activation, new sites when they are
 * created. In networks with more than MOST_SITES sites, the others are set up when their admin is next opened.
 */
final class Installation implements Module {
	/** Plugin version for which the site was last set up. Autoloaded, so reading it costs no query. */
	public const MARKER = 'cfg_configurator_installed';

	/** Maximum number of sites set up at once. */
	private const MOST_SITES = 100;

	/**
	 * @param string $file The plugin's main file.
	 */
	public function __construct( private string $file, private Page_Creation $page, private Page_Rewrite $rewrite ) {
	}

	public function register(): void {
		register_activation_hook( $this->file, array( $this, 'activate' ) );
		register_deactivation_hook( $this->file, array( $this, 'deactivate' ) );
		add_action( 'admin_init', array( $this, 'catch_up' ) );
		add_action( 'wp_initialize_site', array( $this, 'install_new_site' ), 100 );
	}

	/**
	 * @param mixed $is_for_network Whether for all sites of a network.
	 */
	public function activate( mixed $is_for_network = false ): void {
		$this->on_sites( (bool) $is_for_network, array( $this, 'install' ) );
	}

	/**
	 * @param mixed $is_for_network Whether for all sites of a network.
	 */
	public function deactivate( mixed $is_for_network = false ): void {
		$this->on_sites( (bool) $is_for_network, array( $this, 'rest' ) );
	}

	/**
	 * Callback for the `admin_init` action.
	 */
	public function catch_up(): void {
		if ( get_option( self::MARKER ) !== Plugin::VERSION ) {
			$this->install();
		}
	}

	/**
	 * Callback for the `wp_initialize_site` action.
	 */
	public function install_new_site( \WP_Site $site ): void {
		// Sites can also be created in requests that do not load the admin functions.
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( is_plugin_active_for_network( plugin_basename( $this->file ) ) ) {
			switch_to_blog( (int) $site->blog_id );
			$this->install();
			restore_current_blog();
		}
	}

	/**
	 * Sets up the current site. Safe to run repeatedly.
	 */
	public function install(): void {
		$this->page->ensure();
		if ( ! is_multisite() || ! ms_is_switched() ) {
			// On activation, `init` has already run. Add the rule now, so that it is included when the rules are regenerated.
			$this->rewrite->add_rule();
		}
		Page_Rewrite::flush();
		/** Fires when the current site is set up, so that each module can install its data. */
		do_action( 'cfg_configurator_install' );
		update_option( self::MARKER, Plugin::VERSION, true );
	}

	/**
	 * Removes the plugin's rewrite rules and cron events from the current site. Keeps all data.
	 */
	public function rest(): void {
		$this->rewrite->remove_rule();
		Page_Rewrite::flush();
		delete_option( self::MARKER );
		foreach ( array_filter( array_map( 'strval', $this->appointments() ) ) as $hook ) {
			wp_unschedule_hook( $hook );
		}
	}

	/**
	 * @return list<int|string> Names of the plugin's scheduled hooks.
	 */
	private function appointments(): array {
		$names = array();
		foreach ( _get_cron_array() as $hooks ) {
			$names = array( ...$names, ...array_keys( is_array( $hooks ) ? $hooks : array() ) );
		}
		return array_values( array_filter( $names, static fn ( int|string $name ): bool => str_starts_with( (string) $name, 'cfg_configurator_' ) ) );
	}

	/**
	 * @param callable(): void $work
	 */
	private function on_sites( bool $is_for_network, callable $work ): void {
		if ( ! $is_for_network || ! is_multisite() ) {
			$work();
			return;
		}
		$ids = get_sites(
			array(
				'fields' => 'ids',
				'number' => self::MOST_SITES,
			)
		);
		foreach ( $ids as $id ) {
			switch_to_blog( $id );
			$work();
			restore_current_blog();
		}
	}
}
