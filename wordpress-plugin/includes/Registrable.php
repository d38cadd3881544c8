<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the plugin that hooks into WordPress. Constructors only take dependencies: all hooks are added in
 * `register()`.
 */
interface Registrable {
	public function register(): void;
}
