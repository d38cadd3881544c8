<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Work\Retention;

/** Runs the daily retention, unless the clock has jumped, and reports the leads that wait for a review. */
final class Retention_Guard {
	/** Time of the last cron run and the gap before it, in seconds. Earlier versions stored only the time. */
	public const OPTION = 'cfg_configurator_retention_run';

	public const FAULT = 'clock';

	/** Gap between two runs, in seconds, that never counts as a clock jump. */
	private const USUAL_GAP = 3 * DAY_IN_SECONDS;

	/**
	 * Replaces Retention::run_daily() in cron. After a gap far longer than the previous one, it only reports a fault: a clock that jumped years ahead must
	 * not delete all leads unnoticed. The next run deletes, however rarely cron runs.
	 */
	public static function run_daily(): int {
		if ( self::has_clock_jumped() ) {
			$words = __(
				'Leads past their retention period were not deleted today: the clock jumped, or cron had not run for days. The next run deletes them.',
				'cfg-configurator'
			);
			Faults::report( self::FAULT, $words );
			return 0;
		}
		$held = Lead_Table::held();
		if ( $held > 0 ) {
			/* translators: %d: number of leads */
			$words = _n(
				'%d lead is held back as possible spam. Please review it.',
				'%d leads are held back as possible spam. Please review them.',
				$held,
				'cfg-configurator'
			);
			Faults::report( Faults::HELD, sprintf( $words, $held ) );
		}
		return Retention::run_daily();
	}

	/** Compares the gap since the last run with the one before, so that a cron that runs every few days is recognised by its second run. */
	private static function has_clock_jumped(): bool {
		$stored = get_option( self::OPTION, array() );
		$stored = is_array( $stored ) ? $stored : array( 'at' => $stored );
		$last   = is_numeric( $stored['at'] ?? null ) ? (int) $stored['at'] : 0;
		$past   = is_numeric( $stored['gap'] ?? null ) ? (int) $stored['gap'] : 0;
		$gap    = $last > 0 ? Clock::now() - $last : 0;
		$next   = array(
			'at'  => Clock::now(),
			'gap' => max( 0, $gap ),
		);
		update_option( self::OPTION, $next, false );
		return $gap < 0 || $gap > max( self::USUAL_GAP, 2 * $past );
	}
}
