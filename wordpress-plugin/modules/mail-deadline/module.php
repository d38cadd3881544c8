<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Deadline;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public function register(): void {
		add_filter( 'cfg_configurator_mailer_class', static fn (): string => Deadline_Mailer::class );
	}
};
