<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Settings\Settings;

/** The two WP-Cron events. The list of events is autoloaded, so checking it costs no query. */
final class Schedule {
	public const WORK      = 'cfg_configurator_leads_work';
	public const RETENTION = 'cfg_configurator_leads_retention';

	private const INTERVAL = 'cfg_configurator_five_minutes';

	/** Forms that are posted elsewhere leave little work, unless one has just been posted here: what is pending, and expired rate limits. */
	public static function ensure( bool $has_post = false ): void {
		$is_here = $has_post || in_array( Settings::text( 'form_url' ), array( '', Lead_Endpoint::url() ), true );
		self::plan( self::WORK, $is_here ? self::INTERVAL : 'hourly', 0 );
		self::plan( self::RETENTION, 'daily', HOUR_IN_SECONDS );
	}

	/** How often there is work depends on where forms are posted. */
	public static function follow_settings( mixed $before, mixed $after ): void {
		if ( Settings::in( $before, 'form_url' ) !== Settings::in( $after, 'form_url' ) ) {
			self::ensure();
		}
	}

	/**
	 * @param array<mixed> $intervals
	 * @return array<mixed>
	 */
	public static function add_interval( array $intervals ): array {
		$intervals[ self::INTERVAL ] = array(
			'interval' => 5 * MINUTE_IN_SECONDS,
			// Not translated: WordPress reads intervals before translations may be loaded.
			'display'  => 'Every five minutes',
		);
		return $intervals;
	}

	/** Schedules an event. Replaces one with another interval, and one further ahead, left when the clock was set back. */
	private static function plan( string $event, string $interval, int $delay ): void {
		$next = wp_next_scheduled( $event );
		if ( false !== $next && ( $next > time() + 2 * DAY_IN_SECONDS || wp_get_schedule( $event ) !== $interval ) ) {
			wp_clear_scheduled_hook( $event );
			$next = false;
		}
		if ( false === $next ) {
			wp_schedule_event( time() + $delay, $interval, $event );
		}
	}
}
