<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;

/** Changes of the tables and their rows that dbDelta does not make. */
final class Migrations {
	/** Table of saved configurations, which may be missing or belong to a module. */
	private const CONFIGURATIONS = 'configurations';

	/** Rows changed per statement. Limits how long concurrent submissions wait for locks. */
	private const BATCH = 1000;

	/** Seconds after which moving rows is left to the next request. */
	private const SECONDS = 5.0;

	/** @return array<int, callable(): bool> By version. Each can safely run again. */
	public static function steps(): array {
		return array(
			2  => self::copy_configurations( ... ),
			// Each lead is announced to other plugins at least once. Existing leads were announced when submitted.
			3  => static fn (): bool => self::in_batches(
				"UPDATE %i SET is_settled = 1 WHERE is_planned = 1 AND NOT EXISTS (SELECT 1 FROM %i d WHERE d.lead_id = %i.id AND d.state = 'pending')",
				...array( Tables::leads(), Tables::deliveries(), Tables::leads() )
			) && self::in_batches(
				"UPDATE %i SET announcements = %d WHERE announcements = 0 AND (is_planned = 1 OR status = 'held')",
				...array( Tables::leads(), Lead_Table::ANNOUNCED )
			),
			5  => static fn (): bool => self::in_batches( 'UPDATE %i SET is_read = 1 WHERE is_read = 0', Tables::leads() ),
			8  => static fn (): bool => self::drop( 'drafts' ),
			// The numbers of a saved configuration had columns of their own beside `fields`, which has all of them.
			9  => static fn (): bool => self::drop_parts( self::CONFIGURATIONS, 'COLUMN', 'Field', '/_(cents|millis)$|^(nr_payments|power_cv)$/' ),
			// A recipient was unique over all deliveries of a lead, which were all mails.
			10 => static fn (): bool => self::move_webhooks()
				&& self::drop_parts( 'deliveries', 'INDEX', 'Key_name', '/^(one_each|due)$/' )
				&& self::drop( 'lead_rates' ),
		);
	}

	/**
	 * Stores the configuration with the lead. If the configuration was saved again after the lead, the original is unknown: such leads
	 * stay linked by id and are shown with a warning.
	 */
	private static function copy_configurations(): bool {
		$table = Tables::named( self::CONFIGURATIONS );
		return ! Database::has_table( $table ) || self::in_batches(
			"UPDATE %i SET configuration = (SELECT c.fields FROM %i c WHERE c.configuration_id = %i.configuration_id
				AND c.saved_gmt <= %i.created_gmt ORDER BY c.saved_gmt DESC LIMIT 1)
			WHERE configuration IS NULL AND configuration_id <> ''",
			...array( Tables::leads(), $table, Tables::leads(), Tables::leads() )
		);
	}

	/**
	 * Moves the deliveries to webhooks from a table of their own, whether or not their module is there. Rows that were moved leave it,
	 * so that an update that is interrupted continues.
	 */
	private static function move_webhooks(): bool {
		$table   = Tables::named( 'webhooks' );
		$columns = 'recipient, address, state, attempts, last_error, next_gmt, sendings, claim, claimed_until_gmt, sent_gmt, uncertain, cc';
		$copy    = "INSERT IGNORE INTO %i (lead_id, channel, {$columns}) SELECT lead_id, 'webhook', {$columns} FROM %i WHERE id <= %d";
		$stop    = Clock::timer() + self::SECONDS;
		while ( Database::has_table( $table ) ) {
			$first = Database::value( 'SELECT MIN(id) FROM %i', $table );
			if ( null === $first ) {
				return '0' === Database::value( 'SELECT COUNT(*) FROM %i', $table ) && self::drop( 'webhooks' );
			}
			$last     = (int) $first + self::BATCH;
			$is_moved = null !== Database::run( $copy, Tables::deliveries(), $table, $last )
				&& null !== Database::run( 'DELETE FROM %i WHERE id <= %d', $table, $last );
			if ( ! $is_moved || Clock::timer() > $stop ) {
				return false;
			}
		}
		return true;
	}

	/** Drops a table that only earlier versions use. */
	private static function drop( string $name ): bool {
		$table = Tables::named( $name );
		Database::run( 'DROP TABLE IF EXISTS %i', $table );
		return ! Database::has_table( $table );
	}

	/**
	 * Drops the columns or indexes of a table whose names match a pattern, if the table exists.
	 *
	 * @param 'COLUMN'|'INDEX' $kind
	 * @param string           $key  Where a list of them has the name.
	 */
	private static function drop_parts( string $name, string $kind, string $key, string $pattern ): bool {
		$table = Tables::named( $name );
		if ( ! Database::has_table( $table ) ) {
			return true;
		}
		$sql   = 'INDEX' === $kind ? 'SHOW INDEX FROM %i' : 'SHOW COLUMNS FROM %i';
		$all   = static fn (): array => array_unique( array_map( 'strval', array_column( Database::rows( $sql, $table ), $key ) ) );
		$names = array_filter( $all(), static fn ( string $part ): bool => 1 === preg_match( $pattern, $part ) );
		if ( array() !== $names ) {
			$drops = implode( ', ', array_fill( 0, count( $names ), "DROP {$kind} %i" ) );
			Database::run( "ALTER TABLE %i {$drops}", $table, ...array_values( $names ) );
		}
		return array() === array_intersect( $names, $all() );
	}

	/** Runs an UPDATE of the table of leads, with a condition at its end, for some of them at a time. */
	private static function in_batches( string $sql, int|string ...$values ): bool {
		$last = (int) Database::value( 'SELECT MAX(id) FROM %i', Tables::leads() );
		for ( $first = 0; $first < $last; $first += self::BATCH ) {
			if ( null === Database::run( "{$sql} AND id > %d AND id <= %d", ...array( ...array_values( $values ), $first, $first + self::BATCH ) ) ) {
				return false;
			}
		}
		return true;
	}
}
