<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

/** Content of one tab of the settings page. */
interface Panel {
	/** URL slug: lowercase letters and dashes. */
	public function slug(): string;

	public function title(): string;

	/** @return array<string, list<non-empty-string>> Handles of the scripts that it needs, by name of its own scripts in `assets`. */
	public function scripts(): array;

	/** Prints the panel, escaped. */
	public function render(): void;
}
