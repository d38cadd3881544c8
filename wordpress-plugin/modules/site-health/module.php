<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Site_Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public function title(): string {
		return __( 'Site Health', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Adds the configurator\'s tests and information to WordPress\'s Site Health screen.', 'cfg-configurator' );
	}

	public function register(): void {
		( new Site_Health() )->register();
	}
};
