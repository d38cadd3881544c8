<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Thanks_Page;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function extension(): Lead_Extension {
		return new class() extends Lead_Extension {
			public function thanks(): string {
				return Thanks_Summary::html();
			}
		};
	}
};
