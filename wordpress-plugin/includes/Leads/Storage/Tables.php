<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/** The plugin's tables on the current site of a network. */
final class Tables {
	/** Option with a hash of the columns that the table of each module was created with, by name. Autoloaded. */
	public const OPTION = 'cfg_configurator_leads_tables';

	/**
	 * Columns of the tables of modules that run, by name.
	 *
	 * @var array<string, string>
	 */
	private static array $columns = array();

	/** @param string $name Without prefix. */
	public static function named( string $name ): string {
		return Database::wpdb()->prefix . 'cfg_configurator_' . $name;
	}

	public static function leads(): string {
		return self::named( 'leads' );
	}

	/** Mails and other deliveries of leads, and their state. */
	public static function deliveries(): string {
		return self::named( 'deliveries' );
	}

	/** @return list<string> */
	public static function of_core(): array {
		return array( self::leads(), self::deliveries() );
	}

	/** @return list<string> Those that exist, also of modules that do not run. */
	public static function all(): array {
		$rows = Database::rows( 'SHOW TABLES LIKE %s', Database::wpdb()->esc_like( self::named( '' ) ) . '%' );
		return array_map( static fn ( array $row ): string => (string) reset( $row ), $rows );
	}

	/**
	 * @param 'lead_id'|'configuration_id' $column
	 * @return list<string> Tables other than that of the leads, also of modules that do not run, whose rows are deleted with leads.
	 */
	public static function with( string $column ): array {
		$fields = static fn ( string $table ): array => array_column( Database::rows( 'DESCRIBE %i', $table ), 'Field' );
		$has    = static fn ( string $table ): bool => 0 !== strcasecmp( $table, self::leads() ) && in_array( $column, $fields( $table ), true );
		return array_values( array_filter( self::all(), $has ) );
	}

	/** Callback for `pre_get_table_charset` and `pre_get_col_charset`: otherwise, wpdb asks for the columns when an accent is written. */
	public static function charset( string|false|null $charset, string $table ): string|false|null {
		return null === $charset && str_starts_with( $table, self::named( '' ) ) ? 'utf8mb4' : $charset;
	}

	/** @param array<string, string> $columns Of tables of modules (Module::tables), by name. */
	public static function add( array $columns ): void {
		self::$columns = $columns + self::$columns;
	}

	/** @param list<string> $names Tables that this site does not need. */
	public static function remove( array $names ): void {
		self::$columns = array_diff_key( self::$columns, array_flip( $names ) );
	}

	/** @return array<string, string> Columns of the tables of modules that run, by name without prefix. */
	public static function of_modules(): array {
		return self::$columns;
	}

	/** Whether the tables of the modules that run were created as they are defined now. */
	public static function are_current(): bool {
		return array() === array_diff_assoc( array_map( 'md5', self::$columns ), self::hashes() );
	}

	/** Remembers that the tables of the modules that run were created as they are defined now. */
	public static function remember(): void {
		update_option( self::OPTION, array_map( 'md5', self::$columns ) + self::hashes(), true );
	}

	/** @return array<string> As remembered. */
	private static function hashes(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? array_filter( $stored, 'is_string' ) : array();
	}
}
