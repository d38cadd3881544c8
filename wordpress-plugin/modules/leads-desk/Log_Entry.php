<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Modules\Consents\Consent_Record;

/** A note on a lead, or something that a user did with it. Notes are as typed: escape them on output. */
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

	/** @param array<string, string|null> $row Database row. */
	public static function from_row( array $row ): self {
		$text = static fn ( string $column ): string => (string) ( $row[ $column ] ?? '' );
		return new self( (int) $text( 'lead_id' ), $text( 'at_gmt' ), (int) $text( 'user_id' ), $text( 'kind' ), $text( 'text' ) );
	}

	public function is_note(): bool {
		return self::NOTE === $this->kind;
	}

	/** The note, or what was done. */
	public function label(): string {
		return match ( $this->kind ) {
			/* translators: %s: status of the sale */
			self::STATUS          => sprintf( __( 'Follow-up: %s', 'cfg-configurator' ), Follow_Up_Table::label( $this->text ) ),
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
			self::WITHDRAWN       => sprintf( __( 'Consent withdrawn: %s', 'cfg-configurator' ), self::purpose( $this->text ) ),
			default               => $this->text,
		};
	}

	private static function purpose( string $consent ): string {
		return Consent_Record::fields()[ $consent ]->label ?? $consent;
	}

	/** @param string $columns Separated by commas. */
	private static function labels( string $columns ): string {
		$fields = array_column( Lead_Fields::visible(), 'label', 'column' );
		return implode( ', ', array_map( static fn ( string $column ): string => $fields[ $column ] ?? $column, explode( ',', $columns ) ) );
	}
}
