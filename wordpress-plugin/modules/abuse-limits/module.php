<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Abuse_Limits;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		add_filter( 'cfg_configurator_allows_mail', array( Recipient_Limit::class, 'allows' ), 10, 3 );
		add_action( 'cfg_configurator_leads_due', array( Rate_Limit::class, 'clean' ), 10, 0 );
	}
};
