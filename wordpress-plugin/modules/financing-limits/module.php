<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Financing_Limits;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;
};
