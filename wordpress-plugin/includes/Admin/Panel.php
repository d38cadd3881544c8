<?php
/**
 * One tab's contents.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * What the settings page shows below its tabs.
 */
interface Panel {
	/**
	 * Name in addresses: small letters and dashes.
	 */
	public function slug(): string;

	public function title(): string;

	/**
	 * Told before anything is printed, on the page itself only.
	 */
	public function prepare(): void;

	/**
	 * Prints, escaped.
	 */
	public function render(): void;
}
