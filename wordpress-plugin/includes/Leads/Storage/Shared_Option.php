<?php
/**
 * Options that several servers share.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes an option in the database itself: WordPress's cache may be older, and is not shared by all servers.
 */
final class Shared_Option {
	/**
	 * The option's value; '' for none.
	 */
	public static function read( string $name ): string {
		return (string) Database::value( 'SELECT option_value FROM %i WHERE option_name = %s', array( Database::wpdb()->options, $name ) );
	}

	/**
	 * Sets a value if the option still has the one that was read (compare and swap).
	 *
	 * @param string $old As it was read.
	 * @return bool Whether this process has set it.
	 */
	public static function replace( string $name, string $old, string $value ): bool {
		$table   = Database::wpdb()->options;
		$changed = Database::run( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', array( $table, $value, $name, $old ) );
		if ( 0 === $changed && '' === $old ) {
			$changed = Database::run( "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'no')", array( $table, $name, $value ) );
		}
		return 1 === $changed;
	}
}
