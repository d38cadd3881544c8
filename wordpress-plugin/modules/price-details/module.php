<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Price_Details;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function extension(): Lead_Extension {
		return new class() extends Lead_Extension {
			public function rows( Configuration_Snapshot $snapshot, bool $is_cell, \Closure $clean ): array {
				return Price_Details::contents( $snapshot, $is_cell ) + Price_Details::delivery( $snapshot, $clean );
			}
		};
	}
};
