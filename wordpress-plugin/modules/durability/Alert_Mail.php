<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;

/** Mails the alerts after the leads' mails. */
final class Alert_Mail extends Lead_Extension {
	public function work(): void {
		Alert::mail_waiting();
	}
}
