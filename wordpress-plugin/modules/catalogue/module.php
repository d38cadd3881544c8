<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'gateway' );

	public const IS_FOR_ELEMENT = true;

	public const EVENTS = array( Catalogue_Refresh::HOOK );

	public function title(): string {
		return __( 'Files of the catalogue', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Writes the lists of the content site to files, which browsers load without PHP.', 'cfg-configurator' );
	}

	public function register(): void {
		( new Catalogue_Refresh( Deferred_Tasks::of_this_server() ) )->register();
	}
};
