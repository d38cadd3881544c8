<?php
/**
 * One setting, as the editor meets it.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that is known of a setting but its value: named arguments make the lists in Tabs readable.
 */
final class Field {
	/**
	 * @param string                $key      A key of Setting_List::DEFAULTS.
	 * @param Field_Type                  $kind     Sort of value.
	 * @param string                $label    What it is called.
	 * @param string                $help     What it is for, and what an empty field means.
	 * @param string                $example  A value as it could be; '' for none.
	 * @param float|null            $min      Smallest number; null for no limit.
	 * @param float|null            $max      Greatest number; null for no limit.
	 * @param string                $unit     What the number counts.
	 * @param bool                  $decimals Whether the number may have decimals.
	 * @param bool                  $required Whether an empty field is refused.
	 * @param int                   $length   Most characters of a text.
	 * @param array<int|string, string> $choices Values and what they are called, the first the usual one.
	 */
	public function __construct(
		public readonly string $key,
		public readonly Field_Type $kind,
		public readonly string $label,
		public readonly string $help = '',
		public readonly string $example = '',
		public readonly ?float $min = null,
		public readonly ?float $max = null,
		public readonly string $unit = '',
		public readonly bool $decimals = false,
		public readonly bool $required = false,
		public readonly int $length = 200,
		public readonly array $choices = array(),
	) {
	}
}
