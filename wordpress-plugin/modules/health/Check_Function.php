<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;

/** A check made from a function. */
final class Check_Function implements Check {
	/** @param \Closure(): (Finding|iterable<Finding>) $check */
	public function __construct( private \Closure $check ) {
	}

	public function run(): iterable {
		$found = ( $this->check )();
		return $found instanceof Finding ? array( $found ) : $found;
	}
}
