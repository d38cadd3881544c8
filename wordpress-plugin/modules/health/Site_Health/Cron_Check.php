<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Site_Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Leads\Work\Schedule;

/** Checks that the scheduled tasks exist and that cron runs them. */
final class Cron_Check implements Check {
	/** Seconds by which WP-Cron, which runs on visits, may be late on a site with few visitors. */
	private const LATE = HOUR_IN_SECONDS;

	private const HOOKS = array( Schedule::WORK, Schedule::RETENTION );

	public function run(): iterable {
		$late = self::seconds_late();
		if ( in_array( false, array_map( 'wp_next_scheduled', self::HOOKS ), true ) ) {
			yield Finding::problem(
				__( 'Scheduled tasks of the configurator are missing, so emails that failed once are not sent again.', 'cfg-configurator' ),
				__( 'Deactivate the plugin and activate it again.', 'cfg-configurator' ),
				admin_url( 'plugins.php' ),
				__( 'Plugins', 'cfg-configurator' )
			);
		} elseif ( $late > self::LATE ) {
			yield Finding::warning(
				/* translators: %s: a duration, such as '3 hours'. */
				sprintf( __( 'The scheduled tasks of the configurator are %s late.', 'cfg-configurator' ), human_time_diff( time() - $late ) ),
				__( 'Have the server call wp-cron.php every five minutes. Until then, emails that failed wait, and old leads are kept.', 'cfg-configurator' )
			);
		} else {
			yield Finding::fine( __( 'The scheduled tasks of the configurator run.', 'cfg-configurator' ) );
		}
	}

	/** By how many seconds the task of the plugin that waits longest is late; 0 if none is. */
	public static function seconds_late(): int {
		foreach ( wp_get_ready_cron_jobs() as $time => $hooks ) {
			if ( array() !== preg_grep( '/^cfg_configurator_/', array_keys( $hooks ) ) ) {
				return max( 0, time() - $time );
			}
		}
		return 0;
	}
}
