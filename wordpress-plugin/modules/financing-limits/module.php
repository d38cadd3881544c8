<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Financing_Limits;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public function title(): string {
		return __( 'Financing limits', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Settings that narrow the financing that buyers can simulate.', 'cfg-configurator' );
	}

	public function tabs(): array {
		return array( Limits_Tab::create() );
	}
};
