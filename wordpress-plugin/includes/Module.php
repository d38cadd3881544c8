<?php
/**
 * One job of the plugin.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the plugin that hooks itself into WordPress. Constructors only take what they need:
 * all hooks are added in `register()`.
 */
interface Module {
	public function register(): void;
}
