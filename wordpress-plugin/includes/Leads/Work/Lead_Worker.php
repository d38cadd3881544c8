<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Channel;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extensions;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Rate_Limit;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;

/**
 * Stores leads that wait for their table, announces leads to other plugins, and plans and sends deliveries. Runs after
 * each submission and every five minutes in cron, which also completes the work of processes that died. Only cron sends
 * what is no mail, and does other work of modules.
 */
final class Lead_Worker {
	/** Maximum leads planned or announced per run. */
	private const LEADS = 100;

	/** Does all pending work, and continues an update of the tables. Called by cron. Returns the number of mails sent. */
	public static function run(): int {
		if ( Schema::is_outdated() ) {
			Schema::rebuild();
		}
		Rate_Limit::clean();
		Waiting_Leads::current()->move_to_table();
		self::plan();
		$sent = ( new Mail_Sender() )->send_due();
		foreach ( Channel::added() as $channel ) {
			$channel->send_due();
		}
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
		( new Mail_Sender() )->send_in_request( self::plan( $is_own ? $ids : array() ) );
		Dealer_Directory::refresh();
	}

	/**
	 * Plans the deliveries of leads without a plan.
	 *
	 * @param list<int> $ids The leads to look at; empty for all.
	 * @return list<Lead> These leads.
	 */
	public static function plan( array $ids = array() ): array {
		$channels = array( new Mail_Sender(), ...Channel::added() );
		$leads    = Lead_Table::unplanned( self::LEADS, $ids );
		foreach ( $leads as $lead ) {
			$planned = array_map( static fn ( Channel $channel ): bool => $channel->plan( $lead ), $channels );
			if ( ! in_array( false, $planned, true ) ) {
				Lead_Table::set_planned( $lead->id );
			}
		}
		return $leads;
	}

	/** Starts all pending and given up deliveries again. Returns the number of mails. */
	public static function retry(): int {
		foreach ( Channel::added() as $channel ) {
			$channel->retry();
		}
		return ( new Mail_Sender() )->retry();
	}

	/** Mails a lead again, to its current recipients. */
	public static function restart( Lead $lead ): void {
		Mail_Planner::renew( $lead );
		Delivery_Table::restart( $lead->id );
	}
}
