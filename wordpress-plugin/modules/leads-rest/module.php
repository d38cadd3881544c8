<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Rest;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'leads-desk', 'consents' );

	public const IS_ON_AT_FIRST = false;

	public function register(): void {
		add_action( 'rest_api_init', fn () => Leads_Routes::add() );
	}
};
