<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extensions;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Rate_Limit;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Storage\Delivery_Table;

/**
 * Stores leads that wait for their table, announces leads to other plugins, plans mails and the work of modules, and
 * sends due mails. Runs after each submission and every five minutes in cron, which also completes the work of processes
 * that died. Only cron does the work of modules.
 */
final class Lead_Worker {
	/** Maximum leads planned or announced per run. */
	private const LEADS = 100;

	/** Does all pending work. Called by cron. Returns the number of mails sent. */
	public static function run(): int {
		Rate_Limit::clean();
		Waiting_Leads::current()->move_to_table();
		Mail_Planner::plan_waiting( self::LEADS, array(), Lead_Extensions::plan( ... ) );
		$sent = Mail_Sender::send_in_background();
		foreach ( Lead_Extensions::all() as $extension ) {
			$extension->work();
		}
		// Last, because another plugin's callback may end the process.
		Lead_Announcer::announce_waiting( self::LEADS );
		return $sent;
	}

	/**
	 * Runs after a submission or an editor's action: announces leads, sends mails as time allows, and refreshes the
	 * dealer list.
	 *
	 * @param list<int> $ids    Leads that were submitted or released.
	 * @param bool      $is_own Whether to plan the mails of these leads only: submissions that run at the same time plan
	 *                          their own, and cron those of processes that died.
	 */
	public static function follow_up( array $ids = array(), bool $is_own = false ): void {
		array_map( array( Lead_Announcer::class, 'announce' ), $ids );
		$leads = Mail_Planner::plan_waiting( self::LEADS, $is_own ? $ids : array(), Lead_Extensions::plan( ... ) );
		Mail_Sender::send_in_request( $leads );
		Dealer_Directory::refresh();
	}

	/** Mails a lead again, to its current recipients. */
	public static function restart( Lead $lead ): void {
		Mail_Planner::renew( $lead );
		Delivery_Table::restart( $lead->id );
	}
}
