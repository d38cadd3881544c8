<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

/** Captures PHP's error log. */
trait Error_Log {
	/**
	 * Returns what a callback writes to PHP's error log.
	 *
	 * @param callable(): mixed $work
	 */
	protected function log_of( callable $work ): string {
		$log    = get_temp_dir() . 'cfg-configurator-' . bin2hex( random_bytes( 8 ) ) . '.log';
		$before = ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet
		try {
			$work();
		} finally {
			ini_set( 'error_log', (string) $before ); // phpcs:ignore WordPress.PHP.IniSet
			$logged = is_file( $log ) ? (string) file_get_contents( $log ) : '';
			wp_delete_file( $log );
		}
		return $logged;
	}
}
