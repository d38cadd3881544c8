<?php
/**
 * Saved configurations table.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Saved_Configuration;
use Cfg_Configurator\Leads\Configuration\Snapshot_Warning;
use Cfg_Configurator\Leads\Lead;

/**
 * Configurations saved by saveCfgOptions. One row per configurationID; the latest save wins.
 */
final class Configuration_Table {
	/**
	 * Maximum number of stored configurations without a lead. Those saved within the same second may exceed it.
	 * Save_Route limits their size.
	 */
	public const MAXIMUM_UNASKED = 2000;

	/** The maximum is enforced after this many new configurations. */
	public const CHECK_EVERY = 50;

	/** Condition for configurations without a lead. Excludes leads with an empty configuration id. */
	private const UNASKED = "configuration_id NOT IN (SELECT configuration_id FROM %i WHERE configuration_id <> '')";

	public function __construct( private Clock $clock = new Clock() ) {
	}

	/**
	 * @param array<string, int|float|string> $fields Checked fields of spec §7.
	 * @return bool True if it was saved.
	 * @throws \RangeException If a number is too large.
	 */
	public function save( array $fields ): bool {
		$row = array(
			'configuration_key' => self::key_of( $fields ),
			'configuration_id'  => mb_substr( (string) $fields['configurationID'], 0, 191 ),
			'saved_gmt'         => $this->clock->stamp(),
			'model'             => mb_substr( (string) $fields['modelName'], 0, 191 ),
			'version'           => mb_substr( (string) $fields['versionName'], 0, 191 ),
			'fields'            => (string) wp_json_encode( $fields ),
		);
		foreach ( Figure_Columns::ALL as $field => $figure ) {
			$row[ $figure['column'] ] = Figure_Columns::to_column( $field, $fields[ $field ] );
		}
		// wpdb has no placeholder for NULL.
		$values  = array_map( static fn ( $value ): string => null === $value ? 'NULL' : ( is_int( $value ) ? '%d' : '%s' ), $row );
		$updates = array_map( static fn (): string => '%i = VALUES(%i)', array_slice( $row, 1 ) );
		$names   = array_keys( $row );
		$twice   = array_merge( ...array_map( static fn ( string $name ): array => array( $name, $name ), array_slice( $names, 1 ) ) );
		$sql     = 'INSERT INTO %i (' . implode( ', ', array_fill( 0, count( $row ), '%i' ) ) . ')
			VALUES (' . implode( ', ', $values ) . ') ON DUPLICATE KEY UPDATE ' . implode( ', ', $updates );
		$filled  = array_values( array_filter( $row, static fn ( $value ): bool => null !== $value ) );
		$done    = Database::run( $sql, array( Tables::configurations(), ...$names, ...$filled, ...$twice ) );
		if ( 1 === $done && 0 === (int) Database::wpdb()->insert_id % self::CHECK_EVERY ) {
			$this->drop_surplus();
		}
		return null !== $done;
	}

	/**
	 * Returns the configuration with this id; null if not found.
	 *
	 * @param string $id The wp_cfgHyu_uniqueID that a lead carries; '' matches none.
	 */
	public function find( string $id ): ?Saved_Configuration {
		if ( '' === $id ) {
			return null;
		}
		$row = Database::row( 'SELECT * FROM %i WHERE configuration_key = %s', array( Tables::configurations(), hash( 'sha256', $id ) ) );
		return null === $row ? null : Saved_Configuration::from_row( $row );
	}

	/**
	 * Returns the fields saved under an id as JSON; '' if none, or on a database error. A lead is stored without them
	 * rather than rejected.
	 */
	public function fields_of( string $id ): string {
		if ( '' === $id ) {
			return '';
		}
		$values = array( Tables::configurations(), hash( 'sha256', $id ) );
		return (string) Database::quietly( static fn (): ?string => Database::value( 'SELECT fields FROM %i WHERE configuration_key = %s', $values ) );
	}

	/**
	 * The configuration of a lead: its own snapshot, else the one saved under its id, else null.
	 */
	public function of_lead( Lead $lead ): ?Configuration_Snapshot {
		return $this->of_leads( array( $lead ) )[ $lead->id ] ?? null;
	}

	/**
	 * Same as of_lead() for several leads, by lead id.
	 *
	 * @param list<Lead> $leads Leads.
	 * @return array<int, Configuration_Snapshot>
	 */
	public function of_leads( array $leads ): array {
		$keys  = array();
		$found = array();
		foreach ( $leads as $lead ) {
			if ( null !== $lead->configuration ) {
				$found[ $lead->id ] = $lead->configuration;
			} elseif ( '' !== $lead->configuration_id && Snapshot_Warning::UNREADABLE !== $lead->warning ) {
				$keys[ hash( 'sha256', $lead->configuration_id ) ][] = $lead->id;
			}
		}
		if ( array() === $keys ) {
			return $found;
		}
		$marks = Database::marks( array_keys( $keys ) );
		$rows  = Database::rows( "SELECT * FROM %i WHERE configuration_key IN ({$marks})", array( Tables::configurations(), ...array_keys( $keys ) ) );
		foreach ( $rows as $row ) {
			$saved  = Saved_Configuration::from_row( $row )->to_snapshot();
			$found += array_fill_keys( $keys[ (string) $row['configuration_key'] ] ?? array(), $saved );
		}
		return $found;
	}

	/**
	 * Deletes configurations without a lead that were saved before the given time.
	 *
	 * @param string $moment UTC.
	 * @return int Number of deleted configurations.
	 */
	public function delete_unasked( string $moment ): int {
		$values = array( Tables::configurations(), $moment, Tables::leads() );
		return (int) Database::run( 'DELETE FROM %i WHERE saved_gmt < %s AND ' . self::UNASKED, $values );
	}

	/**
	 * Deletes the oldest configurations without a lead beyond the maximum.
	 */
	private function drop_surplus(): void {
		$values = array( Tables::configurations(), Tables::leads(), self::MAXIMUM_UNASKED - 1 );
		$moment = Database::value( 'SELECT saved_gmt FROM %i WHERE ' . self::UNASKED . ' ORDER BY saved_gmt DESC LIMIT 1 OFFSET %d', $values );
		if ( null !== $moment ) {
			$this->delete_unasked( $moment );
		}
	}

	/**
	 * Hash of the id, because ids are opaque and of any length. Without an id, a hash of all fields, which no lead
	 * refers to.
	 *
	 * @param array<string, int|float|string> $fields Checked fields.
	 */
	private static function key_of( array $fields ): string {
		$id = (string) $fields['configurationID'];
		return hash( 'sha256', '' === $id ? ' ' . wp_json_encode( $fields ) : $id );
	}
}
