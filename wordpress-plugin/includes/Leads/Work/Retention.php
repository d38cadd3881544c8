<?php
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
 * Runs daily by cron. Deletes leads older than the setting `retention_days`, including those in the fallback store, and
 * configurations without a lead after 30 days.
 */
final class Retention {
	/** Time of the last cron run and the gap before it, in seconds. Earlier versions stored only the time. */
	public const OPTION = 'cfg_configurator_retention_run';

	/** Maximum days to keep a configuration without a lead, or an unreadable file. */
	private const UNASKED = 30;

	/** Gap between two runs, in seconds, that never counts as a clock jump. */
	private const USUAL_GAP = 3 * DAY_IN_SECONDS;

	/** Leads deleted per statement. */
	private const BATCH = 200;

	public function __construct(
		private Settings $settings = new Settings(),
		private Lead_Search $search = new Lead_Search(),
		private Lead_Table $leads = new Lead_Table(),
		private Configuration_Table $configurations = new Configuration_Table(),
		private Fallback_Store $fallback = new Fallback_Store(),
		private Erasure_Log $erasures = new Erasure_Log(),
		private Alert $alert = new Alert(),
		private Clock $clock = new Clock(),
	) {
	}

	/**
	 * The daily run. If the gap is far longer than the previous one, only records it and raises an alert: a clock that
	 * jumped years ahead must not delete all leads unnoticed. The next run deletes, however rarely cron runs.
	 *
	 * @return int Number of leads deleted.
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
	 * Compares the time since the last run with the previous gap, so that a cron that runs every few days is recognised
	 * by its second run.
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

	/** Deletes leads older than this many days; 0 keeps them forever. Returns the number of deleted leads. */
	public function apply( int $days ): int {
		$deleted = 0;
		if ( $days > 0 ) {
			$moment = $this->clock->stamp( -$days * DAY_IN_SECONDS );
			do {
				$count    = $this->leads->delete( $this->search->before( $moment, self::BATCH ) );
				$deleted += $count;
			} while ( self::BATCH === $count );
			$deleted += $this->fallback->remove_where( static fn ( array $row ): bool => ( $row['created_gmt'] ?? $moment ) < $moment );
		}
		$this->erasures->prune( $days );
		$unasked = $days > 0 ? min( $days, self::UNASKED ) : self::UNASKED;
		$this->configurations->delete_unasked( $this->clock->stamp( -$unasked * DAY_IN_SECONDS ) );
		$this->fallback->remove_unreadable( $unasked * DAY_IN_SECONDS );
		return $deleted;
	}
}
