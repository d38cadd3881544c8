<?php
/**
 * Makes the tables and brings them up to date.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Versioned migrations. dbDelta makes what is missing and never drops a column or a row; what it cannot do
 * gets a step in `steps()`. The version is a small autoloaded option, so that comparing it costs no query.
 */
final class Schema {
	/** Goes up with every change of Table_Definitions; each version's tables are in tests/Leads/schema. */
	public const VERSION = 3;

	public const OPTION = 'cfg_configurator_leads_schema';

	/** Leads that one statement of a step changes: posts that come meanwhile wait for no more than these. */
	private const BATCH = 1000;

	/**
	 * Whether the tables are of this version, or of a newer one, which an older copy of the plugin leaves alone.
	 */
	public function is_current(): bool {
		return $this->version() >= self::VERSION;
	}

	/**
	 * Brings the tables of any earlier version, and none, to this one; a no-op where they are.
	 */
	public function ensure(): void {
		if ( ! $this->is_current() ) {
			$this->rebuild();
		}
	}

	/**
	 * Makes anew what is missing, whatever the version option says: tables, and of tables that are not newer columns
	 * and indexes.
	 *
	 * @return bool Whether all tables are there now, with what they held.
	 */
	public function rebuild(): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$marked  = $this->version();
		$missing = $this->missing();
		// Tables without a version are as old as can be; whoever lost the option may have lost more.
		$from = 0 === $marked && ! isset( $missing[ Tables::leads() ] ) ? 1 : $marked;
		// dbDelta would take the columns of a newer version back to what they were in this one.
		$definitions = $marked > self::VERSION ? array_values( $missing ) : array_values( Table_Definitions::all() );
		Database::quietly( static fn (): array => dbDelta( $definitions ) );
		if ( ! $this->is_complete() ) {
			return false;
		}
		foreach ( $this->steps() as $version => $step ) {
			if ( $from > 0 && $from < $version && ! $step() ) {
				return false;
			}
		}
		$this->reconcile( isset( $missing[ Tables::leads() ] ), isset( $missing[ Tables::deliveries() ] ) );
		if ( $marked < self::VERSION ) {
			update_option( self::OPTION, self::VERSION, true );
		}
		return true;
	}

	public function is_complete(): bool {
		return array() === $this->missing();
	}

	public function drop(): void {
		foreach ( Tables::all() as $table ) {
			Database::run( 'DROP TABLE IF EXISTS %i', array( $table ) );
		}
		delete_option( self::OPTION );
	}

	/**
	 * The version the tables are of; 0 for none.
	 */
	private function version(): int {
		$version = get_option( self::OPTION, 0 );
		return is_numeric( $version ) ? (int) $version : 0;
	}

	/**
	 * Statements for the tables that are not there, by table.
	 *
	 * @return array<string, string>
	 */
	private function missing(): array {
		return array_filter( Table_Definitions::all(), fn ( string $table ): bool => ! $this->has_table( $table ), ARRAY_FILTER_USE_KEY );
	}

	private function has_table( string $table ): bool {
		$found = Database::value( 'SHOW TABLES LIKE %s', array( Database::wpdb()->esc_like( $table ) ) );
		return null !== $found && strtolower( $found ) === strtolower( $table );
	}

	/**
	 * What dbDelta cannot do, by the version that asks for it; each says whether it is done, and may run twice.
	 *
	 * @return array<int, callable(): bool>
	 */
	private function steps(): array {
		return array(
			2 => fn (): bool => $this->give_leads_their_configuration(),
			3 => fn (): bool => $this->mark_settled_leads(),
		);
	}

	/**
	 * After one of two tables that belong together was lost. Mails of leads that are gone go too: new leads get the same
	 * numbers, and would pass for mailed. Leads whose mails were not all settled are planned again.
	 */
	private function reconcile( bool $are_leads_lost, bool $are_deliveries_lost ): void {
		if ( $are_leads_lost && ! $are_deliveries_lost ) {
			Database::run( 'DELETE FROM %i', array( Tables::deliveries() ) );
		}
		if ( $are_deliveries_lost && ! $are_leads_lost ) {
			Database::run( 'UPDATE %i SET is_planned = 0 WHERE is_planned = 1 AND is_settled = 0', array( Tables::leads() ) );
		}
	}

	/**
	 * Version 2 keeps the configuration with the lead. Where it was saved anew after the lead, nobody knows any more
	 * what was asked about: such a lead stays joined by its id, and is shown with a word of warning.
	 */
	private function give_leads_their_configuration(): bool {
		return $this->in_batches(
			"UPDATE %i SET configuration = (SELECT c.fields FROM %i c WHERE c.configuration_id = %i.configuration_id
				AND c.saved_gmt <= %i.created_gmt ORDER BY c.saved_gmt DESC LIMIT 1)
			WHERE id > %d AND id <= %d AND configuration IS NULL AND configuration_id <> ''",
			array( Tables::leads(), Tables::configurations(), Tables::leads(), Tables::leads() )
		);
	}

	/**
	 * Version 3 marks leads whose mails are all settled.
	 */
	private function mark_settled_leads(): bool {
		return $this->in_batches(
			"UPDATE %i SET is_settled = 1 WHERE is_planned = 1 AND NOT EXISTS (SELECT 1 FROM %i d WHERE d.lead_id = %i.id AND d.state = 'pending')
				AND id > %d AND id <= %d",
			array( Tables::leads(), Tables::deliveries(), Tables::leads() )
		);
	}

	/**
	 * Runs a statement over all leads, some of them at a time.
	 *
	 * @param string       $sql    With marks for the last id before a batch and the last one in it at the end.
	 * @param list<string> $values For the marks before these.
	 * @return bool Whether the database did all of it.
	 */
	private function in_batches( string $sql, array $values ): bool {
		$last = (int) Database::value( 'SELECT MAX(id) FROM %i', array( Tables::leads() ) );
		for ( $first = 0; $first < $last; $first += self::BATCH ) {
			if ( null === Database::run( $sql, array( ...$values, $first, $first + self::BATCH ) ) ) {
				return false;
			}
		}
		return true;
	}
}
