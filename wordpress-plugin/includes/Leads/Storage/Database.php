<?php
/**
 * Runs the statements of leads.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Background;

/**
 * Statements with marks (`%i` for a name, `%s`, `%d`) and their values: every statement of leads is prepared here.
 */
final class Database {
	/** Numbers of MySQL's and MariaDB's errors. */
	private const NO_SUCH_TABLE  = 1146;
	private const NO_SUCH_COLUMN = 1054;

	/**
	 * Whether tables are being made anew: what fails meanwhile is not repaired again.
	 *
	 * @var bool
	 */
	private static bool $is_repairing = false;

	// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- prepared() prepares them.

	/**
	 * Runs a statement.
	 *
	 * @param list<int|string> $values For the marks.
	 * @return int|null Rows it changed; null where the database refuses it.
	 */
	public static function run( string $sql, array $values ): ?int {
		$done = self::repaired( static fn (): mixed => self::wpdb()->query( self::prepared( $sql, $values ) ) );
		return is_int( $done ) ? $done : null;
	}

	/**
	 * Changes columns of the rows that match.
	 *
	 * @param array<string, int|string|null> $values Columns and what they become.
	 * @param array<string, int|string>      $where  Columns and what they are.
	 * @return bool Whether the database did so.
	 */
	public static function update( string $table, array $values, array $where ): bool {
		return false !== self::repaired( static fn (): mixed => self::wpdb()->update( $table, $values, $where ) );
	}

	/**
	 * @param list<int|string> $values For the marks.
	 * @return list<array<string, string|null>> None where the database refuses it.
	 */
	public static function rows( string $sql, array $values ): array {
		$found = self::repaired( static fn (): mixed => self::wpdb()->get_results( self::prepared( $sql, $values ), 'ARRAY_A' ) );
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
		$value = self::repaired( static fn (): mixed => self::wpdb()->get_var( self::prepared( $sql, $values ) ) );
		return is_scalar( $value ) ? (string) $value : null;
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
	 * The words of the database or of a mail server, without quoted values and e-mail addresses. Names of tables, columns
	 * and the like stay.
	 */
	public static function without_values( string $error ): string {
		$name    = "\\b(?:table|column|key|index|database|option|variable)\\s+'[\\w.$-]*'|\\w'\\w";
		$address = '/[^\s<>:;,"\'()]+@[^\s<>:;,"\'()]+/';
		return (string) preg_replace( array( "/(?:{$name})(*SKIP)(*FAIL)|'.*'/is", $address ), array( "'…'", '…@…' ), $error );
	}

	/**
	 * What the database said last; '' for no error. SQLite's answer is a page that also holds the statement.
	 */
	public static function last_error(): string {
		$error = self::wpdb()->last_error;
		$found = preg_match( '#class="error_message"[^>]*>(.*?)</div>#s', $error, $parts );
		return 1 === $found ? trim( $parts[1] ) : $error;
	}

	/**
	 * Does work during which wpdb neither shows nor logs the statements that fail, since they hold what a buyer typed and
	 * nobody can erase it from a log. Only the database's own words are logged, without values. Every statement of this
	 * class runs so; options and transients that hold personal data must be written inside it.
	 *
	 * @template T
	 * @param callable(): T $work What is done.
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
	 * Runs a statement quietly. Where it fails because a table or a column is missing, these are made anew and the
	 * statement runs once more.
	 *
	 * @param callable(): mixed $statement Asks wpdb.
	 */
	private static function repaired( callable $statement ): mixed {
		return self::quietly(
			static function () use ( $statement ): mixed {
				$answer = $statement();
				if ( self::$is_repairing || ! self::is_structure_missing() ) {
					return $answer;
				}
				$error              = self::wpdb()->last_error;
				self::$is_repairing = true;
				try {
					// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the constant has the prefix.
					$is_repaired = true === apply_filters( Lead_Background::REPAIR_TABLES, false );
				} finally {
					self::$is_repairing = false;
				}
				if ( $is_repaired ) {
					return $statement();
				}
				self::wpdb()->last_error = $error;
				return $answer;
			}
		);
	}

	/**
	 * Whether the last statement failed because a table or a column does not exist.
	 */
	private static function is_structure_missing(): bool {
		if ( '' === self::last_error() ) {
			return false;
		}
		// phpcs:ignore WordPress.WP.I18n.LowLevelTranslationFunction, WordPress.WP.I18n.TextDomainMismatch -- wpdb's own message, when it cannot look up a table's character set.
		if ( translate( 'WordPress database error: Could not perform query because it contains invalid data.', 'default' ) === self::last_error() ) {
			return true;
		}
		$connection = self::wpdb()->dbh; // @phpstan-ignore property.protected (wpdb hands it out by __get)
		// The server may answer in any language, but its numbers are the same everywhere.
		return $connection instanceof \mysqli
			? in_array( $connection->errno, array( self::NO_SUCH_TABLE, self::NO_SUCH_COLUMN ), true )
			: 1 === preg_match( "/no such (table|column)|doesn't exist|has no column|unknown column/i", self::last_error() );
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
