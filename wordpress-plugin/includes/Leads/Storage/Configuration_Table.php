<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Saved_Configuration;
use Cfg_Configurator\Leads\Configuration\Snapshot_Warning;
use Cfg_Configurator\Leads\Lead;

/** Configurations saved by saveCfgOptions. One row per configurationID; the latest save wins. */
final class Configuration_Table {
	/**
	 * Maximum number of stored configurations without a lead. Those saved within the same second may exceed it.
	 * Save_Route limits their size.
	 */
	public const MAXIMUM_WITHOUT_LEAD = 2000;

	/** The maximum is enforced after this many new configurations. */
	public const CHECK_EVERY = 50;

	/** Condition for configurations without a lead. Excludes leads with an empty configuration id. */
	private const WITHOUT_LEAD = "configuration_id NOT IN (SELECT configuration_id FROM %i WHERE configuration_id <> '')";

	/**
	 * @param array<string, int|float|string> $fields Checked fields of spec §7.
	 * @return bool True if it was saved.
	 */
	public static function save( array $fields ): bool {
		$row  = array(
			'configuration_key' => self::key_of( $fields ),
			'configuration_id'  => mb_substr( (string) $fields['configurationID'], 0, 191 ),
			'saved_gmt'         => Clock::stamp(),
			'model'             => mb_substr( (string) $fields['modelName'], 0, 191 ),
			'version'           => mb_substr( (string) $fields['versionName'], 0, 191 ),
			'fields'            => (string) wp_json_encode( $fields ),
		);
		$done = Database::upsert( Tables::configurations(), $row );
		if ( 1 === $done && 0 === (int) Database::wpdb()->insert_id % self::CHECK_EVERY ) {
			self::drop_surplus();
		}
		return null !== $done;
	}

	/** By the wp_cfgHyu_uniqueID that a lead carries; '' matches none. */
	public static function find( string $id ): ?Saved_Configuration {
		$row = self::row( $id );
		return null === $row ? null : self::of_row( $row );
	}

	/**
	 * Returns the fields saved under an id as JSON; '' if none, or on a database error. A lead is stored without them
	 * rather than rejected.
	 */
	public static function fields_of( string $id ): string {
		return self::row( $id )['fields'] ?? '';
	}

	/** The configuration of a lead: its own snapshot, else the one saved under its id, else null. */
	public static function of_lead( Lead $lead ): ?Configuration_Snapshot {
		return self::of_leads( array( $lead ) )[ $lead->id ] ?? null;
	}

	/**
	 * @param list<Lead> $leads
	 * @return array<int, Configuration_Snapshot> By lead id.
	 */
	public static function of_leads( array $leads ): array {
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
		$rows  = Database::rows( "SELECT * FROM %i WHERE configuration_key IN ({$marks})", Tables::configurations(), ...array_keys( $keys ) );
		foreach ( $rows as $row ) {
			$saved  = self::of_row( $row )?->to_snapshot();
			$found += null === $saved ? array() : array_fill_keys( $keys[ (string) $row['configuration_key'] ] ?? array(), $saved );
		}
		return $found;
	}

	/** Deletes configurations without a lead that were saved before a time, in UTC. */
	public static function delete_without_lead( string $moment ): void {
		Database::run( 'DELETE FROM %i WHERE saved_gmt < %s AND ' . self::WITHOUT_LEAD, Tables::configurations(), $moment, Tables::leads() );
	}

	/** Whether configurations without a lead may soon be deleted because there are too many. */
	public static function is_filling(): bool {
		return (int) Database::value( 'SELECT COUNT(*) FROM %i', Tables::configurations() ) > self::MAXIMUM_WITHOUT_LEAD / 2;
	}

	private static function drop_surplus(): void {
		$sql    = 'SELECT saved_gmt FROM %i WHERE ' . self::WITHOUT_LEAD . ' ORDER BY saved_gmt DESC LIMIT 1 OFFSET %d';
		$moment = Database::value( $sql, Tables::configurations(), Tables::leads(), self::MAXIMUM_WITHOUT_LEAD - 1 );
		if ( null !== $moment ) {
			self::delete_without_lead( $moment );
		}
	}

	/** @param array<string, string|null> $row Null if its fields are unreadable. */
	private static function of_row( array $row ): ?Saved_Configuration {
		return Saved_Configuration::from_json( (string) $row['fields'], (string) $row['saved_gmt'] );
	}

	/** @return array<string, string|null>|null */
	private static function row( string $id ): ?array {
		return '' === $id ? null : Database::row( 'SELECT * FROM %i WHERE configuration_key = %s', Tables::configurations(), hash( 'sha256', $id ) );
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
