<?php
/**
 * How bad a finding is.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Worst first.
 */
enum Severity: string {
	/** Buyers are hindered, or a request may be lost. */
	case PROBLEM = 'problem';
	/** Works, but not as well as it should. */
	case WARNING = 'warning';
	case FINE    = 'fine';
}
