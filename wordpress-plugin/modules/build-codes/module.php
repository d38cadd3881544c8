<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Gateway\Endpoint;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'abuse-limits' );

	public function register(): void {
		Endpoint::add_post( 'saveBuild', Build_Routes::save( ... ) );
		Endpoint::add_post( 'findBuild', Build_Routes::find( ... ) );
		Lead_Extension::add( new Build_Extension() );
	}

	public function tables(): array {
		return array( Build_Table::NAME => Build_Table::COLUMNS );
	}
};
