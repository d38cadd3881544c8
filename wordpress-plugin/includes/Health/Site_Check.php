<?php
declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/** A check that also is a test of its own on WordPress's Site Health screen. */
interface Site_Check {
	/** @return iterable<Finding> At least one. It may send requests to the content site, but must not change any data. */
	public function run(): iterable;

	/** Identifies the test: lowercase letters and dashes; '' while there is nothing to test. */
	public function slug(): string;

	/** Whether it sends requests or looks up hosts, so that WordPress runs the test after the page has loaded. */
	public function sends_requests(): bool;
}
