<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * A row of the table of leads. Texts are as submitted by the buyer: escape them on output.
 *
 * @property-read int    $id
 * @property-read string $submission_key
 * @property-read string $form_type
 * @property-read string $status
 * @property-read string $spam_reason
 * @property-read string $created_gmt
 * @property-read string $name
 * @property-read string $email
 * @property-read string $phone
 * @property-read string $dealer_id
 * @property-read string $dealer
 * @property-read string $dealer_email
 * @property-read string $message
 * @property-read string $model
 * @property-read string $from_page
 * @property-read string $snapshot_warning
 * @property-read string $mail_state
 * @property-read string $follow_up
 */
final class Lead {
	/** States: stored, and mailed; stored, but not mailed until released; never mailed, because an editor has decided so. */
	public const RECEIVED = 'received';
	public const HELD     = 'held';
	public const REJECTED = 'rejected';

	/** The table, for sprintf(): its name, the columns of Retry, the character set. dbDelta() compares types as written here. */
	public const COLUMNS = <<<'SQL'
CREATE TABLE %1$s (
id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
submission_key char(64) NOT NULL,
form_type varchar(24) NOT NULL,
status varchar(12) NOT NULL DEFAULT 'received',
spam_reason varchar(24) NOT NULL DEFAULT '',
created_gmt datetime NOT NULL,
name varchar(255) NOT NULL DEFAULT '',
email varchar(191) NOT NULL DEFAULT '',
phone varchar(32) NOT NULL DEFAULT '',
district_id varchar(191) NOT NULL DEFAULT '',
district varchar(191) NOT NULL DEFAULT '',
dealer_id varchar(191) NOT NULL DEFAULT '',
dealer varchar(191) NOT NULL DEFAULT '',
dealer_email varchar(191) NOT NULL DEFAULT '',
message mediumtext,
consent tinyint(1) NOT NULL DEFAULT 0,
marketing tinyint(1) NOT NULL DEFAULT 0,
sharing tinyint(1) NOT NULL DEFAULT 0,
consents mediumtext,
model varchar(191) NOT NULL DEFAULT '',
model_id varchar(191) NOT NULL DEFAULT '',
configuration_id varchar(191) NOT NULL DEFAULT '',
build_code varchar(9) NOT NULL DEFAULT '',
from_page text,
extra mediumtext,
snapshot mediumtext,
snapshot_warning varchar(12) NOT NULL DEFAULT '',
network char(32) NOT NULL DEFAULT '',
%2$s,
mails mediumtext,
follow_up varchar(12) NOT NULL DEFAULT 'new',
PRIMARY KEY  (id),
UNIQUE KEY submission_key (submission_key),
KEY created_gmt (created_gmt),
KEY email (email),
KEY dealer_id (dealer_id),
KEY build_code (build_code),
KEY network (network,created_gmt),
KEY mail_due (mail_state,mail_next_gmt)
) %3$s;
SQL;

	private ?Snapshot $snapshot = null;

	/** @param array<string, int|string|null> $row Database row. */
	public function __construct( private array $row ) {
	}

	/** A column as property. */
	public function __get( string $column ): int|string {
		return 'id' === $column ? (int) $this->text( 'id' ) : $this->text( $column );
	}

	/** Value of a column (docs/hooks.md); '' for none. */
	public function text( string $column ): string {
		return (string) ( $this->row[ $column ] ?? '' );
	}

	/** The configuration as the buyer saw it; null if missing or unreadable. */
	public function snapshot(): ?Snapshot {
		return $this->snapshot ??= Snapshot::read( $this->text( 'snapshot' ) );
	}

	/** @return array<string, string> Hidden fields and fields of add-ons, by name. */
	public function extra(): array {
		return array_map( 'strval', array_filter( $this->json( 'extra' ), 'is_scalar' ) );
	}

	/** @return array<string, array<string, string>> `to`, `state`, `time` and `detail` of each mail, by recipient. */
	public function mails(): array {
		/** @var array<string, array<string, string>> */
		return array_filter( $this->json( 'mails' ), 'is_array' );
	}

	/** @return list<array<string, string>> Evidence of consents (Consents). */
	public function consents(): array {
		/** @var list<array<string, string>> */
		return array_values( array_filter( $this->json( 'consents' ), 'is_array' ) );
	}

	/** @return array<string, mixed> */
	private function json( string $column ): array {
		$data = json_decode( $this->text( $column ), true );
		/** @var array<string, mixed> */
		return is_array( $data ) ? $data : array();
	}
}
