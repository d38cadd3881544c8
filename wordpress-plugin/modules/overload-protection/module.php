<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Overload_Protection;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		add_filter( 'cfg_configurator_mail_guard', static fn (): Shared_Mail_Guard => new Shared_Mail_Guard() );
	}
};
