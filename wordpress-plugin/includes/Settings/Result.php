<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** The settings to save, and the rejected values. */
final class Result {
	/**
	 * @param array<string, mixed>  $values   All settings, sanitised.
	 * @param array<string, string> $refusals Error messages by key.
	 * @param array<string, mixed>  $typed    Rejected values by key.
	 */
	public function __construct(
		public readonly array $values,
		public readonly array $refusals,
		public readonly array $typed,
	) {
	}
}
