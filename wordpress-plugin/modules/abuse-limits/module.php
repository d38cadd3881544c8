<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Abuse_Limits;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Lead_Extensions;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		Mail_Planner::limit_visitors_by( Recipient_Limit::allows( ... ) );
		$counts = new class() extends Lead_Extension {
			public function work(): void {
				Rate_Limit::clean();
			}
		};
		Lead_Extensions::add( $counts );
	}
};
