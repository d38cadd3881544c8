<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Row_Lists;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

/** Lists of rows in the settings, which other modules use. */
return new class() extends Module {
};
