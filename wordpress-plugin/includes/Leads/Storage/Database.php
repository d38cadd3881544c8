<?php
/**
 * Speaks to the database.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Statements with marks (`%i` for a name, `%s`, `%d`) and their values: every statement of leads is prepared here.
 */
final class Database {
	// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- prepared() prepares them.

	/**
	 * Runs a statement.
	 *
	 * @param list<int|string> $values For the marks.
	 * @return int|null Rows it changed; null where the database refuses it.
	 */
	public static function run( string $sql, array $values ): ?int {
		$done = self::wpdb()->query( self::prepared( $sql, $values ) );
		return is_int( $done ) ? $done : null;
	}

	/**
	 * @param list<int|string> $values For the marks.
	 * @return list<array<string, string|null>> None where the database refuses it.
	 */
	public static function rows( string $sql, array $values ): array {
		$found = self::wpdb()->get_results( self::prepared( $sql, $values ), 'ARRAY_A' );
		$rows  = array();
		foreach ( is_array( $found ) ? $found : array() as $row ) {
			$rows[] = self::texts( $row );
		}
		return $rows;
	}

	/**
	 * The first row; null for none.
	 *
	 * @param list<int|string> $values For the marks.
	 * @return array<string, string|null>|null
	 */
	public static function row( string $sql, array $values ): ?array {
		return self::rows( $sql, $values )[0] ?? null;
	}

	/**
	 * The first value of the first row; null for none.
	 *
	 * @param list<int|string> $values For the marks.
	 */
	public static function value( string $sql, array $values ): ?string {
		return self::wpdb()->get_var( self::prepared( $sql, $values ) );
	}

	// phpcs:enable

	/**
	 * The first column as whole numbers.
	 *
	 * @param list<int|string> $values For the marks.
	 * @return list<int>
	 */
	public static function ids( string $sql, array $values ): array {
		return array_map( static fn ( array $row ): int => (int) reset( $row ), self::rows( $sql, $values ) );
	}

	/**
	 * As many marks as there are values, for `IN ( … )`.
	 *
	 * @param list<int|string> $values At least one.
	 */
	public static function marks( array $values ): string {
		return implode( ', ', array_map( static fn ( int|string $value ): string => is_int( $value ) ? '%d' : '%s', $values ) );
	}

	/**
	 * A pattern for LIKE that finds a text anywhere.
	 */
	public static function containing( string $text ): string {
		return '%' . self::wpdb()->esc_like( $text ) . '%';
	}

	/**
	 * A pattern for LIKE that finds what starts with a text.
	 */
	public static function starting( string $text ): string {
		return self::wpdb()->esc_like( $text ) . '%';
	}

	/**
	 * An error in the database's or a mail server's words, without the values and addresses that some name.
	 */
	public static function without_values( string $error ): string {
		$value   = "/\\b(value|entry|near)([: ]+)'.*'/is";
		$address = '/[^\s<>:;,"\'()]+@[^\s<>:;,"\'()]+/';
		return (string) preg_replace( array( $value, $address ), array( "$1$2'…'", '…@…' ), $error );
	}

	/**
	 * What the database said last; '' for no error.
	 */
	public static function last_error(): string {
		return self::wpdb()->last_error;
	}

	/**
	 * Does work whose errors are not shown, since that would go before a redirection's headers, and are logged without
	 * the statement, which may hold all that a buyer typed: a log is never exported, erased or dropped.
	 *
	 * @template T
	 * @param callable(): T $work What is done.
	 * @return T
	 */
	public static function quietly( callable $work ): mixed {
		$was_suppressed = self::wpdb()->suppress_errors();
		try {
			return $work();
		} finally {
			self::wpdb()->suppress_errors( $was_suppressed );
			if ( '' !== self::last_error() && ! $was_suppressed ) {
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
				error_log( 'cfg-configurator: ' . self::without_values( self::last_error() ) );
			}
		}
	}

	public static function wpdb(): \wpdb {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return $wpdb;
	}

	/**
	 * @param list<int|string> $values For the marks.
	 */
	private static function prepared( string $sql, array $values ): string {
		/** @var literal-string $sql */
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- this is where statements are prepared; they hold marks only.
		return (string) self::wpdb()->prepare( $sql, $values );
	}

	/**
	 * @return array<string, string|null>
	 */
	private static function texts( mixed $row ): array {
		$texts = array();
		foreach ( is_array( $row ) ? $row : array() as $column => $value ) {
			$texts[ (string) $column ] = is_scalar( $value ) ? (string) $value : null;
		}
		return $texts;
	}
}
