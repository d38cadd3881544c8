<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Checked_Requests;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		add_filter( 'cfg_configurator_content_response', array( Web_Request::class, 'of_content_call' ), 10, 2 );
	}
};
