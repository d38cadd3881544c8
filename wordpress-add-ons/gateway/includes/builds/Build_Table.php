<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Builds;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Retry;

/** Builds with a code. A build is never changed: its code depends on its content. */
final class Build_Table {
	/** Version of the columns, in an autoloaded option. */
	private const SCHEMA = '1';
	private const OPTION = 'cfg_configurator_gateway_schema';

	private const COLUMNS = 'CREATE TABLE %s (
code varchar(9) NOT NULL,
items text NOT NULL,
made_gmt datetime NOT NULL,
saved_gmt datetime NOT NULL,
PRIMARY KEY  (code),
KEY saved_gmt (saved_gmt)
) %s';

	/** Maximum number of builds without a lead; the ones asked for least recently are deleted first. */
	public const MAXIMUM_WITHOUT_LEAD = 20_000;

	/** Days for which a build without a lead is kept. */
	private const DAYS = 30;

	private const WITHOUT_LEAD = "code NOT IN (SELECT build_code FROM %i WHERE build_code <> '')";

	/** Name of the table on the current site of a network. */
	public static function name(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return $wpdb->prefix . 'cfg_configurator_gateway_builds';
	}

	/** Creates the table if the site has none. */
	public static function ensure(): void {
		if ( self::SCHEMA !== get_option( self::OPTION ) ) {
			require_once ABSPATH . 'wp-admin/includes/upgrade.php';
			dbDelta( sprintf( self::COLUMNS, self::name(), Lead_Table::charset() ) );
			update_option( self::OPTION, self::SCHEMA, true );
		}
	}

	/** The stored build with this content; null if there is none. Its retention period starts again. */
	public static function known( Build $build ): ?Stored_Build {
		$code  = self::code_for( $build );
		$saved = self::find( $code );
		if ( null !== $saved ) {
			$sql = 'UPDATE %i SET saved_gmt = %s WHERE code = %s AND saved_gmt < %s';
			Lead_Table::run( $sql, self::name(), Retry::stamp(), $code, Retry::stamp( -HOUR_IN_SECONDS ) );
		}
		return $saved;
	}

	/** Stores a build, unless it is stored. Null on a database error. */
	public static function add( Build $build ): ?Stored_Build {
		self::ensure();
		$code  = self::code_for( $build );
		$items = (string) wp_json_encode( $build->items );
		$sql   = 'INSERT IGNORE INTO %i (code, items, made_gmt, saved_gmt) VALUES (%s, %s, %s, %s)';
		if ( 1 === Lead_Table::run( $sql, self::name(), $code, $items, Retry::stamp(), Retry::stamp() ) ) {
			self::drop_surplus();
		}
		return self::find( $code );
	}

	/** Whether builds without a lead may soon be deleted because there are too many. */
	public static function is_filling(): bool {
		return (int) ( Lead_Table::rows( 'SELECT COUNT(*) AS number FROM %i', self::name() )[0]['number'] ?? 0 ) > self::MAXIMUM_WITHOUT_LEAD / 2;
	}

	/** The stored build with this code; null if there is none, or if its row is unreadable. */
	public static function find( string $code ): ?Stored_Build {
		$row = '' === $code ? null : Lead_Table::rows( 'SELECT * FROM %i WHERE code = %s', self::name(), $code )[0] ?? null;
		try {
			return null === $row ? null : new Stored_Build( Build::read( json_decode( (string) $row['items'], true ) ), $code, (string) $row['made_gmt'] );
		} catch ( \InvalidArgumentException ) {
			return null;
		}
	}

	/** Deletes builds without a lead that nobody has asked for lately. Runs daily. */
	public static function apply_retention(): void {
		self::delete_without_lead( Retry::stamp( -self::DAYS * DAY_IN_SECONDS ) );
	}

	/** The build's code, or the one it will get: the first that belongs to no other build. */
	private static function code_for( Build $build ): string {
		for ( $attempt = 0; ; ++$attempt ) {
			$code  = $build->code( $attempt );
			$saved = self::find( $code );
			if ( null === $saved || $saved->build->items === $build->items ) {
				return $code;
			}
		}
	}

	private static function drop_surplus(): void {
		$sql  = 'SELECT saved_gmt FROM %i WHERE ' . self::WITHOUT_LEAD . ' ORDER BY saved_gmt DESC LIMIT 1 OFFSET %d';
		$last = Lead_Table::rows( $sql, self::name(), Lead_Table::name(), self::MAXIMUM_WITHOUT_LEAD - 1 )[0]['saved_gmt'] ?? null;
		if ( null !== $last ) {
			self::delete_without_lead( $last );
		}
	}

	/** @param string $moment UTC. */
	private static function delete_without_lead( string $moment ): void {
		Lead_Table::run( 'DELETE FROM %i WHERE saved_gmt < %s AND ' . self::WITHOUT_LEAD, self::name(), $moment, Lead_Table::name() );
	}
}
