<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Log;

/** Sends what is due in a table. One conditional UPDATE claims a row, so that one process sends it; what may have arrived is not repeated (docs/hooks.md). */
final class Retry {
	/** Columns of a delivery for CREATE TABLE; %1$s is their prefix. */
	private const COLUMNS = "%1\$sstate varchar(12) NOT NULL DEFAULT 'pending',\n"
		. "%1\$sattempts tinyint(3) unsigned NOT NULL DEFAULT 0,\n%1\$snext_gmt datetime DEFAULT NULL";

	/** States of a row that is not final. A sender returns AGAIN where a later attempt may succeed. */
	public const PENDING = 'pending';
	public const SENDING = 'sending';
	public const AGAIN   = 'again';

	/** States of a row that is final. */
	public const SENT    = 'sent';
	public const FAILED  = 'failed';
	public const UNKNOWN = 'unknown';

	/** Waits after each attempt, in seconds. */
	private const DELAYS = array( 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS, DAY_IN_SECONDS );

	/** Seconds after which the process of a claim counts as ended. Longer than one delivery can take. */
	private const CLAIM = 10 * MINUTE_IN_SECONDS;

	/** Most rows of a run. */
	private const ROWS = 500;

	/** How many times writing an outcome is tried: otherwise, a deadlock would have a sent row sent again. */
	private const WRITES = 5;

	public static function columns( string $prefix ): string {
		return sprintf( self::COLUMNS, $prefix );
	}

	public static function is_last( int $attempts ): bool {
		return $attempts > count( self::DELAYS );
	}

	/**
	 * Sends what is due, one row after the other.
	 *
	 * @param string $prefix Of the columns.
	 * @param callable(array<string, string|null>): array{string, array<string, int|string|null>} $send Returns state and further columns.
	 * @param float  $seconds After which no further row is begun.
	 * @param ?callable(array<string, string|null>): array{string, array<string, int|string|null>} $abandoned The same for a row whose
	 *                        process ended while it was sent; null for the state 'unknown'.
	 * @return int Number of rows that were attempted.
	 */
	public static function run( string $table, string $prefix, callable $send, float $seconds = 60.0, ?callable $abandoned = null ): int {
		$end  = hrtime( true ) / 1e9 + $seconds;
		$sql  = 'SELECT * FROM %i WHERE %i = %s AND %i <= %s ORDER BY %i, id LIMIT %d';
		$next = "{$prefix}next_gmt";
		$find = static fn ( string $state ): array => Lead_Table::rows( $sql, $table, "{$prefix}state", $state, $next, self::stamp(), $next, self::ROWS );
		foreach ( $find( self::SENDING ) as $row ) {
			list( $state, $columns ) = null === $abandoned ? array( self::UNKNOWN, array() ) : $abandoned( $row );
			self::settle( $table, $prefix, $row, (int) $row[ "{$prefix}attempts" ], $state, $columns );
		}
		$count = 0;
		foreach ( $find( self::PENDING ) as $row ) {
			if ( hrtime( true ) / 1e9 > $end ) {
				break;
			}
			$count += self::attempt( $table, $prefix, $row, $send ) ? 1 : 0;
		}
		return $count;
	}

	/**
	 * Claims a row as it was read, and sends it. Returns false if another process has claimed it.
	 *
	 * @param array<string, int|string|null> $row
	 * @param callable(array<string, string|null>): array{string, array<string, int|string|null>} $send
	 */
	public static function attempt( string $table, string $prefix, array $row, callable $send ): bool {
		$attempts = (int) $row[ "{$prefix}attempts" ];
		$sql      = 'UPDATE %i SET %i = %s, %i = %d, %i = %s WHERE id = %d AND %i = %s AND %i = %d';
		$values   = array( "{$prefix}state", self::SENDING, "{$prefix}attempts", $attempts + 1, "{$prefix}next_gmt", self::stamp( self::CLAIM ) );
		$where    = array( (int) $row['id'], "{$prefix}state", self::PENDING, "{$prefix}attempts", $attempts );
		$claimed  = Lead_Table::run( $sql, $table, ...$values, ...$where );
		if ( 1 !== $claimed ) {
			return false;
		}
		$given  = array_map( static fn ( int|string|null $value ): ?string => null === $value ? null : (string) $value, $row );
		$now    = array( "{$prefix}attempts" => (string) ( $attempts + 1 ) ) + $given;
		$result = Log::guard( 'a delivery', static fn (): array => $send( $now ), array( self::UNKNOWN, array() ) );
		self::settle( $table, $prefix, $row, $attempts + 1, $result[0], $result[1] );
		return true;
	}

	/** Starts a row again as if never attempted, unless it is being sent. */
	public static function reset( string $table, string $prefix, int $id ): bool {
		$sql    = 'UPDATE %i SET %i = %s, %i = 0, %i = %s WHERE id = %d AND %i <> %s';
		$values = array( "{$prefix}state", self::PENDING, "{$prefix}attempts", "{$prefix}next_gmt", self::stamp(), $id, "{$prefix}state", self::SENDING );
		return 1 === Lead_Table::run( $sql, $table, ...$values );
	}

	/** A time for the database: so many seconds from now. */
	public static function stamp( int $seconds = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', time() + $seconds );
	}

	/**
	 * Writes the outcome of an attempt, unless the claim has passed to another process.
	 *
	 * @param array<string, int|string|null> $row
	 * @param array<string, int|string|null> $columns
	 */
	private static function settle( string $table, string $prefix, array $row, int $attempts, string $state, array $columns ): void {
		$is_again = self::AGAIN === $state && ! self::is_last( $attempts );
		$state    = self::AGAIN === $state ? ( $is_again ? self::PENDING : self::FAILED ) : $state;
		$values   = array(
			"{$prefix}state"    => $state,
			"{$prefix}next_gmt" => $is_again || self::PENDING === $state ? self::stamp( $is_again ? self::DELAYS[ $attempts - 1 ] : 0 ) : null,
		) + $columns;
		$sets     = implode( ', ', array_map( static fn ( int|string|null $value ): string => '%i = ' . ( null === $value ? 'NULL' : '%s' ), $values ) );
		$bound    = array();
		foreach ( $values as $column => $value ) {
			array_push( $bound, $column, ...( null === $value ? array() : array( (string) $value ) ) );
		}
		$where = array( (int) $row['id'], "{$prefix}state", self::SENDING, "{$prefix}attempts", $attempts );
		for ( $write = 0; $write < self::WRITES; $write++ ) {
			if ( null !== Lead_Table::run( "UPDATE %i SET {$sets} WHERE id = %d AND %i = %s AND %i = %d", $table, ...$bound, ...$where ) ) {
				return;
			}
		}
	}
}
