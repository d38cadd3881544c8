<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes options directly in the database. WordPress's option cache may be stale and is not always shared
 * between servers.
 */
final class Shared_Option {
	/** Returns the option's value; '' if missing. */
	public static function read( string $name ): string {
		return (string) Database::value( 'SELECT option_value FROM %i WHERE option_name = %s', Database::wpdb()->options, $name );
	}

	/** @return array<string, string> Values of all options with a prefix, by the rest of the name. */
	public static function all( string $prefix ): array {
		$found = array();
		$sql   = 'SELECT option_name, option_value FROM %i WHERE option_name LIKE %s';
		foreach ( Database::rows( $sql, Database::wpdb()->options, Database::wpdb()->esc_like( $prefix ) . '%' ) as $row ) {
			$found[ substr( (string) $row['option_name'], strlen( $prefix ) ) ] = (string) $row['option_value'];
		}
		return $found;
	}

	/** Sets a new value if the option still has the one read before (compare and swap). Returns whether it did. */
	public static function replace( string $name, string $old, string $value ): bool {
		$table   = Database::wpdb()->options;
		$changed = Database::run( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $table, $value, $name, $old );
		if ( 0 === $changed && '' === $old ) {
			$changed = Database::insert_new(
				$table,
				array(
					'option_name'  => $name,
					'option_value' => $value,
					'autoload'     => 'no',
				)
			);
		}
		return 1 === $changed;
	}
}
