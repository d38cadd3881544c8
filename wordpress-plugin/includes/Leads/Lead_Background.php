<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Registrable;

/** Hooks for activation, cron, and deleted users and sites. */
final class Lead_Background implements Registrable {
	/** Filter that repairs missing tables and columns. Returns whether it succeeded. */
	public const REPAIR_TABLES = 'cfg_configurator_repair_tables';

	/** @param string $file The plugin's main file. */
	public function __construct( private string $file ) {
	}

	public function register(): void {
		// On activation, for each site of a network, and once after an update.
		add_action( 'cfg_configurator_install', fn () => Lifecycle::set_up() );
		register_deactivation_hook( $this->file, fn () => Lifecycle::pause() );
		// phpcs:ignore WordPress.WP.CronInterval -- five minutes: a buyer waits for an answer.
		add_filter( 'cron_schedules', fn ( array $intervals ): array => Schedule::add_interval( $intervals ) );
		add_action( Schedule::WORK, fn () => Work\Lead_Worker::run() );
		add_action( Schedule::RETENTION, fn () => Work\Retention::run_daily() );
		add_filter( self::REPAIR_TABLES, fn (): bool => Lifecycle::repair() );
		add_filter( 'pre_get_table_charset', array( Storage\Tables::class, 'charset' ), 10, 2 );
		add_action( 'deleted_user', fn ( int $user, ?int $successor ) => Storage\Lead_Table::reassign( $user, (int) $successor ), 10, 2 );
		// Drops the tables when a site is deleted from a network.
		add_filter( 'wpmu_drop_tables', fn ( array $tables ): array => array( ...$tables, ...Storage\Tables::all() ) );
	}
}
