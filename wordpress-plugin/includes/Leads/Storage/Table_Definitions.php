<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Fields\Lead_Fields;

/**
 * CREATE TABLE statements in the format dbDelta expects. All columns of a table share one character set: wpdb treats
 * tables with mixed character sets as ASCII and would reject accents. Times are UTC.
 */
final class Table_Definitions {
	/**
	 * @param string|null $collation The one of tables that exist: a join would fail with another. Null for the site's.
	 * @return array<string, string> By table.
	 */
	public static function all( ?string $collation = null ): array {
		$ending      = null === $collation ? self::ending() : 'DEFAULT CHARACTER SET ' . strtok( $collation, '_' ) . " COLLATE {$collation}";
		$definitions = array(
			Tables::leads()      => self::leads(),
			Tables::deliveries() => self::deliveries(),
			...self::of_modules(),
		);
		return array_map( static fn ( string $columns ): string => "{$columns} {$ending};", $definitions );
	}

	/**
	 * Character set and collation of WordPress. Old sites have another character set, which would reject a lead with an
	 * emoji. E-mail addresses are compared without regard to case, so no binary collation.
	 */
	private static function ending(): string {
		$site = (string) preg_replace( '/ COLLATE \S+_(bin|cs)$/', '', Database::wpdb()->get_charset_collate() );
		return str_contains( $site, 'utf8mb4' ) ? $site : 'DEFAULT CHARACTER SET utf8mb4';
	}

	/** @return array<string, string> By table. */
	private static function of_modules(): array {
		$statements = array();
		foreach ( Module_Tables::columns() as $name => $columns ) {
			$table                = Tables::named( $name );
			$statements[ $table ] = self::create( $table, $columns );
		}
		return $statements;
	}

	private static function leads(): string {
		$fields = '';
		foreach ( Lead_Fields::visible() as $field ) {
			foreach ( $field->columns() as $column => $type ) {
				$fields .= "{$column} {$type},\n\t\t\t";
			}
		}
		return self::create(
			Tables::leads(),
			"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			idempotency_key char(64) NOT NULL,
			form_type varchar(24) NOT NULL,
			status varchar(12) NOT NULL DEFAULT 'received',
			held_reason varchar(24) NOT NULL DEFAULT '',
			is_planned tinyint(1) NOT NULL DEFAULT 0,
			is_settled tinyint(1) NOT NULL DEFAULT 0,
			created_gmt datetime NOT NULL,
			{$fields}model varchar(191) NOT NULL DEFAULT '',
			model_id varchar(191) NOT NULL DEFAULT '',
			configuration_id varchar(191) NOT NULL DEFAULT '',
			from_page text NOT NULL,
			extra mediumtext NOT NULL,
			corrected_gmt datetime DEFAULT NULL,
			corrected_by bigint(20) unsigned NOT NULL DEFAULT 0,
			configuration mediumtext DEFAULT NULL,
			consents mediumtext DEFAULT NULL,
			warning varchar(12) NOT NULL DEFAULT '',
			announcements tinyint(3) unsigned NOT NULL DEFAULT 0,
			is_read tinyint(1) NOT NULL DEFAULT 0,
			build_code varchar(9) NOT NULL DEFAULT '',
			sales_status varchar(12) NOT NULL DEFAULT 'new',
			assigned_to bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY idempotency_key (idempotency_key),
			KEY created_gmt (created_gmt),
			KEY email (email),
			KEY dealer_id (dealer_id),
			KEY configuration_id (configuration_id),
			KEY planning (is_planned,status),
			KEY announcing (announcements,created_gmt),
			KEY form_time (form_type,created_gmt),
			KEY dealers (dealer_id,dealer),
			KEY dealer_time (dealer_id,created_gmt),
			KEY is_read (is_read),
			KEY build_code (build_code),
			KEY sales_status (sales_status,created_gmt),
			KEY assigned_to (assigned_to)"
		);
	}

	private static function deliveries(): string {
		return self::create(
			Tables::deliveries(),
			"id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			lead_id bigint(20) unsigned NOT NULL,
			channel varchar(20) NOT NULL DEFAULT 'mail',
			recipient varchar(12) NOT NULL,
			address text NOT NULL,
			state varchar(12) NOT NULL DEFAULT 'pending',
			attempts smallint(5) unsigned NOT NULL DEFAULT 0,
			last_error text NOT NULL,
			next_gmt datetime NOT NULL,
			sendings smallint(5) unsigned NOT NULL DEFAULT 1,
			claim char(32) NOT NULL DEFAULT '',
			claimed_until_gmt datetime DEFAULT NULL,
			sent_gmt datetime DEFAULT NULL,
			uncertain smallint(5) unsigned NOT NULL DEFAULT 0,
			cc varchar(764) NOT NULL DEFAULT '',
			PRIMARY KEY  (id),
			UNIQUE KEY one_per_channel (lead_id,channel,recipient),
			KEY due_in_channel (channel,state,next_gmt)"
		);
	}

	private static function create( string $table, string $columns ): string {
		return "CREATE TABLE {$table} (\n{$columns}\n)";
	}
}
