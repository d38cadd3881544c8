<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Prerender;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_PAGES = true;

	public function title(): string {
		return __( 'Loading ahead', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Browsers load the configurator while a visitor points at a link to it.', 'cfg-configurator' );
	}

	public function register(): void {
		( new Prerendering() )->register();
	}
};
