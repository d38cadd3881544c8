<?php
/**
 * Setting field.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Definition of a setting. Constructed with named arguments, which keeps the lists in Tabs readable.
 */
final class Field {
	/**
	 * @param string                $key      A key of Setting_List::DEFAULTS.
	 * @param Field_Type                  $kind     Type of the value.
	 * @param string                $label    Label.
	 * @param string                $help     Help text, including what an empty field means.
	 * @param string                $example  Example value; '' for none.
	 * @param float|null            $min      Minimum; null for no limit.
	 * @param float|null            $max      Maximum; null for no limit.
	 * @param string                $unit     Unit of the number.
	 * @param bool                  $decimals Whether the number may have decimals.
	 * @param bool                  $required Whether an empty field is rejected.
	 * @param int                   $length   Maximum length of a text, in characters.
	 * @param array<int|string, string> $choices Labels by value; the first is the default.
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
