<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

/** Content of one tab of the settings page. */
interface Panel {
	/** URL slug: lowercase letters and dashes. */
	public function slug(): string;

	public function title(): string;

	/** Enqueues its scripts and style sheets. */
	public function enqueue(): void;

	/** Prints the panel, escaped. */
	public function render(): void;
}
