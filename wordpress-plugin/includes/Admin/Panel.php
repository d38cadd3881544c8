<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

/** Content of one tab of the settings page. */
abstract class Panel {
	/** URL slug: lowercase letters and dashes. */
	abstract public function slug(): string;

	abstract public function title(): string;

	/** Enqueues its scripts and style sheets. */
	public function enqueue(): void {
	}

	/** Prints the panel, escaped. */
	abstract public function render(): void;
}
