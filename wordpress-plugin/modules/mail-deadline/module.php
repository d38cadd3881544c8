<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Deadline;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Mail\Mail_Time;
use Cfg_Configurator\Leads\Mail\Mailer_Changes;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function extension(): Lead_Extension {
		return new class() extends Lead_Extension {
			/** @param array<string, string> $values New properties of PHPMailer. */
			public function mailer_changes( array $values, Mail_Time $time ): Mailer_Changes {
				return new Deadline_Changes( $values, $time );
			}
		};
	}
};
