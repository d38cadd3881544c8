<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Gateway\Endpoint;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'abuse-limits' );

	public function register(): void {
		Endpoint::add_post( 'saveCfgOptions', Save_Route::save( ... ) );
		Lead_Extension::add( new Configuration_Extension() );
	}

	public function tables(): array {
		return array( Configuration_Table::NAME => Configuration_Table::COLUMNS );
	}
};
