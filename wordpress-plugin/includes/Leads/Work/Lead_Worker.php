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
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Lead_Keeper;
use Cfg_Configurator\Leads\Posting\Rate_Limit;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Draft_Store;

/**
 * Brings rescued leads in, plans mails and sends those that are due. Runs after each post, and by cron every five
 * minutes: what a process did not live to do, the next one does. Cron also forgets what is kept for an hour only.
 */
final class Lead_Worker {
	/** Leads planned and mails sent in one run, so that none lasts for ever. */
	private const LEADS = 100;
	private const MAILS = 50;

	public function __construct(
		private Lead_Keeper $keeper,
		private Mail_Planner $planner,
		private Mail_Sender $sender,
		private Delivery_Table $deliveries,
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
		return $this->mail();
	}

	/**
	 * Right after a post: the mails, and a look whether the dealers are still the same.
	 */
	public function follow_up(): void {
		$this->mail();
		$this->dealers->refresh();
	}

	/**
	 * Sends a lead's mails anew, to whom they would go today.
	 */
	public function restart( Lead $lead ): void {
		$this->planner->renew( $lead );
		$this->deliveries->restart( $lead->id );
	}

	private function mail(): int {
		$this->planner->plan_waiting( self::LEADS );
		return $this->sender->send_due( self::MAILS );
	}
}
