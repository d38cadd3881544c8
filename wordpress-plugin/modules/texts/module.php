<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public function title(): string {
		return __( 'Texts', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Settings for the texts and labels that buyers see.', 'cfg-configurator' );
	}

	public function tabs(): array {
		return array( Texts_Tab::create() );
	}
};
