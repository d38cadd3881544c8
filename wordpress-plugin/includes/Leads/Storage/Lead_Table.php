<?php
/**
 * Keeps leads.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Status;

/**
 * The table of leads. One idempotency key is one lead: the unique index decides, never a look beforehand.
 */
final class Lead_Table {
	public function __construct( private Clock $clock ) {
	}

	/**
	 * Stores a lead.
	 *
	 * @param array<string, int|string> $row Columns and values, with `idempotency_key`.
	 * @return int|null 1 where it is new and was read back as it was given, 0 where one of that key is there already, null
	 *                  where the database refuses it or changes it.
	 */
	public function insert( array $row ): ?int {
		$names = implode( ', ', array_fill( 0, count( $row ), '%i' ) );
		$marks = Database::marks( array_values( $row ) );
		$given = array( Tables::leads(), ...array_keys( $row ), ...array_values( $row ) );
		$done  = Database::run( "INSERT IGNORE INTO %i ({$names}) VALUES ({$marks})", $given );
		$where = array( Tables::leads(), $row['idempotency_key'] );
		$read  = null === $done ? null : Database::row( 'SELECT * FROM %i WHERE idempotency_key = %s', $where );
		// IGNORE also passes over what is not a duplicate.
		if ( null === $read || 0 === $done ) {
			return null === $read ? null : 0;
		}
		if ( array_map( 'strval', $row ) === array_intersect_key( array( ...$row, ...$read ), $row ) ) {
			return 1;
		}
		// Cut off, or with other characters: not the lead that was sent.
		Database::run( 'DELETE FROM %i WHERE idempotency_key = %s', $where );
		return null;
	}

	/**
	 * The lead of an idempotency key; null for none.
	 */
	public function id_of( string $key ): ?int {
		$id = Database::value( 'SELECT id FROM %i WHERE idempotency_key = %s', array( Tables::leads(), $key ) );
		return null === $id ? null : (int) $id;
	}

	public function find( int $id ): ?Lead {
		$row = Database::row( 'SELECT * FROM %i WHERE id = %d', array( Tables::leads(), $id ) );
		return null === $row ? null : Lead::from_row( $row );
	}

	/**
	 * Lets a held lead go: it is mailed from now on.
	 *
	 * @return bool Whether it was held until now.
	 */
	public function release( int $id ): bool {
		$values = array( Tables::leads(), Lead_Status::RECEIVED, $id, Lead_Status::HELD );
		return 1 === Database::run( 'UPDATE %i SET status = %s WHERE id = %d AND status = %s', $values );
	}

	/**
	 * Corrects how the buyer can be reached.
	 *
	 * @param array<string, string> $contact Any of name, email and phone.
	 * @param int                   $user    Who corrects it.
	 */
	public function correct( int $id, array $contact, int $user ): bool {
		$values = array_intersect_key( $contact, array_flip( array( 'name', 'email', 'phone' ) ) );
		$values = array(
			...$values,
			'corrected_gmt' => $this->clock->stamp(),
			'corrected_by'  => $user,
		);
		return Database::update( Tables::leads(), $values, array( 'id' => $id ) );
	}

	/**
	 * Leads that nobody has planned mail for: their process ended right after they were kept.
	 *
	 * @return list<int>
	 */
	public function unplanned( int $limit ): array {
		$values = array( Tables::leads(), Lead_Status::RECEIVED, $limit );
		return Database::ids( 'SELECT id FROM %i WHERE is_planned = 0 AND status = %s ORDER BY id LIMIT %d', $values );
	}

	public function set_planned( int $id ): void {
		Database::run( 'UPDATE %i SET is_planned = 1 WHERE id = %d', array( Tables::leads(), $id ) );
	}

	/**
	 * Deletes leads with the record of their mail, and configurations that no lead is left for.
	 *
	 * @param list<int> $ids Leads.
	 * @return int How many there were.
	 */
	public function delete( array $ids ): int {
		if ( array() === $ids ) {
			return 0;
		}
		$marks = Database::marks( $ids );
		$this->delete_configurations( $ids );
		Database::run( "DELETE FROM %i WHERE lead_id IN ({$marks})", array( Tables::deliveries(), ...$ids ) );
		return (int) Database::run( "DELETE FROM %i WHERE id IN ({$marks})", array( Tables::leads(), ...$ids ) );
	}

	/**
	 * Deletes the configurations that no lead but these is about. Asked for by index, in three statements: as one,
	 * databases walk over all configurations.
	 *
	 * @param list<int> $ids Leads, at least one.
	 */
	private function delete_configurations( array $ids ): void {
		$marks = Database::marks( $ids );
		$about = $this->configurations( "id IN ({$marks})", $ids );
		if ( array() === $about ) {
			return;
		}
		$shared = $this->configurations( 'configuration_id IN (' . Database::marks( $about ) . ") AND id NOT IN ({$marks})", array( ...$about, ...$ids ) );
		$alone  = array_values( array_diff( $about, $shared ) );
		if ( array() !== $alone ) {
			$marks = Database::marks( $alone );
			Database::run( "DELETE FROM %i WHERE configuration_id IN ({$marks})", array( Tables::configurations(), ...$alone ) );
		}
	}

	/**
	 * Ids of the configurations that some leads are about.
	 *
	 * @param string           $where  Which leads.
	 * @param list<int|string> $values For its marks.
	 * @return list<string>
	 */
	private function configurations( string $where, array $values ): array {
		$rows = Database::rows( "SELECT DISTINCT configuration_id FROM %i WHERE configuration_id <> '' AND {$where}", array( Tables::leads(), ...$values ) );
		return array_map( static fn ( array $row ): string => (string) $row['configuration_id'], $rows );
	}
}
