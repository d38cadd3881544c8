<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Setup;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Health\Health_Panel;
use Cfg_Configurator\Modules\Health\Health_Run;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'health' );

	public function register(): void {
		if ( is_admin() ) {
			$health = new Health_Panel( new Health_Run( $this->modules->checks( ... ) ) );
			( new Setup_Screen( $health ) )->register();
			add_action( 'admin_post_cfg_configurator_setup', static fn () => Setup_Screen::save() );
			( new Setup_Notice() )->register();
		}
	}
};
