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
 * Lists the fields of one subject. Names are translated when they are asked for, so no earlier than `init`.
 */
interface Setting_Tab {
	/**
	 * Name in addresses: small letters and dashes.
	 */
	public function slug(): string;

	public function title(): string;

	/**
	 * @return list<Section>
	 */
	public function sections(): array;
}
