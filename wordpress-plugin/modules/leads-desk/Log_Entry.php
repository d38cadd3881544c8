<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Modules\Consents\Consent_Record;

/** A note on a lead, or something that a user did with it. Notes are as typed: escape them on output. Deleted with the lead. */
final class Log_Entry {
	public const NOTE            = 'note';
	public const STATUS          = 'status';
	public const ASSIGNED        = 'assigned';
	public const ACCEPTED        = 'accepted';
	public const REJECTED        = 'rejected';
	public const RESENT          = 'resent';
	public const WEBHOOKS_RESENT = 'webhooks-resent';
	public const CORRECTED       = 'corrected';
	public const WITHDRAWN       = 'withdrawn';

	public const NAME = 'lead_log';

	public const COLUMNS = 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			lead_id bigint(20) unsigned NOT NULL,
			at_gmt datetime NOT NULL,
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			kind varchar(16) NOT NULL,
			text mediumtext NOT NULL,
			PRIMARY KEY  (id),
			KEY lead_id (lead_id)';

	/**
	 * @param string $kind One of the constants above.
	 * @param string $text The note, the new status, the id of the new assignee, the corrected columns or the purpose of the consent.
	 */
	public function __construct(
		public readonly int $lead_id,
		public readonly string $at_gmt,
		public readonly int $user_id,
		public readonly string $kind,
		public readonly string $text,
	) {
	}

	public static function table(): string {
		return Tables::named( self::NAME );
	}

	/** @param string $kind One of the constants. */
	public static function add( int $lead_id, string $kind, string $text = '' ): bool {
		$sql = 'INSERT INTO %i (lead_id, at_gmt, user_id, kind, text) VALUES (%d, %s, %d, %s, %s)';
		return null !== Database::run( $sql, self::table(), $lead_id, Clock::stamp(), get_current_user_id(), $kind, $text );
	}

	/** @return list<self> Newest first. */
	public static function of_lead( int $lead_id ): array {
		$rows = Database::rows( 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id DESC', self::table(), $lead_id );
		return array_map( self::from_row( ... ), $rows );
	}

	/**
	 * @param list<int> $lead_ids
	 * @return array<int, list<self>> Notes by lead id, oldest first.
	 */
	public static function notes_of( array $lead_ids ): array {
		$notes = array();
		if ( array() !== $lead_ids ) {
			$sql = 'SELECT * FROM %i WHERE kind = %s AND lead_id IN (' . Database::marks( $lead_ids ) . ') ORDER BY id';
			foreach ( Database::rows( $sql, self::table(), self::NOTE, ...$lead_ids ) as $row ) {
				$notes[ (int) $row['lead_id'] ][] = self::from_row( $row );
			}
		}
		return $notes;
	}

	/** @param array<string, string|null> $row Database row. */
	private static function from_row( array $row ): self {
		$text = static fn ( string $column ): string => (string) ( $row[ $column ] ?? '' );
		return new self( (int) $text( 'lead_id' ), $text( 'at_gmt' ), (int) $text( 'user_id' ), $text( 'kind' ), $text( 'text' ) );
	}

	public function label(): string {
		$consents = Consent_Record::fields();
		return match ( $this->kind ) {
			/* translators: %s: status of the sale */
			self::STATUS          => sprintf( __( 'Follow-up: %s', 'cfg-configurator' ), Follow_Up::label( $this->text ) ),
			self::ASSIGNED        => '0' === $this->text
				? __( 'Assigned to nobody', 'cfg-configurator' )
				/* translators: %s: name of a user */
				: sprintf( __( 'Assigned to %s', 'cfg-configurator' ), Assignees::name( (int) $this->text ) ),
			self::ACCEPTED        => _x( 'Accepted', 'lead', 'cfg-configurator' ),
			self::REJECTED        => _x( 'Rejected', 'lead', 'cfg-configurator' ),
			self::RESENT          => __( 'Emails sent again', 'cfg-configurator' ),
			self::WEBHOOKS_RESENT => __( 'Webhooks sent again', 'cfg-configurator' ),
			/* translators: %s: names of fields */
			self::CORRECTED       => sprintf( __( 'Corrected: %s', 'cfg-configurator' ), self::labels( $this->text ) ),
			/* translators: %s: what the consent was for */
			self::WITHDRAWN       => sprintf( __( 'Consent withdrawn: %s', 'cfg-configurator' ), $consents[ $this->text ]->label ?? $this->text ),
			default               => $this->text,
		};
	}

	/** @param string $columns Separated by commas. */
	private static function labels( string $columns ): string {
		$fields = array_column( Lead_Fields::visible(), 'label', 'column' );
		return implode( ', ', array_map( static fn ( string $column ): string => $fields[ $column ] ?? $column, explode( ',', $columns ) ) );
	}
}
