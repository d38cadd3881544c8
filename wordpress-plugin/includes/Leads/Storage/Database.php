<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/** Prepares and runs all lead statements. Placeholders are `%i` for names, `%s` and `%d`; their values follow the SQL. */
final class Database {
	/** MySQL and MariaDB error numbers. */
	private const NO_SUCH_TABLE  = 1146;
	private const NO_SUCH_COLUMN = 1054;

	/** @var bool Whether tables are being recreated. Failures meanwhile start no other repair. */
	private static bool $is_repairing = false;

	// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- prepared() prepares them.

	/** @return int|null Affected rows; null on error. */
	public static function run( string $sql, int|string ...$values ): ?int {
		$is_insert = str_starts_with( $sql, 'INSERT' );
		$done      = self::repaired( static fn (): mixed => self::wpdb()->query( self::prepared( $sql, $values ) ), $is_insert );
		return is_int( $done ) ? $done : null;
	}

	/**
	 * Inserts a row unless its unique key exists. Also ignores errors other than duplicates.
	 *
	 * @param array<string, int|string|null> $row By column.
	 * @return int|null 1 if inserted, else 0; null on error.
	 */
	public static function insert_new( string $table, array $row ): ?int {
		$names = implode( ', ', array_fill( 0, count( $row ), '%i' ) );
		$bound = array_filter( $row, static fn ( int|string|null $value ): bool => null !== $value );
		$marks = self::marks( $row );
		return self::run( "INSERT IGNORE INTO %i ({$names}) VALUES ({$marks})", $table, ...array_keys( $row ), ...array_values( $bound ) );
	}

	/**
	 * @param array<string, int|string|null> $values
	 * @param array<string, int|string>      $where
	 */
	public static function update( string $table, array $values, array $where ): bool {
		return is_int( self::repaired( static fn (): mixed => self::wpdb()->update( $table, $values, $where ) ) );
	}

	/** @return list<array<string, string|null>> Empty on error. */
	public static function rows( string $sql, int|string ...$values ): array {
		/** @var list<array<string, mixed>>|null $found */
		$found = self::repaired( static fn (): mixed => self::wpdb()->get_results( self::prepared( $sql, $values ), 'ARRAY_A' ) );
		$text  = static fn ( mixed $value ): ?string => is_scalar( $value ) ? (string) $value : null;
		return array_map( static fn ( array $row ): array => array_map( $text, $row ), is_array( $found ) ? $found : array() );
	}

	/** @return array<string, string|null>|null */
	public static function row( string $sql, int|string ...$values ): ?array {
		return self::rows( $sql, ...$values )[0] ?? null;
	}

	/** Returns the first value of the first row; null if none. */
	public static function value( string $sql, int|string ...$values ): ?string {
		$value = self::repaired( static fn (): mixed => self::wpdb()->get_var( self::prepared( $sql, $values ) ) );
		return is_scalar( $value ) ? (string) $value : null;
	}

	// phpcs:enable

	/** @phpstan-impure */
	public static function has_table( string $table ): bool {
		$found = self::value( 'SHOW TABLES LIKE %s', self::wpdb()->esc_like( $table ) );
		return null !== $found && strtolower( $found ) === strtolower( $table );
	}

	/** @param array<int|string|null> $values At least one. Each gets a placeholder; wpdb has none for NULL. */
	public static function marks( array $values ): string {
		$mark = static fn ( int|string|null $value ): string => null === $value ? 'NULL' : ( is_int( $value ) ? '%d' : '%s' );
		return implode( ', ', array_map( $mark, $values ) );
	}

	/** Removes quoted values and e-mail addresses from a server's error. Keeps the names of tables and columns. */
	public static function without_values( string $error ): string {
		$name    = "\\b(?:table|column|key|index|database|option|variable)\\s+'[\\w.$-]*'|\\w'\\w";
		$address = '/[^\s<>:;,"\'()]+@[^\s<>:;,"\'()]+/';
		return (string) preg_replace( array( "/(?:{$name})(*SKIP)(*FAIL)|'.*'/is", $address ), array( "'…'", '…@…' ), $error );
	}

	/** Last database error; '' if none. The SQLite driver returns an HTML page that includes the statement. */
	public static function last_error(): string {
		$error = self::wpdb()->last_error;
		$found = preg_match( '#class="error_message"[^>]*>(.*?)</div>#s', $error, $parts );
		return 1 === $found ? trim( $parts[1] ) : $error;
	}

	/**
	 * Runs a callback while wpdb neither shows nor logs failing statements, because they contain personal data. Only the database's
	 * error message is logged, without values. Options with personal data must be written this way too.
	 *
	 * @template T
	 * @param callable(): T $work Callback to run.
	 * @return T
	 */
	public static function quietly( callable $work ): mixed {
		$was_suppressed = self::wpdb()->suppress_errors();
		if ( ! $was_suppressed ) {
			self::wpdb()->last_error = '';
		}
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
	 * Runs a statement quietly. If it fails because a table or column is missing, recreates it and tries once more.
	 *
	 * @param callable(): mixed $statement Runs the statement on wpdb.
	 * @param bool              $is_insert Whether it adds rows. Others find nothing if no table has been created yet.
	 */
	private static function repaired( callable $statement, bool $is_insert = false ): mixed {
		return self::quietly(
			static function () use ( $statement, $is_insert ): mixed {
				$answer = $statement();
				if ( self::$is_repairing || ! self::is_structure_missing() ) {
					return $answer;
				}
				$error              = self::wpdb()->last_error;
				self::$is_repairing = true;
				try {
					$is_repaired = apply_filters( 'cfg_configurator_repair_tables', false, $is_insert );
				} finally {
					self::$is_repairing = false;
				}
				if ( true === $is_repaired ) {
					return $statement();
				}
				self::wpdb()->last_error = null === $is_repaired ? '' : $error;
				return $answer;
			}
		);
	}

	/** Whether the last statement failed because a table or column does not exist. */
	private static function is_structure_missing(): bool {
		if ( '' === self::last_error() ) {
			return false;
		}
		// phpcs:ignore WordPress.WP.I18n.LowLevelTranslationFunction, WordPress.WP.I18n.TextDomainMismatch -- wpdb's own message, when it cannot look up a table's character set.
		if ( translate( 'WordPress database error: Could not perform query because it contains invalid data.', 'default' ) === self::last_error() ) {
			return true;
		}
		$connection = self::wpdb()->dbh; // @phpstan-ignore property.protected (wpdb hands it out by __get)
		// The error message depends on the server's language; the error number does not.
		return $connection instanceof \mysqli
			? in_array( $connection->errno, array( self::NO_SUCH_TABLE, self::NO_SUCH_COLUMN ), true )
			: 1 === preg_match( "/no such (table|column)|doesn't exist|has no column|unknown column/i", self::last_error() );
	}

	/** @param array<int|string> $values For the placeholders. */
	private static function prepared( string $sql, array $values ): string {
		/** @var literal-string $sql */
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- this is where statements are prepared; they hold marks only.
		return (string) self::wpdb()->prepare( $sql, $values );
	}
}
