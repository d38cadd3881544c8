<?php
declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/** A check returns at least one finding. It may send requests to the content site, but must not change any data. */
interface Check {
	/** @return iterable<Finding> */
	public function run(): iterable;
}
