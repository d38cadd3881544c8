<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Channel;
use Cfg_Configurator\Leads\Lead_Status;

/**
 * Versioned migrations. dbDelta adds what is missing and drops nothing. Changes beyond dbDelta are in
 * `steps()`. The version is a small autoloaded option, so checking it costs no query.
 */
final class Schema {
	/** Increment with every change to Table_Definitions. The tables of each version are in tests/Leads/Storage/schema. */
	public const VERSION = 10;

	public const OPTION = 'cfg_configurator_leads_schema';

	/** Table of saved configurations, which may be missing or belong to a module. */
	private const CONFIGURATIONS = 'configurations';

	/** Leads changed per statement in a migration. Limits how long concurrent submissions wait for locks. */
	private const BATCH = 1000;

	/** Whether the tables are at this version or a newer one. Newer tables are not touched. */
	public static function is_current(): bool {
		return self::version() >= self::VERSION && Module_Tables::are_current();
	}

	/** Creates or migrates the tables to this version. Does nothing if they are current. */
	public static function ensure(): void {
		if ( ! self::is_current() ) {
			self::rebuild();
		}
	}

	/**
	 * Recreates missing tables regardless of the version option, and missing columns and indexes unless the tables are
	 * newer.
	 *
	 * @return bool True if all tables exist and kept their data.
	 */
	public static function rebuild(): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$marked  = self::version();
		$all     = Table_Definitions::all( self::collation() );
		$missing = array_intersect_key( $all, self::missing() );
		// Tables without a version may be of any age. If the option is missing, tables may be missing too.
		$from = 0 === $marked && ! isset( $missing[ Tables::leads() ] ) ? 1 : $marked;
		// dbDelta would revert the columns of a newer version.
		$definitions = $marked > self::VERSION ? array_values( $missing ) : array_values( $all );
		Database::quietly( static fn (): array => dbDelta( $definitions ) );
		if ( ! self::is_complete() ) {
			return false;
		}
		foreach ( self::steps() as $version => $step ) {
			if ( $from > 0 && $from < $version && ! $step() ) {
				return false;
			}
		}
		self::reconcile( isset( $missing[ Tables::leads() ] ), isset( $missing[ Tables::deliveries() ] ) );
		Module_Tables::remember();
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
		return array_filter( Table_Definitions::all(), fn ( string $table ): bool => ! self::has_table( $table ), ARRAY_FILTER_USE_KEY );
	}

	/** Of the leads table, which may be older than the site's collation; null if there is none. */
	private static function collation(): ?string {
		$row = Database::row( 'SHOW TABLE STATUS LIKE %s', Database::wpdb()->esc_like( Tables::leads() ) );
		return $row['Collation'] ?? null;
	}

	/** @phpstan-impure */
	private static function has_table( string $table ): bool {
		$found = Database::value( 'SHOW TABLES LIKE %s', Database::wpdb()->esc_like( $table ) );
		return null !== $found && strtolower( $found ) === strtolower( $table );
	}

	/** @return array<int, callable(): bool> Migrations beyond dbDelta, by version. Each can safely run again. */
	private static function steps(): array {
		return array(
			2  => fn (): bool => self::give_leads_their_configuration(),
			3  => fn (): bool => self::mark_settled_leads() && self::mark_leads_as_announced(),
			5  => fn (): bool => self::mark_leads_as_read(),
			8  => fn (): bool => self::drop_drafts(),
			9  => fn (): bool => self::drop_figures(),
			10 => fn (): bool => self::move_webhooks() && self::drop_indexes(),
		);
	}

	/**
	 * Restores consistency after the leads or deliveries table was lost. Deletes mails and notes of lost leads: new leads
	 * reuse the ids and would look as if already mailed. Plans the mails of unsettled leads again, and what else modules deliver.
	 */
	private static function reconcile( bool $are_leads_lost, bool $are_deliveries_lost ): void {
		if ( $are_leads_lost ) {
			foreach ( Tables::of_leads() as $table ) {
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

	/** Version 3 announces each lead to other plugins at least once. Existing leads were announced when submitted. */
	private static function mark_leads_as_announced(): bool {
		$sql = 'UPDATE %i SET announcements = %d WHERE announcements = 0 AND (is_planned = 1 OR status = %s)';
		return null !== Database::run( $sql, Tables::leads(), Lead_Table::ANNOUNCED, Lead_Status::HELD );
	}

	/**
	 * Version 2 stores the configuration with the lead. If the configuration was saved again after the lead, the
	 * original is unknown: such leads stay linked by id and are shown with a warning.
	 */
	private static function give_leads_their_configuration(): bool {
		$sql   = "UPDATE %i SET configuration = (SELECT c.fields FROM %i c WHERE c.configuration_id = %i.configuration_id
				AND c.saved_gmt <= %i.created_gmt ORDER BY c.saved_gmt DESC LIMIT 1)
			WHERE id > %d AND id <= %d AND configuration IS NULL AND configuration_id <> ''";
		$table = Tables::named( self::CONFIGURATIONS );
		return ! self::has_table( $table ) || self::in_batches( $sql, Tables::leads(), $table, Tables::leads(), Tables::leads() );
	}

	/** Version 3 marks leads whose mails are all settled. */
	private static function mark_settled_leads(): bool {
		$sql = "UPDATE %i SET is_settled = 1 WHERE is_planned = 1 AND NOT EXISTS (SELECT 1 FROM %i d WHERE d.lead_id = %i.id AND d.state = 'pending')
			AND id > %d AND id <= %d";
		return self::in_batches( $sql, Tables::leads(), Tables::deliveries(), Tables::leads() );
	}

	/** Version 5 counts unread leads. Those that were there before would all be unread. */
	private static function mark_leads_as_read(): bool {
		return self::in_batches( 'UPDATE %i SET is_read = 1 WHERE id > %d AND id <= %d', Tables::leads() );
	}

	/** Until version 7, rejected forms were stored for an hour. Since then the visitor's own tab keeps them. */
	private static function drop_drafts(): bool {
		$table = Tables::named( 'drafts' );
		Database::run( 'DROP TABLE IF EXISTS %i', $table );
		return ! self::has_table( $table );
	}

	/**
	 * Until version 8, the numbers of a saved configuration had columns of their own beside `fields`, which has all of
	 * them. No statement selected or sorted by them.
	 */
	private static function drop_figures(): bool {
		$names = self::figures();
		if ( array() !== $names ) {
			$drops = implode( ', ', array_fill( 0, count( $names ), 'DROP COLUMN %i' ) );
			Database::run( "ALTER TABLE %i {$drops}", Tables::named( self::CONFIGURATIONS ), ...$names );
		}
		return array() === self::figures();
	}

	/**
	 * Until version 9, webhooks had a table of their own, whether or not their module is there. Rows that were moved leave it, so
	 * that an update that is interrupted continues.
	 */
	private static function move_webhooks(): bool {
		$table   = Tables::named( 'webhooks' );
		$columns = 'recipient, address, state, attempts, last_error, next_gmt, sendings, claim, claimed_until_gmt, sent_gmt, uncertain, cc';
		$copy    = "INSERT IGNORE INTO %i (lead_id, channel, {$columns}) SELECT lead_id, 'webhook', {$columns} FROM %i WHERE id <= %d";
		if ( ! self::has_table( $table ) ) {
			return true;
		}
		$last = Database::value( 'SELECT MIN(id) FROM %i', $table );
		while ( null !== $last ) {
			$end = (int) $last + self::BATCH;
			if ( null === Database::run( $copy, Tables::deliveries(), $table, $end )
				|| null === Database::run( 'DELETE FROM %i WHERE id <= %d', $table, $end ) ) {
				return false;
			}
			$last = Database::value( 'SELECT MIN(id) FROM %i', $table );
		}
		Database::run( 'DROP TABLE %i', $table );
		return ! self::has_table( $table );
	}

	/** Until version 9, a recipient was unique over all deliveries of a lead, which were all mails. */
	private static function drop_indexes(): bool {
		$names = static fn (): array => array_column( Database::rows( 'SHOW INDEX FROM %i', Tables::deliveries() ), 'Key_name' );
		foreach ( array_intersect( array( 'one_each', 'due' ), $names() ) as $name ) {
			Database::run( 'ALTER TABLE %i DROP INDEX %i', Tables::deliveries(), $name );
		}
		return array() === array_intersect( array( 'one_each', 'due' ), $names() );
	}

	/** @return list<string> */
	private static function figures(): array {
		$table     = Tables::named( self::CONFIGURATIONS );
		$rows      = self::has_table( $table ) ? Database::rows( 'SHOW COLUMNS FROM %i', $table ) : array();
		$is_figure = static fn ( string $name ): bool => 1 === preg_match( '/_(cents|millis)$|^(nr_payments|power_cv)$/', $name );
		return array_values( array_filter( array_map( 'strval', array_column( $rows, 'Field' ) ), $is_figure ) );
	}

	/**
	 * Runs a statement over all leads in batches.
	 *
	 * @param string $sql Ends with placeholders for the last id before the batch and the last id in it.
	 * @return bool True if every batch succeeded.
	 */
	private static function in_batches( string $sql, string ...$values ): bool {
		$last = (int) Database::value( 'SELECT MAX(id) FROM %i', Tables::leads() );
		for ( $first = 0; $first < $last; $first += self::BATCH ) {
			if ( null === Database::run( $sql, ...array( ...$values, $first, $first + self::BATCH ) ) ) {
				return false;
			}
		}
		return true;
	}
}
