<?php
declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/** Ordered from worst to best. */
enum Severity: string {
	/** Buyers are affected, or a lead may be lost. */
	case PROBLEM = 'problem';
	/** Works, but with limitations. */
	case WARNING = 'warning';
	case FINE    = 'fine';
}
