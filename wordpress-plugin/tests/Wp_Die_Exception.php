<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

/** Thrown in place of `wp_die()`, so that the process does not end. */
final class Wp_Die_Exception extends \RuntimeException {
	/**
	 * @param string $message The message that the visitor reads.
	 * @param int    $status  HTTP status of the response.
	 */
	public function __construct( string $message, public readonly int $status ) {
		parent::__construct( $message );
	}
}
