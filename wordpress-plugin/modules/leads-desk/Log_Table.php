<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;

/** Notes on leads, and what users did with them. Deleted with the lead. */
final class Log_Table {
	/** Name without prefix. */
	public const NAME = 'lead_log';

	public const COLUMNS = 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			lead_id bigint(20) unsigned NOT NULL,
			at_gmt datetime NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			kind varchar(16) NOT NULL,
			text mediumtext NOT NULL,
			PRIMARY KEY  (id),
			KEY lead_id (lead_id)';

	public static function table(): string {
		return Tables::named( self::NAME );
	}

	/** @param string $kind One of Log_Entry's. */
	public static function add( int $lead_id, string $kind, string $text = '' ): bool {
		$sql = 'INSERT INTO %i (lead_id, at_gmt, user_id, kind, text) VALUES (%d, %s, %d, %s, %s)';
		return null !== Database::run( $sql, self::table(), $lead_id, Clock::stamp(), get_current_user_id(), $kind, $text );
	}

	/** @return list<Log_Entry> Newest first. */
	public static function of_lead( int $lead_id ): array {
		$rows = Database::rows( 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id DESC', self::table(), $lead_id );
		return array_map( array( Log_Entry::class, 'from_row' ), $rows );
	}

	/**
	 * @param list<int> $lead_ids
	 * @return array<int, list<Log_Entry>> Notes by lead id, oldest first.
	 */
	public static function notes_of( array $lead_ids ): array {
		$notes = array();
		if ( array() !== $lead_ids ) {
			$sql = 'SELECT * FROM %i WHERE kind = %s AND lead_id IN (' . Database::marks( $lead_ids ) . ') ORDER BY id';
			foreach ( Database::rows( $sql, self::table(), Log_Entry::NOTE, ...$lead_ids ) as $row ) {
				$notes[ (int) $row['lead_id'] ][] = Log_Entry::from_row( $row );
			}
		}
		return $notes;
	}
}
