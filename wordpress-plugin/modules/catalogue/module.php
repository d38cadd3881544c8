<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'overload-protection', 'public-files' );

	public const IS_FOR_ELEMENT = true;

	public const EVENTS = array( Catalogue_Refresh::HOOK );

	public function register(): void {
		( new Catalogue_Refresh( Deferred_Tasks::of_this_server() ) )->register();
	}
};
