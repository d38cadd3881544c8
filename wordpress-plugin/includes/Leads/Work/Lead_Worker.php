<?php
/**
 * Finishes what posts began.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Alert;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Lead_Recorder;
use Cfg_Configurator\Leads\Posting\Rate_Limit;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Draft_Store;

/**
 * Stores rescued leads, announces leads to other plugins, plans mails and sends those that are due. Runs after each post,
 * and by cron every five minutes, which also does what a process that died left undone.
 */
final class Lead_Worker {
	/** Leads planned or announced in one run, so that none lasts for ever. */
	private const LEADS = 100;

	public function __construct(
		private Lead_Recorder $keeper,
		private Lead_Announcer $announcer,
		private Mail_Planner $planner,
		private Mail_Sender $sender,
		private Delivery_Table $deliveries,
		private Alert $alert,
		private Dealer_Directory $dealers,
		private Rate_Limit $limit,
		private Draft_Store $drafts,
	) {
	}

	/**
	 * The whole work, for cron.
	 *
	 * @return int How many mails were sent.
	 */
	public function run(): int {
		$this->limit->clean();
		$this->drafts->clean();
		$this->keeper->bring_in();
		$this->planner->plan_waiting( self::LEADS );
		$sent = $this->sender->send_in_background();
		$this->alert->mail_waiting();
		// Last: a callback of another plugin may end the process.
		$this->announcer->announce_waiting( self::LEADS );
		return $sent;
	}

	/**
	 * The work right after a post or an editor's action: announces leads, sends what there is time for, and refreshes the
	 * list of dealers.
	 *
	 * @param list<int> $ids The leads that were posted or released.
	 */
	public function follow_up( array $ids = array() ): void {
		array_map( array( $this->announcer, 'announce' ), $ids );
		$this->planner->plan_waiting( self::LEADS );
		$this->sender->send_in_request();
		$this->dealers->refresh();
	}

	/**
	 * Sends a lead's mails again, to the recipients of today.
	 */
	public function restart( Lead $lead ): void {
		$this->planner->renew( $lead );
		$this->deliveries->restart( $lead->id );
	}
}
