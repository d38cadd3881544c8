<?php
/**
 * What runs without anybody asking.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads;

use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Module;

/**
 * Activation, cron, WordPress's privacy tools and WP-CLI.
 */
final class Lead_Background implements Module {
	/**
	 * @param string $file The plugin's main file.
	 */
	public function __construct( private Services $services, private string $file ) {
	}

	public function register(): void {
		register_activation_hook( $this->file, fn () => $this->services->lifecycle()->set_up() );
		register_deactivation_hook( $this->file, fn () => $this->services->lifecycle()->pause() );
		// phpcs:ignore WordPress.WP.CronInterval -- five minutes: a buyer waits for an answer.
		add_filter( 'cron_schedules', fn ( array $intervals ): array => ( new Schedule() )->add_interval( $intervals ) );
		add_action( Schedule::WORK, fn () => $this->services->worker()->run() );
		add_action( Schedule::RETENTION, fn () => $this->services->retention()->run_daily() );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $exporters ): array => $this->services->privacy()->add_exporter( $exporters ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $erasers ): array => $this->services->privacy()->add_eraser( $erasers ) );
		if ( defined( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'cfg leads', new Cli\Leads_Command( $this->services ) ); // @phpstan-ignore class.notFound (its stubs are not at hand)
		}
	}
}
