<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		add_action( 'admin_enqueue_scripts', static fn ( string $screen ) => Settings_Page::SCREEN === $screen && Settings_Page::style( __FILE__, 'preview' ) );
		add_action( 'cfg_configurator_settings_beside', array( Preview::class, 'render' ) );
	}
};
