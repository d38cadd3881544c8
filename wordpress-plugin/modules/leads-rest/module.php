<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Rest;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'leads-desk', 'consents' );

	public const IS_ON_AT_FIRST = false;

	public function title(): string {
		return __( 'REST API for leads', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Other systems read leads as JSON or CSV with an application password.', 'cfg-configurator' );
	}

	public function register(): void {
		add_action( 'rest_api_init', fn () => Leads_Routes::add() );
	}
};
