<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Sample;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'setup' );

	public function register(): void {
		add_filter( 'cfg_configurator_stored_list', static fn ( mixed $stored, string $path ): mixed => Sample_Models::find( $path ) ?? $stored, 10, 2 );
		if ( is_admin() ) {
			( new Sample_Notice() )->register();
		}
	}
};
