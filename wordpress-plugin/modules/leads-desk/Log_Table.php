<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;

/** Notes on leads, and what users did with them. Deleted with the lead. */
final class Log_Table {
	/** @param string $kind One of Log_Entry's. */
	public static function add( int $lead_id, string $kind, string $text = '' ): bool {
		$sql = 'INSERT INTO %i (lead_id, at_gmt, user_id, kind, text) VALUES (%d, %s, %d, %s, %s)';
		return null !== Database::run( $sql, Tables::log(), $lead_id, Clock::stamp(), get_current_user_id(), $kind, $text );
	}

	/** @return list<Log_Entry> Newest first. */
	public static function of_lead( int $lead_id ): array {
		$rows = Database::rows( 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id DESC', Tables::log(), $lead_id );
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
			foreach ( Database::rows( $sql, Tables::log(), Log_Entry::NOTE, ...$lead_ids ) as $row ) {
				$notes[ (int) $row['lead_id'] ][] = Log_Entry::from_row( $row );
			}
		}
		return $notes;
	}
}
