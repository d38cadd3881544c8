<?php
/**
 * Translations.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

/**
 * Registers the plugin's language files: before 6.8, WordPress does not read the 'Domain Path' header.
 */
final class Translations implements Module {
	/**
	 * @param string $file The plugin's main file.
	 */
	public function __construct( private string $file ) {
	}

	public function register(): void {
		add_action( 'init', array( $this, 'load' ), 1 );
	}

	/**
	 * Callback for the action `init`. Reads a file, never the database.
	 */
	public function load(): void {
		load_plugin_textdomain( 'cfg-configurator', false, dirname( plugin_basename( $this->file ) ) . '/languages' );
	}
}
