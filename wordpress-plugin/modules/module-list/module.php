<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Module_List;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

/** The tab that lists the modules with a title. It has none itself, because it could not be switched on again. */
return new class() extends Module {
	public function register(): void {
		add_action( 'admin_post_cfg_configurator_modules', fn () => ( new Modules_Panel( $this->modules ) )->save(), 10, 0 );
	}

	public function panels(): array {
		return array( new Modules_Panel( $this->modules ) );
	}
};
