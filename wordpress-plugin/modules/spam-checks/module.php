<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Checks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'abuse-limits' );

	public function extension(): Lead_Extension {
		return new Spam_Checks();
	}
};
