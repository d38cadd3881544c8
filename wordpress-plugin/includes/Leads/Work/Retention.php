<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Settings\Settings;

/**
 * Runs daily by cron. Deletes leads older than the setting `retention_days`, including those that wait for their table, and
 * what no lead refers to after 30 days.
 */
final class Retention {
	/** Time of the last cron run and the gap before it, in seconds. Earlier versions stored only the time. */
	public const OPTION = 'cfg_configurator_retention_run';

	/** Maximum days that modules keep what no lead refers to. */
	private const DAYS_WITHOUT_LEAD = 30;

	/** Gap between two runs, in seconds, that never counts as a clock jump. */
	private const USUAL_GAP = 3 * DAY_IN_SECONDS;

	/** Leads deleted per statement. */
	private const BATCH = 200;

	/**
	 * The daily run. Returns the number of deleted leads. If the gap is far longer than the previous one, it only records it and reports a
	 * fault: a clock that jumped years ahead must not delete all leads unnoticed. The next run deletes, however rarely cron runs.
	 */
	public static function run_daily(): int {
		if ( self::has_clock_jumped() ) {
			$words = __(
				'Leads past their retention period were not deleted today: the clock jumped, or cron had not run for days. The next run deletes them.',
				'cfg-configurator'
			);
			Faults::report( Faults::CLOCK, $words );
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
		return self::apply( Settings::number( 'retention_days' ) );
	}

	/**
	 * Compares the time since the last run with the previous gap, so that a cron that runs every few days is recognised
	 * by its second run.
	 */
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

	/** Deletes leads older than this many days; 0 keeps them forever. Returns the number of deleted leads. */
	public static function apply( int $days ): int {
		$deleted = 0;
		if ( $days > 0 ) {
			$moment = Clock::stamp( -$days * DAY_IN_SECONDS );
			do {
				$count    = Lead_Table::delete( Lead_Table::before( $moment, self::BATCH ) );
				$deleted += $count;
			} while ( self::BATCH === $count );
		}
		$deleted          += (int) Waiting_Leads::current()?->expire( $days );
		$days_without_lead = $days > 0 ? min( $days, self::DAYS_WITHOUT_LEAD ) : self::DAYS_WITHOUT_LEAD;
		foreach ( Lead_Extension::all() as $extension ) {
			$extension->delete_without_lead( Clock::stamp( -$days_without_lead * DAY_IN_SECONDS ) );
		}
		return $deleted;
	}
}
