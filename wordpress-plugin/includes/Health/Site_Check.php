<?php
declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/** A check that also runs as a test of its own on WordPress's Site Health screen, in a request of its own. */
interface Site_Check extends Check {
	/** Identifies the test: lowercase letters and dashes; '' while there is nothing to test. */
	public function slug(): string;
}
