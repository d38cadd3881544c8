<?php
/**
 * Deletes leads after their retention time.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Alert;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Erasure_Log;
use Cfg_Configurator\Leads\Storage\Lead_Search;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Fallback_Store;
use Cfg_Configurator\Settings\Settings;

/**
 * Deletes leads older than the setting `retention_days`, also those that wait for their table, and configurations that no
 * lead is about after 30 days; daily, by cron.
 */
final class Retention {
	/** When cron last called it, and how long after the call before, in seconds; of earlier versions the time alone. */
	public const OPTION = 'cfg_configurator_retention_run';

	/** Days that a configuration without a lead, or a file that cannot be read, is kept at most. */
	private const UNASKED = 30;

	/** Seconds between two calls that are never taken for a jump of the clock. */
	private const USUAL_GAP = 3 * DAY_IN_SECONDS;

	/** Leads deleted by one statement. */
	private const BATCH = 200;

	public function __construct(
		private Settings $settings,
		private Lead_Search $search,
		private Lead_Table $leads,
		private Configuration_Table $configurations,
		private Fallback_Store $rescued,
		private Erasure_Log $erasures,
		private Alert $alert,
		private Clock $clock,
	) {
	}

	/**
	 * The daily run. After a far longer gap than the one before it only notes the gap and says so: a clock that jumped years
	 * ahead must not empty the list before somebody can see it. The next run deletes, however seldom cron runs.
	 *
	 * @return int How many leads were deleted.
	 */
	public function run_daily(): int {
		if ( $this->has_clock_jumped() ) {
			$words = __(
				'Leads past their retention time were not deleted today: the clock jumped, or cron had not run for days. They are deleted at the next run.',
				'cfg-configurator'
			);
			$this->alert->raise( Alert::CLOCK, $words );
			return 0;
		}
		$held = $this->search->held();
		if ( $held > 0 ) {
			/* translators: %d: number of leads */
			$words = _n(
				'%d lead is held back as possible spam: look through it.',
				'%d leads are held back as possible spam: look through them.',
				$held,
				'cfg-configurator'
			);
			$this->alert->raise( Alert::HELD, sprintf( $words, $held ) );
		}
		return $this->apply( $this->settings->number( 'retention_days' ) );
	}

	/**
	 * Compares the time since the last call with the time between that and the one before: a cron that runs every few days
	 * is known by its second call.
	 */
	private function has_clock_jumped(): bool {
		$kept = get_option( self::OPTION, array() );
		$kept = is_array( $kept ) ? $kept : array( 'at' => $kept );
		$last = is_numeric( $kept['at'] ?? null ) ? (int) $kept['at'] : 0;
		$past = is_numeric( $kept['gap'] ?? null ) ? (int) $kept['gap'] : 0;
		$gap  = $last > 0 ? $this->clock->now() - $last : 0;
		$next = array(
			'at'  => $this->clock->now(),
			'gap' => max( 0, $gap ),
		);
		update_option( self::OPTION, $next, false );
		return $gap < 0 || $gap > max( self::USUAL_GAP, 2 * $past );
	}

	/**
	 * Deletes what is older.
	 *
	 * @param int $days 0 keeps leads for ever.
	 * @return int How many leads were deleted.
	 */
	public function apply( int $days ): int {
		$deleted = 0;
		if ( $days > 0 ) {
			$moment = $this->clock->stamp( -$days * DAY_IN_SECONDS );
			do {
				$count    = $this->leads->delete( $this->search->before( $moment, self::BATCH ) );
				$deleted += $count;
			} while ( self::BATCH === $count );
			$deleted += $this->rescued->remove_where( static fn ( array $row ): bool => ( $row['created_gmt'] ?? $moment ) < $moment );
		}
		$this->erasures->prune( $days );
		$unasked = $days > 0 ? min( $days, self::UNASKED ) : self::UNASKED;
		$this->configurations->delete_unasked( $this->clock->stamp( -$unasked * DAY_IN_SECONDS ) );
		$this->rescued->remove_unreadable( $unasked * DAY_IN_SECONDS );
		return $deleted;
	}
}
