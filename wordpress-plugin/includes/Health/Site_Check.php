<?php
declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/** A check that also is a test of its own on WordPress's Site Health screen. It sends no requests. */
interface Site_Check extends Check {
	/** Lowercase letters and dashes, for the id of the test. */
	public function slug(): string;

	/** Name of what is tested, as WordPress shows it while the test runs. */
	public function label(): string;
}
