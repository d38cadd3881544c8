<?php
/**
 * Plugin Name:       Car configurator
 * Plugin URI:        https://wordpress.org/plugins/cfg-configurator/
 * Description:       Adds the car configurator to a page: shortcode, block, texts, financing limits and leads.
 * Version:           1.0.0
 * Requires at least: 6.5
 * Requires PHP:      8.1
 * Author:            The cfg-configurator maintainers
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       cfg-configurator
 * Domain Path:       /languages
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0';

require_once __DIR__ . '/includes/Plugin.php';

Plugin::load_classes( __DIR__ );
( new Plugin( __FILE__ ) )->register();
