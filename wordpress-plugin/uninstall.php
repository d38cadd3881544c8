<?php
/**
 * Runs when the plugin is deleted.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/Autoloader.php';

( new Autoloader( __NAMESPACE__, __DIR__ . '/includes' ) )->register();
( new Autoloader( __NAMESPACE__ . '\Modules', __DIR__ . '/modules' ) )->register();
Embed\Uninstaller::remove_everywhere();
