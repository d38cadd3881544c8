<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Overload_Protection;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function extension(): Lead_Extension {
		return new class() extends Lead_Extension {
			public function mail_guard(): Shared_Mail_Guard {
				return new Shared_Mail_Guard();
			}
		};
	}
};
