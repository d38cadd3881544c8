<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Tables of modules (Module::tables). An option remembers those that exist, so that deleting a lead also deletes its rows
 * in the tables of modules that are switched off.
 */
final class Module_Tables {
	/** Marks by name, without prefix. Autoloaded. */
	public const OPTION = 'cfg_configurator_leads_tables';

	/** Start of the mark of a table with a column `lead_id`. */
	private const OF_LEADS = 'leads ';

	/**
	 * Columns of the tables of modules that run, by name.
	 *
	 * @var array<string, string>
	 */
	private static array $columns = array();

	/** @param array<string, string> $columns By name. */
	public static function add( array $columns ): void {
		self::$columns = $columns + self::$columns;
	}

	/** @param list<string> $names Tables that this site does not need. */
	public static function remove( array $names ): void {
		self::$columns = array_diff_key( self::$columns, array_flip( $names ) );
	}

	/** @return array<string, string> Columns by name, without prefix. */
	public static function columns(): array {
		return self::$columns;
	}

	/** @return list<string> Names, also of tables whose modules do not run. */
	public static function names(): array {
		return array_keys( self::marks() );
	}

	/** @return list<string> Names of the tables with rows of leads. */
	public static function of_leads(): array {
		return array_keys( array_filter( self::marks(), static fn ( string $mark ): bool => str_starts_with( $mark, self::OF_LEADS ) ) );
	}

	/** Whether the tables of the modules that run were created as they are defined now. */
	public static function are_current(): bool {
		return array() === array_diff_assoc( self::marks(), self::stored() );
	}

	/** Whether a table was created before. */
	public static function was_created( string $name ): bool {
		return isset( self::stored()[ $name ] );
	}

	/** Remembers the tables that exist. An earlier version may have created some for what is a module now. */
	public static function remember(): void {
		$prefix = Tables::named( '' );
		$marks  = array();
		foreach ( Database::rows( 'SHOW TABLES LIKE %s', Database::wpdb()->esc_like( $prefix ) . '%' ) as $row ) {
			$table = (string) reset( $row );
			$name  = substr( $table, strlen( $prefix ) );
			if ( ! in_array( $table, Tables::of_core(), true ) ) {
				$marks[ $name ] = self::marks()[ $name ] ?? ( self::has_leads( $table ) ? self::OF_LEADS : '' );
			}
		}
		if ( self::stored() !== $marks ) {
			update_option( self::OPTION, $marks, true );
		}
	}

	private static function has_leads( string $table ): bool {
		return in_array( 'lead_id', array_column( Database::rows( 'DESCRIBE %i', $table ), 'Field' ), true );
	}

	/** @return array<string, string> By name. */
	private static function marks(): array {
		$mark = static fn ( string $columns ): string => ( str_contains( $columns, 'lead_id ' ) ? self::OF_LEADS : '' ) . md5( $columns );
		return array_map( $mark, self::$columns ) + self::stored();
	}

	/** @return array<string, string> */
	private static function stored(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? array_filter( array_filter( $stored, 'is_string' ), 'is_string', ARRAY_FILTER_USE_KEY ) : array();
	}
}
