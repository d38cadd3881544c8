<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

/**
 * Thrown in place of `wp_die()`.
 */
final class Died extends \RuntimeException {
	/**
	 * @param string $message What the visitor reads.
	 * @param int    $status  The answer's HTTP status.
	 */
	public function __construct( string $message, public readonly int $status ) {
		parent::__construct( $message );
	}
}
