<?php
/**
 * The plugin's own tables.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Names of the tables on the current site of a network.
 */
final class Tables {
	public static function leads(): string {
		return self::named( 'leads' );
	}

	/** Whom a lead is mailed to, and how far that has got. */
	public static function deliveries(): string {
		return self::named( 'deliveries' );
	}

	/** What saveCfgOptions saved (spec §7). */
	public static function configurations(): string {
		return self::named( 'configurations' );
	}

	/** How often an address has posted lately. */
	public static function rates(): string {
		return self::named( 'lead_rates' );
	}

	/** Refused forms that wait to be corrected. */
	public static function drafts(): string {
		return self::named( 'drafts' );
	}

	/**
	 * @return list<string>
	 */
	public static function all(): array {
		return array( self::leads(), self::deliveries(), self::configurations(), self::rates(), self::drafts() );
	}

	private static function named( string $name ): string {
		return Database::wpdb()->prefix . 'cfg_configurator_' . $name;
	}
}
