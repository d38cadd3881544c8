<?php
/**
 * Lets leads go after their time.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Alert;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Lead_Search;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Rescue_Store;
use Cfg_Configurator\Settings\Settings;

/**
 * Deletes leads older than the setting `retention_days`, those that wait aside too, and configurations that nobody asked anything about after 30
 * days; daily, by cron.
 */
final class Retention {
	/** When it last ran, in seconds since 1970. */
	public const OPTION = 'cfg_configurator_retention_run';

	/** Days that a configuration without a lead is kept, at most. */
	private const UNASKED = 30;

	/** Between two runs, in seconds: more than this, and the clock may have jumped. */
	private const LONGEST_GAP = 3 * DAY_IN_SECONDS;

	/** Leads deleted by one statement. */
	private const BATCH = 200;

	public function __construct(
		private Settings $settings,
		private Lead_Search $search,
		private Lead_Table $leads,
		private Configuration_Table $configurations,
		private Rescue_Store $rescued,
		private Alert $alert,
		private Clock $clock,
	) {
	}

	/**
	 * The daily run. After a gap it only notes the time and waits for the next one: a clock that jumped years ahead
	 * must not empty the list before somebody can see it.
	 *
	 * @return int How many leads were deleted.
	 */
	public function run_daily(): int {
		$last = get_option( self::OPTION, 0 );
		$last = is_numeric( $last ) ? (int) $last : 0;
		$gap  = $this->clock->now() - $last;
		update_option( self::OPTION, $this->clock->now(), false );
		if ( $last > 0 && ( $gap < 0 || $gap > self::LONGEST_GAP ) ) {
			$words = __(
				'Leads past their time were not deleted today: the clock jumped, or cron has not run for days. They go with the next daily run.',
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
		$unasked = $days > 0 ? min( $days, self::UNASKED ) : self::UNASKED;
		$this->configurations->delete_unasked( $this->clock->stamp( -$unasked * DAY_IN_SECONDS ) );
		return $deleted;
	}
}
