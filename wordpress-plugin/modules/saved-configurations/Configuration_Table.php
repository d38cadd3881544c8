<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;

/** Configurations saved by saveCfgOptions. One row per configurationID; the latest save wins. */
final class Configuration_Table {
	public const NAME = 'configurations';

	/** For dbDelta (Leads\Storage\Schema). */
	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		configuration_key char(64) NOT NULL,
		configuration_id varchar(191) NOT NULL DEFAULT '',
		saved_gmt datetime NOT NULL,
		model varchar(191) NOT NULL DEFAULT '',
		version varchar(191) NOT NULL DEFAULT '',
		fields mediumtext NOT NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY configuration_key (configuration_key),
		KEY configuration_id (configuration_id),
		KEY saved_gmt (saved_gmt)";

	/** Maximum number of stored configurations without a lead. Those saved within the same second may exceed it. */
	public const MAXIMUM_WITHOUT_LEAD = 2000;

	/** The maximum is enforced after this many new configurations. */
	public const CHECK_EVERY = 50;

	/** Condition for configurations without a lead. Excludes leads with an empty configuration id. */
	private const WITHOUT_LEAD = "configuration_id NOT IN (SELECT configuration_id FROM %i WHERE configuration_id <> '')";

	/** @param array<string, int|float|string> $fields Checked fields of spec §7. Returns whether they were saved. */
	public static function save( array $fields ): bool {
		$row  = array(
			'configuration_key' => self::key_of( $fields ),
			'configuration_id'  => mb_substr( (string) $fields['configurationID'], 0, 191 ),
			'saved_gmt'         => Clock::stamp(),
			'model'             => mb_substr( (string) $fields['modelName'], 0, 191 ),
			'version'           => mb_substr( (string) $fields['versionName'], 0, 191 ),
			'fields'            => (string) wp_json_encode( $fields ),
		);
		$set  = 'configuration_id = VALUES(configuration_id), saved_gmt = VALUES(saved_gmt), model = VALUES(model),
			version = VALUES(version), fields = VALUES(fields)';
		$sql  = "INSERT INTO %i (configuration_key, configuration_id, saved_gmt, model, version, fields)
			VALUES (%s, %s, %s, %s, %s, %s) ON DUPLICATE KEY UPDATE {$set}";
		$done = Database::run( $sql, self::table(), ...array_values( $row ) );
		if ( 1 === $done && 0 === (int) Database::wpdb()->insert_id % self::CHECK_EVERY ) {
			self::drop_surplus();
		}
		return null !== $done;
	}

	/** By the wp_cfgHyu_uniqueID that a lead carries; '' matches none. */
	public static function find( string $id ): ?Saved_Configuration {
		return self::with( array( $id ) )[ $id ] ?? null;
	}

	/** The fields saved under an id as JSON; '' if none, or on a database error: a lead is stored without them rather than rejected. */
	public static function fields_of( string $id ): string {
		return (string) Database::value( 'SELECT fields FROM %i WHERE configuration_key = %s', self::table(), hash( 'sha256', $id ) );
	}

	/**
	 * @param list<string> $ids
	 * @return array<int|string, Saved_Configuration> Readable configurations saved under these ids, by id.
	 */
	public static function with( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$keys  = array_combine( array_map( static fn ( string $id ): string => hash( 'sha256', $id ), $ids ), $ids );
		$marks = Database::marks( array_keys( $keys ) );
		$found = array();
		foreach ( Database::rows( "SELECT * FROM %i WHERE configuration_key IN ({$marks})", self::table(), ...array_keys( $keys ) ) as $row ) {
			$found[ $keys[ (string) $row['configuration_key'] ] ] = Saved_Configuration::from_json( (string) $row['fields'], (string) $row['saved_gmt'] );
		}
		return array_filter( $found );
	}

	/**
	 * The saved configurations of leads whose forms brought none: a copy that the lead has, else what was saved under its id.
	 *
	 * @param list<Lead> $leads
	 * @return array<int, Saved_Configuration> By lead id.
	 */
	public static function of_leads( array $leads ): array {
		$found = array();
		$ids   = array();
		foreach ( $leads as $lead ) {
			$copy = null === $lead->configuration ? Saved_Configuration::from_json( $lead->text( 'configuration' ), $lead->created_gmt ) : null;
			if ( null !== $copy ) {
				$found[ $lead->id ] = $copy;
			} elseif ( '' !== $lead->configuration_id ) {
				$ids[ $lead->id ] = $lead->configuration_id;
			}
		}
		$saved = self::with( array_values( array_unique( $ids ) ) );
		return $found + array_filter( array_map( static fn ( string $id ): ?Saved_Configuration => $saved[ $id ] ?? null, $ids ) );
	}

	/** Deletes configurations without a lead that were saved before a time, in UTC. */
	public static function delete_without_lead( string $moment ): void {
		Database::run( 'DELETE FROM %i WHERE saved_gmt < %s AND ' . self::WITHOUT_LEAD, self::table(), $moment, Tables::leads() );
	}

	/** Whether configurations without a lead may soon be deleted because there are too many. */
	public static function is_filling(): bool {
		return (int) Database::value( 'SELECT COUNT(*) FROM %i', self::table() ) > self::MAXIMUM_WITHOUT_LEAD / 2;
	}

	private static function drop_surplus(): void {
		$sql    = 'SELECT saved_gmt FROM %i WHERE ' . self::WITHOUT_LEAD . ' ORDER BY saved_gmt DESC LIMIT 1 OFFSET %d';
		$moment = Database::value( $sql, self::table(), Tables::leads(), self::MAXIMUM_WITHOUT_LEAD - 1 );
		if ( null !== $moment ) {
			self::delete_without_lead( $moment );
		}
	}

	/** @param array<string, int|float|string> $fields Ids are opaque and of any length. Without one, a hash of all fields, to which no lead refers. */
	private static function key_of( array $fields ): string {
		$id = (string) $fields['configurationID'];
		return hash( 'sha256', '' === $id ? ' ' . wp_json_encode( $fields ) : $id );
	}

	private static function table(): string {
		return Tables::named( self::NAME );
	}
}
