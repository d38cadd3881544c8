<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Energy_Prices;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public function title(): string {
		return __( 'Energy prices', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Settings for the running cost on the summary.', 'cfg-configurator' );
	}

	public function tabs(): array {
		return array( Energy_Tab::create() );
	}
};
