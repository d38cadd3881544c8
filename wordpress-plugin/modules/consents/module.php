<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Consents;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		Lead_Extension::add( new Consent_Extension() );
	}
};
