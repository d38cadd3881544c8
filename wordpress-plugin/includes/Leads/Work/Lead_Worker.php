<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Channel;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Event;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;

/**
 * Announces leads to other plugins, and plans and sends deliveries, after each submission and every five minutes in cron. Cron also
 * completes the work of processes that died, sends what is no mail, and does other work of modules.
 */
final class Lead_Worker {
	/** Maximum leads planned or announced per run. */
	private const LEADS = 100;

	/** Seconds before cron announces a lead that its own process has not announced. */
	private const GRACE = 300;

	/** Does all pending work, and continues an update of the tables. Called by cron. Returns the number of mails sent. */
	public static function run(): int {
		if ( Schema::is_outdated() ) {
			Schema::rebuild();
		}
		Waiting_Leads::current()?->move_to_table();
		self::plan();
		$sent = ( new Mail_Sender() )->send_due();
		foreach ( Channel::added() as $channel ) {
			$channel->send_due();
		}
		Lead_Event::fire( 'cfg_configurator_leads_due' );
		// Last, because another plugin's callback may end the process.
		foreach ( Lead_Table::unannounced( self::GRACE, self::LEADS ) as $id => $attempts ) {
			self::announce( (int) $id, $attempts );
		}
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
		foreach ( has_action( Lead_Table::ANNOUNCEMENT ) ? $ids : array() as $id ) {
			self::announce( $id, 0 );
		}
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
		Mail_Sender::restart( $lead->id );
	}

	/**
	 * Announces a lead to other plugins, unless another process already started to. Counts the attempt before it starts, so that a
	 * callback that throws or ends the process is not called forever.
	 */
	private static function announce( int $id, int $attempts ): void {
		$lead = Lead_Table::begin_announcement( $id, $attempts ) ? Lead_Table::find( $id ) : null;
		if ( null === $lead ) {
			return;
		}
		if ( Lead_Event::fire( Lead_Table::ANNOUNCEMENT, $lead->columns(), $id ) ) {
			Lead_Table::end_announcement( $id );
		}
	}
}
