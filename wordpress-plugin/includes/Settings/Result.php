<?php
/**
 * What came of checking many settings.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The settings to save, and what was not taken into them.
 */
final class Result {
	/**
	 * @param array<string, mixed>  $values   Every setting, clean.
	 * @param array<string, string> $refusals Why, by the keys of what was refused.
	 * @param array<string, mixed>  $typed    What was refused, by the same keys.
	 */
	public function __construct(
		public readonly array $values,
		public readonly array $refusals,
		public readonly array $typed,
	) {
	}
}
