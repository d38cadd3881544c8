<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Thanks_Page;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extensions;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		Lead_Extensions::add( new Thanks_Summary() );
	}
};
