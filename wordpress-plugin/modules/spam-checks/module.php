<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Checks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Posting\Spam_Check;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'abuse-limits' );

	public function register(): void {
		Spam_Check::add( new Spam_Checks() );
	}
};
