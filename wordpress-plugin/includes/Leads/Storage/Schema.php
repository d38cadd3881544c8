<?php
/**
 * Makes the tables and brings them up to date.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

/**
 * Versioned migrations. dbDelta makes what is missing and never drops a column or a row; what it cannot do
 * gets a step in `steps()`. The version is a small autoloaded option, so that comparing it costs no query.
 */
final class Schema {
	/** Goes up with every change of Table_Definitions. */
	public const VERSION = 1;

	public const OPTION = 'cfg_configurator_leads_schema';

	public function is_current(): bool {
		return self::VERSION === $this->version();
	}

	/**
	 * Brings the tables of any earlier version, and none, to this one; a no-op where they are.
	 */
	public function ensure(): void {
		if ( ! $this->is_current() ) {
			$this->rebuild();
		}
	}

	/**
	 * Makes every table anew that is missing, whatever the version option says.
	 *
	 * @return bool Whether all tables are there now.
	 */
	public function rebuild(): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$from = $this->version();
		dbDelta( Table_Definitions::all() );
		if ( ! $this->is_complete() ) {
			return false;
		}
		foreach ( $this->steps() as $version => $step ) {
			if ( $from > 0 && $from < $version ) {
				$step();
			}
		}
		// An older copy of the plugin must not take newer tables back.
		if ( $from < self::VERSION ) {
			update_option( self::OPTION, self::VERSION, true );
		}
		return true;
	}

	public function is_complete(): bool {
		foreach ( Tables::all() as $table ) {
			if ( ! $this->has_table( $table ) ) {
				return false;
			}
		}
		return true;
	}

	public function drop(): void {
		foreach ( Tables::all() as $table ) {
			Database::run( 'DROP TABLE IF EXISTS %i', array( $table ) );
		}
		delete_option( self::OPTION );
	}

	/**
	 * The version the tables are of; 0 for none.
	 */
	private function version(): int {
		$version = get_option( self::OPTION, 0 );
		return is_numeric( $version ) ? (int) $version : 0;
	}

	private function has_table( string $table ): bool {
		$found = Database::value( 'SHOW TABLES LIKE %s', array( Database::wpdb()->esc_like( $table ) ) );
		return null !== $found && strtolower( $found ) === strtolower( $table );
	}

	/**
	 * What dbDelta cannot do, by the version that asks for it. Version 1 is the first.
	 *
	 * @return array<int, callable(): void>
	 */
	private function steps(): array {
		return array();
	}
}
