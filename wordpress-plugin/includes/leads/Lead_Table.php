<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Log;
use Cfg_Configurator\Settings\Settings;

/** The table of leads (docs/hooks.md). The unique index on the submission key prevents duplicates; there is no check before inserting. */
final class Lead_Table {
	/** Version of the columns, in an autoloaded option. */
	public const SCHEMA = 1;
	public const OPTION = 'cfg_configurator_schema';

	/** Leads deleted per statement. */
	private const BATCH = 200;

	/** Name of the table on the current site of a network. */
	public static function name(): string {
		return self::wpdb()->prefix . 'cfg_configurator_leads';
	}

	/** Creates the table, or adds what an update needs. Returns whether it is there. */
	public static function create(): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = self::name();
		self::quietly( static fn (): array => dbDelta( sprintf( Lead::COLUMNS, $table, Retry::columns( 'mail_' ), self::charset() ) ) );
		$is_there = null !== self::value( 'SHOW TABLES LIKE %s', self::wpdb()->esc_like( $table ) );
		if ( $is_there ) {
			update_option( self::OPTION, self::SCHEMA, true );
		}
		return $is_there;
	}

	/** Character set and collation, as SQL for `CREATE TABLE`: MySQL compares texts of two tables only if both have the same. */
	public static function charset(): string {
		$site = (string) preg_replace( '/ COLLATE \S+_(bin|cs)$/', '', self::wpdb()->get_charset_collate() );
		return str_contains( $site, 'utf8mb4' ) ? $site : 'DEFAULT CHARACTER SET utf8mb4';
	}

	/** Creates the table before the first lead, and after an update. */
	public static function ensure(): void {
		if ( self::SCHEMA !== (int) get_option( self::OPTION, 0 ) ) { // @phpstan-ignore cast.int
			self::create();
		}
	}

	/**
	 * Stores a lead.
	 *
	 * @param array<string, int|string|null> $row Columns, with `submission_key`.
	 * @return array{int, bool} The id, also of a lead with the same key that is stored already, and whether it is new; 0 if the
	 *                          database rejects it.
	 */
	public static function insert( array $row ): array {
		self::ensure();
		// Columns that are left out are null, empty or 0. Each one that is named takes the database time to parse.
		$row   = array_filter( $row, static fn ( int|string|null $value ): bool => ! in_array( $value, array( null, '', 0 ), true ) );
		$marks = static fn ( string $mark ): string => implode( ', ', array_fill( 0, count( $row ), $mark ) );
		$sql   = "INSERT IGNORE INTO %i ({$marks( '%i' )}) VALUES ({$marks( '%s' )})";
		for ( $attempt = 0; $attempt < 2; $attempt++ ) {
			if ( 1 === self::run( $sql, self::name(), ...array_keys( $row ), ...array_values( $row ) ) ) {
				return array( self::wpdb()->insert_id, true );
			}
			$error = self::wpdb()->last_error;
			$known = self::value( 'SELECT id FROM %i WHERE submission_key = %s', self::name(), (string) $row['submission_key'] );
			if ( null !== $known ) {
				return array( (int) $known, false );
			}
			// The table may be missing: a restored backup, or a new site of a network.
			if ( 0 === $attempt && ! self::create() ) {
				break;
			}
		}
		/* translators: %s: message of the database. */
		$words = __( 'The database rejected a lead, and the buyer was told that the form was not sent. The database says: %s', 'cfg-configurator' );
		Log::error( 'storing', sprintf( $words, self::without_values( $error ) ) );
		return array( 0, false );
	}

	public static function find( int $id ): ?Lead {
		return self::read( 'id = %d', $id )[0] ?? null;
	}

	/** @return list<Lead> Of a condition that the caller writes; placeholders are those of wpdb::prepare(). */
	public static function read( string $where, int|string ...$values ): array {
		$rows = self::rows( "SELECT * FROM %i WHERE {$where}", self::name(), ...$values );
		return array_map( static fn ( array $row ): Lead => new Lead( $row ), $rows );
	}

	/**
	 * Changes columns of a lead. Returns whether the database has done so.
	 *
	 * @param array<string, int|string|null> $columns
	 */
	public static function update( int $id, array $columns ): bool {
		return is_int( self::quietly( static fn (): mixed => self::wpdb()->update( self::name(), $columns, array( 'id' => $id ) ) ) );
	}

	/** Releases a lead that is held or rejected, and plans its mails. Cron sends them. Returns whether this call did so. */
	public static function release( int $id ): bool {
		$lead = self::find( $id );
		$sql  = 'UPDATE %i SET status = %s WHERE id = %d AND status <> %s';
		if ( null === $lead || 1 !== self::run( $sql, self::name(), Lead::RECEIVED, $id, Lead::RECEIVED ) ) {
			return false;
		}
		$recent = 'SELECT COUNT(*) FROM %i WHERE email = %s AND id <> %d AND created_gmt > %s';
		$count  = (int) self::value( $recent, self::name(), $lead->email, $id, Retry::stamp( -HOUR_IN_SECONDS ) );
		return self::update( $id, Mail::plan( $lead, $count ) );
	}

	public static function reject( int $id ): bool {
		return 1 === self::run( 'UPDATE %i SET status = %s WHERE id = %d AND status = %s', self::name(), Lead::REJECTED, $id, Lead::HELD );
	}

	/**
	 * @param list<int> $ids
	 * @return int Number of deleted leads.
	 */
	public static function delete( array $ids ): int {
		$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$keys  = array() === $ids ? array() : self::rows( "SELECT id, submission_key FROM %i WHERE id IN ({$marks})", self::name(), ...$ids );
		$count = array() === $keys ? 0 : (int) self::run( "DELETE FROM %i WHERE id IN ({$marks})", self::name(), ...$ids );
		foreach ( $count > 0 ? $keys : array() as $row ) {
			$tell = static fn () => do_action( 'cfg_configurator_lead_deleted', (int) $row['id'], (string) $row['submission_key'] );
			Log::guard( 'cfg_configurator_lead_deleted', $tell );
		}
		return $count;
	}

	/** Deletes leads whose time is over; a setting of 0 keeps them. Runs daily. Returns the number of deleted leads. */
	public static function apply_retention(): int {
		$deleted = 0;
		$days    = Settings::number( 'retention_days' );
		$moment  = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
		do {
			$rows     = $days > 0 ? self::rows( 'SELECT id FROM %i WHERE created_gmt < %s ORDER BY id LIMIT %d', self::name(), $moment, self::BATCH ) : array();
			$count    = self::delete( array_map( 'intval', array_column( $rows, 'id' ) ) );
			$deleted += $count;
		} while ( self::BATCH === $count );
		return $deleted;
	}

	/**
	 * Runs a statement. Placeholders are `%i` for names, `%s` and `%d`; their values follow the SQL.
	 *
	 * @return int|null Affected rows; null on error.
	 */
	public static function run( string $sql, int|string ...$values ): ?int {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared() does.
		$done = self::quietly( static fn (): mixed => self::wpdb()->query( self::prepared( $sql, $values ) ) );
		return is_int( $done ) ? $done : null;
	}

	/** @return list<array<string, string|null>> Empty on error. */
	public static function rows( string $sql, int|string ...$values ): array {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared() does.
		$found = self::quietly( static fn (): mixed => self::wpdb()->get_results( self::prepared( $sql, $values ), 'ARRAY_A' ) );
		$text  = static fn ( mixed $value ): ?string => is_scalar( $value ) ? (string) $value : null;
		$rows  = array();
		foreach ( is_array( $found ) ? $found : array() as $row ) {
			$rows[] = array_map( $text, is_array( $row ) ? array_filter( $row, 'is_string', ARRAY_FILTER_USE_KEY ) : array() );
		}
		return $rows;
	}

	/** Returns the first value of the first row; null if none. */
	public static function value( string $sql, int|string ...$values ): ?string {
		$row = self::rows( $sql, ...$values )[0] ?? array();
		return array_values( $row )[0] ?? null;
	}

	/** @param array<int|string> $values For the placeholders. */
	private static function prepared( string $sql, array $values ): string {
		/** @var literal-string $sql */
		return (string) self::wpdb()->prepare( $sql, $values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- this is where statements are prepared.
	}

	/**
	 * Runs a callback while wpdb neither shows nor logs failing statements, because they contain personal data, and does not ask
	 * the database for the columns' character set when an accent is written.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private static function quietly( callable $work ): mixed {
		$was  = self::wpdb()->suppress_errors();
		$utf8 = static fn (): string => 'utf8mb4';
		add_filter( 'pre_get_table_charset', $utf8 );
		add_filter( 'pre_get_col_charset', $utf8 );
		self::wpdb()->last_error = '';
		try {
			return $work();
		} finally {
			self::wpdb()->suppress_errors( $was );
			remove_filter( 'pre_get_table_charset', $utf8 );
			remove_filter( 'pre_get_col_charset', $utf8 );
		}
	}

	/** Removes quoted values and e-mail addresses from a server's error. Keeps the names of tables and columns. */
	private static function without_values( string $error ): string {
		$name    = "\\b(?:table|column|key|index|database|option|variable)\\s+'[\\w.$-]*'|\\w'\\w";
		$address = '/[^\s<>:;,"\'()]+@[^\s<>:;,"\'()]+/';
		return mb_substr( (string) preg_replace( array( "/(?:{$name})(*SKIP)(*FAIL)|'.*'/is", $address ), array( "'…'", '…@…' ), $error ), 0, 500 );
	}

	private static function wpdb(): \wpdb {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return $wpdb;
	}
}
