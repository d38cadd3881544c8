<?php
/**
 * Factory for the leads module.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Save_Route;
use Cfg_Configurator\Leads\Mail\Alert;
use Cfg_Configurator\Leads\Mail\Circuit_Breaker;
use Cfg_Configurator\Leads\Mail\Dealer_Email;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Mail\Mailer;
use Cfg_Configurator\Leads\Mail\Recipient_Limit;
use Cfg_Configurator\Leads\Mail\Visitor_Email;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Lead_Recorder;
use Cfg_Configurator\Leads\Posting\Outcome_Pages;
use Cfg_Configurator\Leads\Posting\Post_Handler;
use Cfg_Configurator\Leads\Posting\Rate_Limit;
use Cfg_Configurator\Leads\Posting\Spam_Check;
use Cfg_Configurator\Leads\Privacy\Privacy_Tools;
use Cfg_Configurator\Leads\Screen\Csv_Export;
use Cfg_Configurator\Leads\Screen\Lead_Actions;
use Cfg_Configurator\Leads\Screen\Leads_Screen;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Draft_Store;
use Cfg_Configurator\Leads\Storage\Erasure_Log;
use Cfg_Configurator\Leads\Storage\Lead_Search;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Fallback_Store;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Work\Lead_Announcer;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Settings\Settings;

/**
 * Creates the module's objects and their dependencies. Objects are created on demand, so that pages without leads load
 * none of these classes. They hold no state of their own, so several instances are interchangeable.
 */
final class Services {
	public function __construct( private Settings $settings, private Clock $clock ) {
	}

	public function lifecycle(): Lifecycle {
		return new Lifecycle( new Schema(), new Schedule(), new Fallback_Store() );
	}

	public function post_handler(): Post_Handler {
		return new Post_Handler(
			$this->dealers(),
			new Spam_Check( new Rate_Limit( $this->clock ) ),
			$this->keeper(),
			$this->configurations(),
			$this->drafts(),
			new Outcome_Pages( $this->settings ),
			$this->clock
		);
	}

	public function save_route(): Save_Route {
		return new Save_Route( $this->configurations(), new Rate_Limit( $this->clock ) );
	}

	public function worker(): Lead_Worker {
		return new Lead_Worker(
			$this->keeper(),
			new Lead_Announcer( $this->leads() ),
			new Mail_Planner( $this->settings, $this->dealers(), $this->leads(), $this->deliveries(), new Recipient_Limit( $this->clock ) ),
			$this->sender(),
			$this->deliveries(),
			$this->alert(),
			$this->dealers(),
			new Rate_Limit( $this->clock ),
			$this->drafts()
		);
	}

	public function retention(): Retention {
		return new Retention(
			$this->settings,
			$this->search(),
			$this->leads(),
			$this->configurations(),
			new Fallback_Store(),
			new Erasure_Log( $this->clock ),
			$this->alert(),
			$this->clock
		);
	}

	/**
	 * Days that leads are kept; 0 keeps them forever.
	 */
	public function retention_days(): int {
		return $this->settings->number( 'retention_days' );
	}

	public function dealers(): Dealer_Directory {
		return new Dealer_Directory( $this->clock );
	}

	public function keeper(): Lead_Recorder {
		return new Lead_Recorder( $this->leads(), new Schema(), new Fallback_Store(), $this->alert() );
	}

	public function leads(): Lead_Table {
		return new Lead_Table( $this->clock );
	}

	public function search(): Lead_Search {
		return new Lead_Search();
	}

	public function deliveries(): Delivery_Table {
		return new Delivery_Table( $this->clock );
	}

	public function configurations(): Configuration_Table {
		return new Configuration_Table( $this->clock );
	}

	public function drafts(): Draft_Store {
		return new Draft_Store( $this->clock, new Rate_Limit( $this->clock ) );
	}

	public function alert(): Alert {
		return new Alert( $this->settings, $this->mailer(), new Circuit_Breaker( $this->clock ), $this->clock );
	}

	public function privacy(): Privacy_Tools {
		return new Privacy_Tools(
			$this->search(),
			$this->leads(),
			$this->deliveries(),
			$this->configurations(),
			$this->keeper(),
			new Fallback_Store(),
			new Erasure_Log( $this->clock ),
			$this->drafts()
		);
	}

	public function screen(): Leads_Screen {
		return new Leads_Screen( $this->search(), $this->leads(), $this->deliveries(), $this->configurations(), $this->alert(), new Fallback_Store() );
	}

	public function actions(): Lead_Actions {
		return new Lead_Actions( $this->leads(), $this->worker(), $this->alert() );
	}

	public function export(): Csv_Export {
		return new Csv_Export( $this->search(), $this->deliveries(), $this->configurations() );
	}

	private function mailer(): Mailer {
		return new Mailer( $this->settings, $this->clock );
	}

	private function sender(): Mail_Sender {
		return new Mail_Sender(
			$this->leads(),
			$this->deliveries(),
			$this->configurations(),
			new Dealer_Email( $this->settings ),
			new Visitor_Email( $this->settings ),
			$this->mailer(),
			new Circuit_Breaker( $this->clock ),
			$this->alert(),
			$this->clock
		);
	}
}
