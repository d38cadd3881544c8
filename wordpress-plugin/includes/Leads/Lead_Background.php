<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Registrable;
use Cfg_Configurator\Settings\Settings;

/** Hooks for activation, cron, and deleted users and sites. */
final class Lead_Background implements Registrable {
	/** @param string $file The plugin's main file. */
	public function __construct( private string $file ) {
	}

	public function register(): void {
		// On activation, for each site of a network, and once after an update.
		add_action( 'cfg_configurator_install', fn () => Lifecycle::set_up() );
		add_action( 'admin_init', array( $this, 'set_up_once' ) );
		register_deactivation_hook( $this->file, fn () => Lifecycle::pause() );
		// phpcs:ignore WordPress.WP.CronInterval -- five minutes: a buyer waits for an answer.
		add_filter( 'cron_schedules', fn ( array $intervals ): array => Schedule::add_interval( $intervals ) );
		add_action( Schedule::WORK, fn () => Work\Lead_Worker::run() );
		add_action( Schedule::RETENTION, fn () => Work\Retention::run_daily() );
		add_action( 'add_option_' . Settings::OPTION, fn () => Schedule::ensure(), 10, 0 );
		add_action( 'update_option_' . Settings::OPTION, array( $this, 'follow_form_url' ), 10, 2 );
		add_filter( 'cfg_configurator_repair_tables', fn (): bool => Lifecycle::repair() );
		add_filter( 'pre_get_table_charset', array( Storage\Tables::class, 'charset' ), 10, 2 );
		// Drops the tables when a site is deleted from a network.
		add_filter( 'wpmu_drop_tables', fn ( array $tables ): array => array( ...$tables, ...Storage\Tables::all() ) );
	}

	/** How often there is work depends on where forms are posted. */
	public function follow_form_url( mixed $before, mixed $after ): void {
		$of = static fn ( mixed $settings ): mixed => is_array( $settings ) ? $settings['form_url'] ?? '' : '';
		if ( $of( $before ) !== $of( $after ) ) {
			Schedule::ensure();
		}
	}

	/**
	 * Runs the set-up after an update, and on sites that joined a network later. The activation hook runs in neither
	 * case.
	 */
	public function set_up_once(): void {
		if ( ! Storage\Schema::is_current() && ! wp_doing_ajax() ) {
			Lifecycle::set_up();
		}
	}
}
