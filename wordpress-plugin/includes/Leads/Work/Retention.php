<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead_Event;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Settings\Settings;

/**
 * Runs daily by cron. Deletes leads older than the setting `retention_days`, including those that wait for their table, and
 * what no lead refers to after 30 days.
 */
final class Retention {
	/** Maximum days that modules keep what no lead refers to. */
	private const DAYS_WITHOUT_LEAD = 30;

	/** Leads deleted per statement. */
	private const BATCH = 200;

	/** The daily run. Returns the number of deleted leads. */
	public static function run_daily(): int {
		return self::apply( Settings::number( 'retention_days' ) );
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
		Lead_Event::fire( 'cfg_configurator_delete_without_lead', Clock::stamp( -$days_without_lead * DAY_IN_SECONDS ) );
		return $deleted;
	}
}
