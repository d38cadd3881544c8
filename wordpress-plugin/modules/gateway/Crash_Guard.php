<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Runs work that a fatal error (memory limit, time limit) may abort. PHP does not run `finally` blocks after a fatal
 * error, so the cleanup runs in a shutdown function.
 */
final class Crash_Guard {
	/** Bytes freed for the cleanup, in case the memory limit caused the error. */
	private const RESERVE = 512 * KB_IN_BYTES;

	/**
	 * @template T
	 * @param \Closure(): T    $work     Work to run. An exception does not count as a fatal error.
	 * @param \Closure(): void $clean_up Called at shutdown if the work has not finished.
	 * @return T
	 */
	public static function run( \Closure $work, \Closure $clean_up ): mixed {
		$reserve = str_repeat( ' ', self::RESERVE );
		$is_over = false;
		register_shutdown_function(
			static function () use ( &$reserve, &$is_over, $clean_up ): void {
				$reserve = '';
				// @phpstan-ignore booleanNot.alwaysTrue (true when the work has finished)
				if ( ! $is_over ) {
					$clean_up();
				}
			}
		);
		try {
			return $work();
		} finally {
			$is_over = true;
			$reserve = '';
		}
	}
}
