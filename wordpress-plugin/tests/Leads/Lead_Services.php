<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Lifecycle;
use Cfg_Configurator\Leads\Mail\Alert;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Lead_Recorder;
use Cfg_Configurator\Leads\Posting\Post_Handler;
use Cfg_Configurator\Leads\Privacy\Privacy_Tools;
use Cfg_Configurator\Leads\Screen\Csv_Export;
use Cfg_Configurator\Leads\Screen\Lead_Actions;
use Cfg_Configurator\Leads\Screen\Leads_Screen;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Draft_Store;
use Cfg_Configurator\Leads\Storage\Lead_Search;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Retention;

/**
 * Creates new objects for each call, as every request does.
 */
final class Lead_Services {
	public function lifecycle(): Lifecycle {
		return new Lifecycle();
	}

	public function post_handler(): Post_Handler {
		return new Post_Handler();
	}

	public function worker(): Lead_Worker {
		return new Lead_Worker();
	}

	public function retention(): Retention {
		return new Retention();
	}

	public function dealers(): Dealer_Directory {
		return new Dealer_Directory();
	}

	public function recorder(): Lead_Recorder {
		return new Lead_Recorder();
	}

	public function leads(): Lead_Table {
		return new Lead_Table();
	}

	public function search(): Lead_Search {
		return new Lead_Search();
	}

	public function deliveries(): Delivery_Table {
		return new Delivery_Table();
	}

	public function configurations(): Configuration_Table {
		return new Configuration_Table();
	}

	public function drafts(): Draft_Store {
		return new Draft_Store();
	}

	public function alert(): Alert {
		return new Alert();
	}

	public function privacy(): Privacy_Tools {
		return new Privacy_Tools();
	}

	public function screen(): Leads_Screen {
		return new Leads_Screen();
	}

	public function actions(): Lead_Actions {
		return new Lead_Actions();
	}

	public function export(): Csv_Export {
		return new Csv_Export();
	}
}
