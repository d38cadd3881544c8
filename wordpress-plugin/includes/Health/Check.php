<?php
/**
 * One thing that is looked at.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Looks, and says what it found: never nothing. May ask the content site; changes nothing.
 */
interface Check {
	/**
	 * What is looked at, for the line that says that the look itself failed.
	 */
	public function subject(): string;

	/**
	 * @return list<Finding>
	 */
	public function run(): array;
}
