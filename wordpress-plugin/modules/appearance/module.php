<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public function title(): string {
		return __( 'Appearance', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Settings for colours, font and corners, also for a single page.', 'cfg-configurator' );
	}

	public function register(): void {
		( new Appearance() )->register();
	}

	public function tabs(): array {
		return array( Appearance_Tab::create() );
	}
};
