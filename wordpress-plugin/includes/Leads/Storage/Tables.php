<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/** Names of the plugin's tables on the current site of a network. */
final class Tables {
	/**
	 * Marks of the tables of modules that exist, by name, so that deleting a lead also deletes its rows in the tables of modules
	 * that are switched off. Autoloaded.
	 */
	public const OPTION = 'cfg_configurator_leads_tables';

	/** Starts of the marks of tables whose rows are deleted with leads, by the column that names the lead or its configuration. */
	private const OWNERS = array(
		'lead_id'          => 'leads ',
		'configuration_id' => 'configurations ',
	);

	/**
	 * Columns of the tables of modules that run, by name.
	 *
	 * @var array<string, string>
	 */
	private static array $columns = array();

	public static function leads(): string {
		return self::named( 'leads' );
	}

	/** Mails and other deliveries of leads, and their state. */
	public static function deliveries(): string {
		return self::named( 'deliveries' );
	}

	/** @return list<string> Those of the core, and those of modules that exist or are to be created. */
	public static function all(): array {
		return array( ...self::of_core(), ...array_map( self::named( ... ), array_keys( self::marks() ) ) );
	}

	/** @return list<string> */
	public static function of_core(): array {
		return array( self::leads(), self::deliveries() );
	}

	/** @return list<string> Those with rows of leads, which are deleted with them. */
	public static function of_leads(): array {
		return array( self::deliveries(), ...array_map( self::named( ... ), self::with( 'lead_id' ) ) );
	}

	/** @return list<string> Those with rows of configurations, which are deleted with the last lead about them. */
	public static function of_configurations(): array {
		return array_map( self::named( ... ), self::with( 'configuration_id' ) );
	}

	/** Callback for `pre_get_table_charset`: otherwise, wpdb asks for all columns of a table when a text with an accent is written. */
	public static function charset( string|false|null $charset, string $table ): string|false|null {
		return null === $charset && in_array( $table, self::all(), true ) ? 'utf8mb4' : $charset;
	}

	/** @param string $name Without prefix. */
	public static function named( string $name ): string {
		return Database::wpdb()->prefix . 'cfg_configurator_' . $name;
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

	/**
	 * @param 'lead_id'|'configuration_id' $column
	 * @return list<string> Names of the tables whose rows are deleted with leads by this column.
	 */
	public static function with( string $column ): array {
		return array_keys( array_filter( self::marks(), static fn ( string $mark ): bool => str_starts_with( $mark, self::OWNERS[ $column ] ) ) );
	}

	/** Whether the tables of the modules that run were created as they are defined now. */
	public static function are_current(): bool {
		return array() === array_diff_assoc( self::marks(), self::stored() );
	}

	/** Remembers the tables that exist. An earlier version may have created some for what is a module now. */
	public static function remember(): void {
		$prefix = self::named( '' );
		$marks  = array();
		foreach ( Database::rows( 'SHOW TABLES LIKE %s', Database::wpdb()->esc_like( $prefix ) . '%' ) as $row ) {
			$table = (string) reset( $row );
			$name  = substr( $table, strlen( $prefix ) );
			if ( ! in_array( $table, self::of_core(), true ) ) {
				$columns        = static fn (): array => array_column( Database::rows( 'DESCRIBE %i', $table ), 'Field' );
				$marks[ $name ] = self::marks()[ $name ] ?? self::owner( implode( ' ', $columns() ) . ' ' );
			}
		}
		if ( self::stored() !== $marks ) {
			update_option( self::OPTION, $marks, true );
		}
	}

	/** Start of a table's mark. */
	private static function owner( string $columns ): string {
		$owners = array_filter( self::OWNERS, static fn ( string $column ): bool => str_contains( $columns, "{$column} " ), ARRAY_FILTER_USE_KEY );
		return array_values( $owners )[0] ?? '';
	}

	/** @return array<string, string> By name. */
	private static function marks(): array {
		$mark = static fn ( string $columns ): string => self::owner( $columns ) . md5( $columns );
		return array_map( $mark, self::$columns ) + self::stored();
	}

	/** @return array<string, string> */
	private static function stored(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? array_filter( array_filter( $stored, 'is_string' ), 'is_string', ARRAY_FILTER_USE_KEY ) : array();
	}
}
