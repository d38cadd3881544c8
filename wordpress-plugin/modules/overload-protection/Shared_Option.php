<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Overload_Protection;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Database;

/** Reads and writes options directly in the database. WordPress's option cache may be stale and is not always shared between servers. */
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

	/**
	 * Compare and swap: the unique key ensures that exactly one of several concurrent requests succeeds; `add_option` would overwrite.
	 *
	 * @phpstan-impure
	 * @param string $old   Value read before; '' if missing. Returns whether the option still had it.
	 * @param string $value '' deletes the option.
	 */
	public static function replace( string $name, string $old, string $value ): bool {
		$table = Database::wpdb()->options;
		if ( '' === $value ) {
			return 1 === Database::run( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', $table, $name, $old );
		}
		$row = array(
			'option_name'  => $name,
			'option_value' => $value,
			'autoload'     => 'no',
		);
		return ( '' === $old && 1 === Database::insert_new( $table, $row ) )
			|| 1 === Database::run( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $table, $value, $name, $old );
	}

	/** Whether a period that began at a time (Unix) still lasts. If the clock was put back by more than its length, it is over. */
	public static function lasts( int $time, int $seconds ): bool {
		return abs( Clock::now() - $time ) < $seconds;
	}
}
