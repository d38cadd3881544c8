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
		$ending     = null === $collation ? self::ending() : 'DEFAULT CHARACTER SET ' . strtok( $collation, '_' ) . " COLLATE {$collation}";
		$statements = array();
		foreach ( self::of_core() + Module_Tables::columns() as $name => $columns ) {
			$table                = Tables::named( $name );
			$statements[ $table ] = "CREATE TABLE {$table} (\n{$columns}\n) {$ending};";
		}
		return $statements;
	}

	/**
	 * Character set and collation of WordPress. Old sites have another character set, which would reject a lead with an
	 * emoji. E-mail addresses are compared without regard to case, so no binary collation.
	 */
	private static function ending(): string {
		$site = (string) preg_replace( '/ COLLATE \S+_(bin|cs)$/', '', Database::wpdb()->get_charset_collate() );
		return str_contains( $site, 'utf8mb4' ) ? $site : 'DEFAULT CHARACTER SET utf8mb4';
	}

	/** @return array<string, string> Columns and keys by name of the table, from tables.json and the fields of the forms. */
	private static function of_core(): array {
		$fields  = array();
		$columns = array();
		foreach ( Lead_Fields::visible() as $field ) {
			foreach ( $field->columns() as $column => $type ) {
				$fields[] = "{$column} {$type}";
			}
		}
		/** @var array<string, list<string>> $tables */
		$tables = wp_json_file_decode( __DIR__ . '/tables.json', array( 'associative' => true ) );
		foreach ( $tables as $name => $lines ) {
			$columns[ $name ] = str_replace( '{fields}', implode( ",\n", $fields ), implode( ",\n", $lines ) );
		}
		return $columns;
	}
}
