<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;

/** Changes of the tables and their rows that dbDelta does not make. */
final class Migrations {
	/** Table of saved configurations, which may be missing or belong to a module. */
	private const CONFIGURATIONS = 'configurations';

	/** Leads changed per statement in a migration. Limits how long concurrent submissions wait for locks. */
	private const BATCH = 1000;

	/** Seconds after which moving rows is left to the next request. */
	private const SECONDS = 5.0;

	/** @return array<int, callable(): bool> By version. Each can safely run again. */
	public static function steps(): array {
		return array(
			2  => fn (): bool => self::give_leads_their_configuration(),
			3  => fn (): bool => self::mark_settled_leads() && self::mark_leads_as_announced(),
			5  => fn (): bool => self::mark_leads_as_read(),
			8  => fn (): bool => self::drop( 'drafts' ),
			9  => fn (): bool => self::drop_figures(),
			10 => fn (): bool => self::move_webhooks() && self::drop_indexes() && self::drop( 'lead_rates' ),
		);
	}

	/** Version 3 announces each lead to other plugins at least once. Existing leads were announced when submitted. */
	private static function mark_leads_as_announced(): bool {
		$sql = 'UPDATE %i SET announcements = %d WHERE announcements = 0 AND (is_planned = 1 OR status = %s)';
		return null !== Database::run( $sql, Tables::leads(), Lead_Table::ANNOUNCED, Lead::HELD );
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
		return ! Database::has_table( $table ) || self::in_batches( $sql, Tables::leads(), $table, Tables::leads(), Tables::leads() );
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

	/** Drops a table that only earlier versions use. */
	private static function drop( string $name ): bool {
		$table = Tables::named( $name );
		Database::run( 'DROP TABLE IF EXISTS %i', $table );
		return ! Database::has_table( $table );
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
		if ( ! Database::has_table( $table ) ) {
			return true;
		}
		$last = Database::value( 'SELECT MIN(id) FROM %i', $table );
		$stop = Clock::timer() + self::SECONDS;
		while ( null !== $last ) {
			$end = (int) $last + self::BATCH;
			if ( null === Database::run( $copy, Tables::deliveries(), $table, $end )
				|| null === Database::run( 'DELETE FROM %i WHERE id <= %d', $table, $end ) ) {
				return false;
			}
			if ( Clock::timer() > $stop ) {
				return false;
			}
			$last = Database::value( 'SELECT MIN(id) FROM %i', $table );
		}
		return '0' === Database::value( 'SELECT COUNT(*) FROM %i', $table ) && self::drop( 'webhooks' );
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
		$rows      = Database::has_table( $table ) ? Database::rows( 'SHOW COLUMNS FROM %i', $table ) : array();
		$is_figure = static fn ( string $name ): bool => 1 === preg_match( '/_(cents|millis)$|^(nr_payments|power_cv)$/', $name );
		return array_values( array_filter( array_map( 'strval', array_column( $rows, 'Field' ) ), $is_figure ) );
	}

	/** Runs a statement over all leads in batches: it ends with places for the ids that a batch begins after and ends with. */
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
