<?php
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
 * Stores leads from the fallback store, announces leads to other plugins, plans mails and sends due ones. Runs after
 * each submission and every five minutes in cron, which also completes the work of processes that died.
 */
final class Lead_Worker {
	/** Maximum leads planned or announced per run. */
	private const LEADS = 100;

	public function __construct(
		private Lead_Recorder $recorder = new Lead_Recorder(),
		private Lead_Announcer $announcer = new Lead_Announcer(),
		private Mail_Planner $planner = new Mail_Planner(),
		private Mail_Sender $sender = new Mail_Sender(),
		private Delivery_Table $deliveries = new Delivery_Table(),
		private Alert $alert = new Alert(),
		private Dealer_Directory $dealers = new Dealer_Directory(),
		private Rate_Limit $limit = new Rate_Limit(),
		private Draft_Store $drafts = new Draft_Store(),
	) {
	}

	/** Does all pending work. Called by cron. Returns the number of mails sent. */
	public function run(): int {
		$this->limit->clean();
		$this->drafts->clean();
		$this->recorder->move_to_table();
		$this->planner->plan_waiting( self::LEADS );
		$sent = $this->sender->send_in_background();
		$this->alert->mail_waiting();
		// Last, because another plugin's callback may end the process.
		$this->announcer->announce_waiting( self::LEADS );
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
	public function follow_up( array $ids = array(), bool $is_own = false ): void {
		array_map( array( $this->announcer, 'announce' ), $ids );
		$this->planner->plan_waiting( self::LEADS, $is_own ? $ids : array() );
		$this->sender->send_in_request();
		$this->dealers->refresh();
	}

	/** Mails a lead again, to its current recipients. */
	public function restart( Lead $lead ): void {
		$this->planner->renew( $lead );
		$this->deliveries->restart( $lead->id );
	}
}
