<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Storage;

use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;

/** Creates and fills the tables of an earlier version (`schema/version-{n}.sql`). */
final class Committed_Tables {
	/**
	 * @return list<string>
	 */
	public static function statements( int $version ): array {
		$sql  = (string) file_get_contents( __DIR__ . "/schema/version-{$version}.sql" );
		$wpdb = Database::wpdb();
		// Until version 8, collation and engine were always the same.
		$sql = str_replace( array( '{prefix}', '{collation}' ), array( $wpdb->prefix, $wpdb->get_charset_collate() ), $sql );
		return explode( "\n\n", trim( $sql ) );
	}

	public static function drop(): void {
		// Also those of modules that are not here, and the one of rejected forms, which existed until version 7.
		foreach ( Database::rows( 'SHOW TABLES LIKE %s', Database::wpdb()->esc_like( Tables::named( '' ) ) . '%' ) as $row ) {
			Database::run( 'DROP TABLE IF EXISTS %i', (string) reset( $row ) );
		}
		delete_option( Schema::OPTION );
		delete_option( Tables::OPTION );
	}

	public static function drafts(): string {
		return Database::wpdb()->prefix . 'cfg_configurator_drafts';
	}

	/** Saved configurations, which a module keeps now. */
	public static function configurations(): string {
		return Tables::named( 'configurations' );
	}

	/** Some of the fields of a saved configuration. */
	public static function fields( string $id ): string {
		return (string) wp_json_encode(
			array(
				'configurationID' => $id,
				'modelName'       => 'Maré',
				'versionName'     => 'Horizonte',
				'totalPrice'      => 35_700.1,
				'rent'            => '401.43',
				'taeg'            => 8.3,
				'rate'            => 6.95,
				'nrPayments'      => 96,
				'creditType'      => 'CRED',
			)
		);
	}

	public static function make( int $version ): void {
		self::drop();
		foreach ( self::statements( $version ) as $statement ) {
			Database::wpdb()->query( $statement );
		}
	}

	/**
	 * Stores three leads: one with its configuration, one whose configuration was saved again later, and one without.
	 * From version 2 on, the first lead has its own copy of the configuration.
	 */
	public static function fill( int $version ): void {
		$saved = array(
			'c1' => '2026-01-02 00:00:00',
			'c2' => '2026-01-04 00:00:00',
		);
		foreach ( $saved as $id => $moment ) {
			$fields = self::fields( $id );
			$sql    = 'INSERT INTO %i (configuration_key, configuration_id, saved_gmt, fields) VALUES (%s, %s, %s, %s)';
			Database::run( $sql, self::configurations(), hash( 'sha256', $id ), $id, $moment, $fields );
			if ( $version <= 8 ) {
				Database::run( 'UPDATE %i SET total_price_cents = 3570010', self::configurations() );
			}
		}
		foreach ( array( 'c1', 'c2', '' ) as $number => $id ) {
			Database::run(
				'INSERT INTO %i (idempotency_key, form_type, created_gmt, name, message, configuration_id, from_page, extra)
				VALUES (%s, %s, %s, %s, %s, %s, %s, %s)',
				Tables::leads(),
				str_repeat( (string) $number, 64 ),
				'proposal',
				"2026-01-03 00:00:0{$number}",
				'Inês 🚗',
				'Olá 🚗',
				$id,
				'',
				'{"utm_source":"x"}'
			);
		}
		if ( $version >= 2 ) {
			$own = "UPDATE %i SET configuration = (SELECT fields FROM %i WHERE configuration_id = 'c1') WHERE configuration_id = 'c1'";
			Database::run( $own, Tables::leads(), self::configurations() );
		}
		$mail = "INSERT INTO %i (lead_id, recipient, address, last_error, next_gmt) VALUES (1, 'dealer', 'a@b.pt', '', '2026-01-03 00:00:00')";
		Database::run( $mail, Tables::deliveries() );
		Database::run( "INSERT INTO %i (bucket, hits, expires_gmt) VALUES ('x', 1, '2036-01-03 00:00:00')", Tables::named( 'lead_rates' ) );
		if ( Database::has_table( self::webhooks() ) ) {
			self::add_webhooks( array( 1, 2 ) );
		}
		if ( $version >= 3 && $version <= 7 ) {
			$draft = "INSERT INTO %i (token, bucket, email, fields, expires_gmt) VALUES ('x', 'x', 'ines@exemplo.pt', '{}', '2036-01-03 00:00:00')";
			Database::run( $draft, self::drafts() );
		}
	}

	/** Deliveries to webhooks, which had a table of their own until version 9. */
	public static function webhooks(): string {
		return Tables::named( 'webhooks' );
	}

	/**
	 * Adds a delivery of each lead to a webhook that failed once.
	 *
	 * @param list<int> $leads Their ids.
	 */
	public static function add_webhooks( array $leads ): void {
		$row  = "(%d, 'ab12', 'https://crm.lume.example/pedidos', 2, 'HTTP 500', '2026-01-03 00:00:00')";
		$rows = implode( ', ', array_fill( 0, count( $leads ), $row ) );
		Database::run( "INSERT INTO %i (lead_id, recipient, address, attempts, last_error, next_gmt) VALUES {$rows}", self::webhooks(), ...$leads );
	}

	/**
	 * Columns and indexes of existing tables.
	 *
	 * @return array<string, list<string>>
	 */
	public static function structure( string ...$tables ): array {
		$structure = array();
		foreach ( $tables as $table ) {
			$lines = array();
			foreach ( Database::rows( 'SHOW COLUMNS FROM %i', $table ) as $column ) {
				$lines[] = "{$column['Field']} {$column['Type']} {$column['Null']} {$column['Default']}";
			}
			foreach ( Database::rows( 'SHOW INDEX FROM %i', $table ) as $index ) {
				$lines[] = "{$index['Key_name']} {$index['Seq_in_index']} {$index['Column_name']} {$index['Non_unique']}";
			}
			// Later versions append their columns, so the order differs.
			sort( $lines );
			$structure[ $table ] = $lines;
		}
		return $structure;
	}
}
