<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/** Names of the plugin's tables on the current site of a network. */
final class Tables {
	public static function leads(): string {
		return self::named( 'leads' );
	}

	/** Mails and other deliveries of leads, and their state. */
	public static function deliveries(): string {
		return self::named( 'deliveries' );
	}

	/** @return list<string> Those of the core, and those of modules that exist or are to be created. */
	public static function all(): array {
		return array( ...self::of_core(), ...array_map( self::named( ... ), Module_Tables::names() ) );
	}

	/** @return list<string> */
	public static function of_core(): array {
		return array( self::leads(), self::deliveries() );
	}

	/** @return list<string> Those with rows of leads, which are deleted with them. */
	public static function of_leads(): array {
		return array( self::deliveries(), ...array_map( self::named( ... ), Module_Tables::with( 'lead_id' ) ) );
	}

	/** @return list<string> Those with rows of configurations, which are deleted with the last lead about them. */
	public static function of_configurations(): array {
		return array_map( self::named( ... ), Module_Tables::with( 'configuration_id' ) );
	}

	/**
	 * Callback for the filter `pre_get_table_charset`. wpdb asks the server for all columns of a table otherwise, in
	 * every request that writes a text with an accent.
	 *
	 * @param string|false|null $charset Null if no other plugin has decided.
	 */
	public static function charset( string|false|null $charset, string $table ): string|false|null {
		return null === $charset && in_array( $table, self::all(), true ) ? 'utf8mb4' : $charset;
	}

	/** @param string $name Without prefix. */
	public static function named( string $name ): string {
		return Database::wpdb()->prefix . 'cfg_configurator_' . $name;
	}
}
