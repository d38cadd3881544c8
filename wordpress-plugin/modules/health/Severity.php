<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

/** Ordered from worst to best. */
enum Severity: string {
	/** Buyers are affected, or a lead may be lost. */
	case PROBLEM = 'problem';
	/** Works, but with limitations. */
	case WARNING = 'warning';
	case FINE    = 'fine';

	/** @param array<Finding> $findings The worst of these; FINE without any. */
	public static function worst( array $findings ): self {
		$found = array_column( $findings, 'severity' );
		return match ( true ) {
			in_array( self::PROBLEM, $found, true ) => self::PROBLEM,
			in_array( self::WARNING, $found, true ) => self::WARNING,
			default => self::FINE,
		};
	}
}
