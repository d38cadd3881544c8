<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Setup;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Back_Office;
use Cfg_Configurator\Health\Health_Panel;
use Cfg_Configurator\Health\Health_Run;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function title(): string {
		return __( 'Set-up', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'After the activation, leads through the first settings in three steps.', 'cfg-configurator' );
	}

	public function register(): void {
		if ( is_admin() ) {
			$health = new Health_Panel( new Health_Run( Back_Office::checks( ... ) ) );
			( new Setup_Screen( $health, dirname( __DIR__, 2 ) . '/cfg-configurator.php' ) )->register();
			( new Setup_Saving() )->register();
			( new Setup_Notice() )->register();
		}
	}
};
