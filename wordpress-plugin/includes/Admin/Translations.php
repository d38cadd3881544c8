<?php
/**
 * The plugin's own language files.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

/**
 * Tells WordPress where they lie: before 6.8 it does not read the header's 'Domain Path'.
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
	 * Answers the action `init`. Reads a file, never the database.
	 */
	public function load(): void {
		load_plugin_textdomain( 'cfg-configurator', false, dirname( plugin_basename( $this->file ) ) . '/languages' );
	}
}
