<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Channel;
use Cfg_Configurator\Leads\Fields\Lead_Fields;

/**
 * Versioned migrations. dbDelta adds what is missing and drops nothing. Changes beyond dbDelta are in
 * Migrations. The version is a small autoloaded option, so checking it costs no query.
 */
final class Schema {
	/** Increment with every change to the columns. The tables of each version are in tests/Leads/Storage/schema. */
	public const VERSION = 10;

	public const OPTION = 'cfg_configurator_leads_schema';

	/** Whether the tables are at this version or a newer one. Newer tables are not touched. */
	public static function is_current(): bool {
		return self::version() >= self::VERSION && Tables::are_current();
	}

	/** Whether there are tables. A site of a network has none before its first lead. */
	public static function exists(): bool {
		return self::version() > 0 || Database::has_table( Tables::leads() );
	}

	/** Whether there are tables of an earlier version. */
	public static function is_outdated(): bool {
		return self::version() > 0 && ! self::is_current();
	}

	/** Whether the set-up creates or changes tables, and not the first lead. */
	public static function is_due(): bool {
		return self::is_outdated() || ( ! is_multisite() && ! self::is_current() );
	}

	/** Creates or migrates the tables to this version. Does nothing if they are current. */
	public static function ensure(): void {
		if ( ! self::is_current() ) {
			self::rebuild();
		}
	}

	/** Recreates missing tables, and missing columns and indexes unless the tables are newer. Returns whether all are there and kept their data. */
	public static function rebuild(): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$marked  = self::version();
		$leads   = Database::row( 'SHOW TABLE STATUS LIKE %s', Database::wpdb()->esc_like( Tables::leads() ) );
		$all     = self::definitions( $leads['Collation'] ?? null );
		$missing = array_intersect_key( $all, self::missing() );
		// Tables without a version may be of any age. If the option is missing, tables may be missing too.
		$from = 0 === $marked && ! isset( $missing[ Tables::leads() ] ) ? 1 : $marked;
		// dbDelta would revert the columns of a newer version.
		$definitions = $marked > self::VERSION ? array_values( $missing ) : array_values( $all );
		Database::quietly( static fn (): array => dbDelta( $definitions ) );
		if ( ! self::is_complete() ) {
			return false;
		}
		foreach ( Migrations::steps() as $version => $step ) {
			if ( $from > 0 && $from < $version ) {
				if ( ! $step() ) {
					return false;
				}
				// An update that is interrupted continues with the next step.
				update_option( self::OPTION, $version, true );
			}
		}
		self::reconcile( isset( $missing[ Tables::leads() ] ), isset( $missing[ Tables::deliveries() ] ) );
		Tables::remember();
		if ( $marked < self::VERSION ) {
			update_option( self::OPTION, self::VERSION, true );
		}
		return true;
	}

	public static function is_complete(): bool {
		return array() === self::missing();
	}

	/** Version of the existing tables; 0 if there are none. */
	private static function version(): int {
		$version = get_option( self::OPTION, 0 );
		return is_numeric( $version ) ? (int) $version : 0;
	}

	/** @return array<string, string> CREATE statements of missing tables, by table. */
	private static function missing(): array {
		return array_filter( self::definitions(), fn ( string $table ): bool => ! Database::has_table( $table ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Restores consistency after the leads or deliveries table was lost. Deletes mails and notes of lost leads: new leads
	 * reuse the ids and would look as if already mailed. Plans the mails of unsettled leads again, and what else modules deliver.
	 */
	private static function reconcile( bool $are_leads_lost, bool $are_deliveries_lost ): void {
		if ( $are_leads_lost ) {
			foreach ( Tables::with( 'lead_id' ) as $table ) {
				Database::run( 'DELETE FROM %i', $table );
			}
		}
		if ( $are_deliveries_lost && ! $are_leads_lost ) {
			Database::run( 'UPDATE %i SET is_planned = 0 WHERE is_planned = 1 AND is_settled = 0', Tables::leads() );
			foreach ( Channel::added() as $channel ) {
				$channel->replan();
			}
		}
	}

	/**
	 * CREATE TABLE statements in the format dbDelta expects, from tables.json and the fields of the forms. All columns of a table share
	 * one character set: wpdb treats tables with mixed character sets as ASCII and would reject accents. Old sites have one that would
	 * reject a lead with an emoji. E-mail addresses are compared without regard to case, so no binary collation. Times are UTC.
	 *
	 * @param string|null $collation That of tables that exist: a join would fail with another. Null for the site's.
	 * @return array<string, string> By table.
	 */
	public static function definitions( ?string $collation = null ): array {
		$site   = (string) preg_replace( '/ COLLATE \S+_(bin|cs)$/', '', Database::wpdb()->get_charset_collate() );
		$ending = str_contains( $site, 'utf8mb4' ) ? $site : 'DEFAULT CHARACTER SET utf8mb4';
		$ending = null === $collation ? $ending : 'DEFAULT CHARACTER SET ' . strtok( $collation, '_' ) . " COLLATE {$collation}";
		$fields = array();
		foreach ( Lead_Fields::visible() as $field ) {
			foreach ( $field->columns() as $column => $type ) {
				$fields[] = "{$column} {$type}";
			}
		}
		/** @var array<string, list<string>> $tables */
		$tables     = wp_json_file_decode( __DIR__ . '/tables.json', array( 'associative' => true ) );
		$core       = array_map(
			static fn ( array $lines ): string => str_replace( '{fields}', implode( ",\n", $fields ), implode( ",\n", $lines ) ),
			$tables
		);
		$statements = array();
		foreach ( $core + Tables::of_modules() as $name => $columns ) {
			$table                = Tables::named( $name );
			$statements[ $table ] = "CREATE TABLE {$table} (\n{$columns}\n) {$ending};";
		}
		return $statements;
	}
}
