<?php
/**
 * Cleanup after a fatal error.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Runs work that a fatal error (memory limit, time limit) may abort. PHP does not run `finally` blocks after a fatal
 * error, so the cleanup runs in a shutdown function.
 */
final class Crash_Guard {
	/** Bytes freed for the cleanup, in case the memory limit caused the error. */
	private const RESERVE = 512 * KB_IN_BYTES;

	/**
	 * Reserved memory; never read.
	 *
	 * @var string
	 * @phpstan-ignore property.onlyWritten
	 */
	private string $reserve;

	/**
	 * Cleanup callback; null once the work has finished.
	 *
	 * @var (\Closure(): void)|null
	 */
	private ?\Closure $clean_up;

	/**
	 * @param \Closure(): void $clean_up Cleanup callback.
	 */
	private function __construct( \Closure $clean_up ) {
		$this->clean_up = $clean_up;
		$this->reserve  = str_repeat( ' ', self::RESERVE );
	}

	/**
	 * @template T
	 * @param \Closure(): T    $work     Work to run. An exception does not count as a fatal error.
	 * @param \Closure(): void $clean_up Called at shutdown if the work has not finished.
	 * @return T
	 */
	public static function run( \Closure $work, \Closure $clean_up ): mixed {
		$guard = new self( $clean_up );
		register_shutdown_function( array( $guard, 'end_process' ) );
		try {
			return $work();
		} finally {
			$guard->clean_up = null;
			$guard->reserve  = '';
		}
	}

	/**
	 * Shutdown function: runs the cleanup if the work was aborted.
	 */
	public function end_process(): void {
		$this->reserve = '';
		if ( null !== $this->clean_up ) {
			( $this->clean_up )();
		}
	}
}
