<?php
/**
 * One refresh at a time.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.PreparedSQLPlaceholders -- %i came with WordPress 6.2; these rules are older.

/**
 * A lock in the options table, by the table's own unique key: of many requests at the same moment exactly
 * one gets it. It ends by itself, so a request that was killed leaves nothing behind.
 *
 * Options and transients will not do: `add_option` and `set_transient` overwrite.
 */
final class Refresh_Lock {
	private const PREFIX = 'cfg_configurator_lock_';

	/**
	 * Takes the lock; null where another request holds it.
	 *
	 * @param string $name    What is locked, at most 150 characters.
	 * @param int    $seconds After which it may be taken over.
	 * @return ?string What releases it.
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
	 * Releases the lock, unless another request has taken it over meanwhile.
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
	 * Rows that a prepared statement changed.
	 *
	 * @param ?string $prepared By `$wpdb->prepare`.
	 */
	private function query( ?string $prepared ): int {
		/** @var \wpdb $wpdb */
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- The callers prepare.
		return (int) $wpdb->query( (string) $prepared );
	}
}
