<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Privacy;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( Privacy_Tools::class, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( Privacy_Tools::class, 'add_eraser' ) );
		add_action( 'admin_init', array( Policy_Text::class, 'suggest' ), 10, 0 );
	}
};
