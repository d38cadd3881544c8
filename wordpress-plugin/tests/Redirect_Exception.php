<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

/** Thrown in place of a redirect, so that the `exit` after it is not reached. */
final class Redirect_Exception extends \RuntimeException {
	/**
	 * @param string $location The address as WordPress would send it.
	 * @param int    $status   301, 302 or 303.
	 */
	public function __construct( public readonly string $location, public readonly int $status ) {
		parent::__construct( sprintf( 'Redirected to %s (%d)', $location, $status ) );
	}
}
