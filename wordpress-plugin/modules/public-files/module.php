<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Public_Files;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

/** The folder that other modules use. */
return new class() extends Module {
	public function delete_files(): void {
		Public_Folder::of_site()?->delete();
	}
};
