<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway\Cache;

defined( 'ABSPATH' ) || exit;

/**
 * A lock in the options table. The table's unique key ensures that exactly one of several concurrent requests
 * acquires it. The lock expires, so a killed request does not block others for long.
 *
 * The options and transients APIs cannot be used: `add_option` and `set_transient` overwrite existing values.
 */
final class Refresh_Lock {
	private const PREFIX = 'cfg_configurator_lock_';

	/**
	 * Acquires the lock.
	 *
	 * @param string $name    Name of the lock, at most 150 characters.
	 * @param int    $seconds Seconds until the lock expires.
	 * @return ?string Token for release(); null if another request holds the lock.
	 */
	public static function take( string $name, int $seconds ): ?string {
		$token = ( time() + $seconds ) . '|' . wp_generate_password( 12, false );
		if ( self::insert( $name, $token ) ) {
			return $token;
		}
		$held    = self::token( $name );
		$is_ours = null === $held ? self::insert( $name, $token ) : self::is_over( $held ) && 1 === self::query(
			'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
			$token,
			self::PREFIX . $name,
			$held
		);
		return $is_ours ? $token : null;
	}

	public static function is_held( string $name ): bool {
		$held = self::token( $name );
		return null !== $held && ! self::is_over( $held );
	}

	/** Releases the lock, unless it has expired and another request has acquired it. */
	public static function release( string $name, string $token ): void {
		self::query( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', self::PREFIX . $name, $token );
	}

	private static function is_over( string $token ): bool {
		return (int) $token < time();
	}

	/** @phpstan-impure */
	private static function insert( string $name, string $token ): bool {
		return 1 === self::query( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )", self::PREFIX . $name, $token );
	}

	/** Returns the token in the table; null if there is none. */
	private static function token( string $name ): ?string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$token = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::PREFIX . $name ) );
		return is_string( $token ) ? $token : null;
	}

	/** @param literal-string $sql Statement whose first placeholder is the options table. Returns the number of affected rows. */
	private static function query( string $sql, string ...$values ): int {
		/** @var \wpdb $wpdb */
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared here.
		return (int) $wpdb->query( (string) $wpdb->prepare( $sql, $wpdb->options, ...$values ) );
	}
}
