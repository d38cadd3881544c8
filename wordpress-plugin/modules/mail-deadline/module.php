<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Deadline;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Mail\Mailer_Changes;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		Mailer_Changes::use( Deadline_Changes::class );
	}
};
