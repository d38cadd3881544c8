<?php
/**
 * A tab of the settings page.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Fields of one settings tab. Labels are translated when requested, so do not call these methods before `init`.
 */
interface Setting_Tab {
	/**
	 * URL slug: lowercase letters and dashes.
	 */
	public function slug(): string;

	public function title(): string;

	/**
	 * @return list<Section>
	 */
	public function sections(): array;
}
