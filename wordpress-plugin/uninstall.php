<?php
/**
 * Runs when the plugin is deleted.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/cfg-configurator.php';

Install::on_sites( true, array( Install::class, 'uninstall' ) );
