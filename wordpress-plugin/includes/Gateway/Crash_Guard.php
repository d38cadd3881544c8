<?php
/**
 * Cleans up after a fatal error.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Does work that a fatal error (memory, time) may end, where `finally` blocks do not run, and cleans up as the process
 * ends if it did.
 */
final class Crash_Guard {
	/** Bytes set free for the cleaning up: memory may be what ran out. */
	private const RESERVE = 512 * KB_IN_BYTES;

	/**
	 * Holds memory, and nothing reads it.
	 *
	 * @var string
	 * @phpstan-ignore property.onlyWritten
	 */
	private string $reserve;

	/**
	 * What to do after a fatal error; null once the work has ended.
	 *
	 * @var (\Closure(): void)|null
	 */
	private ?\Closure $clean_up;

	/**
	 * @param \Closure(): void $clean_up What to do after a fatal error.
	 */
	private function __construct( \Closure $clean_up ) {
		$this->clean_up = $clean_up;
		$this->reserve  = str_repeat( ' ', self::RESERVE );
	}

	/**
	 * @template T
	 * @param \Closure(): T    $work     May throw, which is no fatal error.
	 * @param \Closure(): void $clean_up Called at the end of the process, if the work has not ended by then.
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
	 * Shutdown function.
	 */
	public function end_process(): void {
		$this->reserve = '';
		if ( null !== $this->clean_up ) {
			( $this->clean_up )();
		}
	}
}
