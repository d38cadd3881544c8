<?php
/**
 * Lock for cache refreshes.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQLPlaceholders -- %i came with WordPress 6.2; these rules are older.

/**
 * A lock in the options table. The table's unique key ensures that exactly one of several concurrent requests
 * acquires it. The lock expires, so a killed request does not block others for long.
 *
 * The options and transients APIs cannot be used: `add_option` and `set_transient` overwrite existing values.
 */
final class Refresh_Lock {
	private const PREFIX = 'cfg_configurator_lock_';

	/**
	 * Acquires the lock. Returns null if another request holds it.
	 *
	 * @param string $name    Name of the lock, at most 150 characters.
	 * @param int    $seconds Seconds until the lock expires.
	 * @return ?string Token for release(), or null.
	 */
	public function take( string $name, int $seconds ): ?string {
		$option = self::PREFIX . $name;
		$token  = ( time() + $seconds ) . '|' . wp_generate_password( 12, false );
		if ( $this->insert( $option, $token ) ) {
			return $token;
		}
		$held = $this->held( $option );
		if ( null === $held ) {
			return $this->insert( $option, $token ) ? $token : null;
		}
		return $this->is_over( $held ) && $this->replace( $option, $held, $token ) ? $token : null;
	}

	public function is_held( string $name ): bool {
		$held = $this->held( self::PREFIX . $name );
		return null !== $held && ! $this->is_over( $held );
	}

	/**
	 * Releases the lock, unless it has expired and another request has acquired it.
	 */
	public function release( string $name, string $token ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$this->query(
			$wpdb->prepare(
				'DELETE FROM %i WHERE option_name = %s AND option_value = %s',
				$wpdb->options,
				self::PREFIX . $name,
				$token
			)
		);
	}

	private function is_over( string $token ): bool {
		return (int) $token < time();
	}

	/**
	 * @phpstan-impure
	 */
	private function insert( string $option, string $token ): bool {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return 1 === $this->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )",
				$wpdb->options,
				$option,
				$token
			)
		);
	}

	private function replace( string $option, string $held, string $token ): bool {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return 1 === $this->query(
			$wpdb->prepare(
				'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
				$wpdb->options,
				$token,
				$option,
				$held
			)
		);
	}

	private function held( string $option ): ?string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A lock is read where it lies.
		$held = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $option ) );
		return is_string( $held ) ? $held : null;
	}

	/**
	 * Runs a prepared statement and returns the number of affected rows.
	 *
	 * @param ?string $prepared Return value of `$wpdb->prepare`.
	 */
	private function query( ?string $prepared ): int {
		/** @var \wpdb $wpdb */
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- The callers prepare.
		return (int) $wpdb->query( (string) $prepared );
	}
}
