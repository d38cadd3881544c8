<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Event;

/** The leads table. The unique index on the idempotency key prevents duplicates; there is no check before inserting. */
final class Lead_Table {
	/** Value of the `announcements` column once other plugins were notified, or after this many failed attempts. */
	public const ANNOUNCED = 3;

	/** The action that notifies other plugins of a lead. */
	public const ANNOUNCEMENT = 'cfg_configurator_lead_kept';

	/**
	 * @param array<string, int|string> $row Columns and values, with `idempotency_key`.
	 * @return Lead|null The lead as it is stored, also if the key existed already; null if the database rejects or
	 *                   alters it.
	 */
	public static function insert( array $row ): ?Lead {
		if ( ! has_action( self::ANNOUNCEMENT ) ) {
			$row['announcements'] = self::ANNOUNCED;
		}
		$key  = (string) $row['idempotency_key'];
		$done = Database::insert_new( Tables::leads(), $row );
		$read = null === $done ? null : Database::row( 'SELECT * FROM %i WHERE idempotency_key = %s', Tables::leads(), $key );
		// INSERT IGNORE also ignores errors other than duplicates.
		if ( null === $read ) {
			return null;
		}
		if ( 0 === $done || array_map( 'strval', $row ) === array_intersect_key( array( ...$row, ...$read ), $row ) ) {
			return new Lead( $read );
		}
		// Truncated or altered by the database: not the lead that was submitted.
		Database::run( 'DELETE FROM %i WHERE idempotency_key = %s', Tables::leads(), $key );
		return null;
	}

	public static function find( int $id ): ?Lead {
		$row = Database::row( 'SELECT * FROM %i WHERE id = %d', Tables::leads(), $id );
		return null === $row ? null : new Lead( $row );
	}

	/** Releases a lead with this status, usually a held one, so that it is mailed. Returns whether it had the status. */
	public static function release( int $id, string $from = Lead::HELD ): bool {
		$sql         = 'UPDATE %i SET status = %s, announcements = 0 WHERE id = %d AND status = %s';
		$is_released = 1 === Database::run( $sql, Tables::leads(), Lead::RECEIVED, $id, $from );
		if ( $is_released ) {
			Lead_Event::fire( 'cfg_configurator_lead_released', $id );
		}
		return $is_released;
	}

	/**
	 * @param int $age Minimum age of the leads, in seconds.
	 * @return array<int|string, int> Attempts to announce them to other plugins, by lead id.
	 */
	public static function unannounced( int $age, int $limit ): array {
		$sql  = 'SELECT id, announcements FROM %i WHERE announcements < %d AND created_gmt <= %s ORDER BY id LIMIT %d';
		$rows = Database::rows( $sql, Tables::leads(), self::ANNOUNCED, Clock::stamp( -$age ), $limit );
		return array_map( 'intval', array_column( $rows, 'announcements', 'id' ) );
	}

	/** Counts an announcement attempt before it starts. Returns false if another process was first. */
	public static function begin_announcement( int $id, int $attempts ): bool {
		return 1 === Database::run( 'UPDATE %i SET announcements = announcements + 1 WHERE id = %d AND announcements = %d', Tables::leads(), $id, $attempts );
	}

	public static function end_announcement( int $id ): void {
		Database::run( 'UPDATE %i SET announcements = %d WHERE id = %d', Tables::leads(), self::ANNOUNCED, $id );
	}

	/** @return list<int> Leads created before a time in UTC, oldest first. */
	public static function before( string $moment, int $limit ): array {
		$rows = Database::rows( 'SELECT id FROM %i WHERE created_gmt < %s ORDER BY id LIMIT %d', Tables::leads(), $moment, $limit );
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/** @return list<Lead> Leads of a person, oldest first. The address is compared without regard to case. */
	public static function of_email( string $email, int $limit, int $offset = 0 ): array {
		return self::read( 'email = %s ORDER BY id LIMIT %d OFFSET %d', $email, $limit, $offset );
	}

	public static function held(): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM %i WHERE status = %s', Tables::leads(), Lead::HELD );
	}

	/**
	 * @param list<int> $ids The leads to look at; empty for all.
	 * @return list<Lead> Leads without planned mails: new ones, and those whose process ended right after the insert.
	 */
	public static function unplanned( int $limit, array $ids = array() ): array {
		$only = array() === $ids ? '' : 'id IN (' . Database::marks( $ids ) . ') AND';
		return self::read( "{$only} is_planned = 0 AND status = %s ORDER BY id LIMIT %d", ...array( ...$ids, Lead::RECEIVED, $limit ) );
	}

	/** @return list<Lead> */
	private static function read( string $where, int|string ...$values ): array {
		$rows = Database::rows( "SELECT * FROM %i WHERE {$where}", Tables::leads(), ...$values );
		return array_map( static fn ( array $row ): Lead => new Lead( $row ), $rows );
	}

	public static function set_planned( int $id ): void {
		Database::run( 'UPDATE %i SET is_planned = 1 WHERE id = %d', Tables::leads(), $id );
	}

	/**
	 * Deletes leads with their deliveries and notes, and configurations that no other lead uses.
	 *
	 * @param list<int> $ids
	 * @return int Number of deleted leads.
	 */
	public static function delete( array $ids ): int {
		if ( array() === $ids ) {
			return 0;
		}
		$marks = Database::marks( $ids );
		$leads = Database::rows( "SELECT id, idempotency_key, configuration_id FROM %i WHERE id IN ({$marks})", Tables::leads(), ...$ids );
		$about = array_values( array_diff( array_unique( array_map( 'strval', array_column( $leads, 'configuration_id' ) ) ), array( '' ) ) );
		if ( array() !== $about ) {
			// Indexed statements: as one with the next, databases scan all configurations.
			$sql    = 'SELECT configuration_id FROM %i WHERE configuration_id IN (' . Database::marks( $about ) . ") AND id NOT IN ({$marks})";
			$shared = array_column( Database::rows( $sql, Tables::leads(), ...$about, ...$ids ), 'configuration_id' );
			self::delete_rows( 'configuration_id', array_values( array_diff( $about, $shared ) ) );
		}
		self::delete_rows( 'lead_id', $ids );
		$deleted = (int) Database::run( "DELETE FROM %i WHERE id IN ({$marks})", Tables::leads(), ...$ids );
		foreach ( $deleted > 0 ? $leads : array() as $row ) {
			Lead_Event::fire( 'cfg_configurator_lead_erased', (int) $row['id'], (string) $row['idempotency_key'] );
		}
		return $deleted;
	}

	/**
	 * @param 'lead_id'|'configuration_id' $column
	 * @param list<int|string>             $ids
	 */
	private static function delete_rows( string $column, array $ids ): void {
		foreach ( array() === $ids ? array() : Tables::with( $column ) as $table ) {
			Database::run( "DELETE FROM %i WHERE {$column} IN (" . Database::marks( $ids ) . ')', $table, ...$ids );
		}
	}
}
