<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'public-files' );

	public const IS_FOR_ELEMENT = true;

	public function register(): void {
		( new Appearance() )->register();
		add_action( 'cfg_configurator_settings_preview', static fn ( string $tab ) => Contrast::render( $tab ) );
	}
};
