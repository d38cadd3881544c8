<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Abuse_Limits;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function extension(): Lead_Extension {
		return new class() extends Lead_Extension {
			public function allows_mail( int $lead_id, string $address ): bool {
				return Recipient_Limit::allows( $lead_id, $address );
			}

			public function work(): void {
				Rate_Limit::clean();
			}
		};
	}
};
