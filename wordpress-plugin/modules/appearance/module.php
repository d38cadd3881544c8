<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public function register(): void {
		( new Appearance() )->register();
	}

	public function tabs(): array {
		return array( $this->file()->tab()->with_preview( static fn () => Contrast::render() ) );
	}
};
