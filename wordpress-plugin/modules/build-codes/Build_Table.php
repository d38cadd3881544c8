<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;

/** Builds with a code. A build is never changed: its code depends on its content. */
final class Build_Table {
	public const NAME = 'builds';

	/** For dbDelta (Leads\Storage\Schema). */
	public const COLUMNS = 'code varchar(9) NOT NULL,
		items text NOT NULL,
		made_gmt datetime NOT NULL,
		saved_gmt datetime NOT NULL,
		PRIMARY KEY  (code),
		KEY saved_gmt (saved_gmt)';

	/** Maximum number of stored builds without a lead; the ones asked for least recently are deleted first. */
	public const MAXIMUM_WITHOUT_LEAD = 20_000;

	private const WITHOUT_LEAD = "code NOT IN (SELECT build_code FROM %i WHERE build_code <> '')";

	/** The stored build with this content; null if there is none. Its retention period starts again. */
	public static function known( Build $build ): ?Build {
		$code  = self::code_for( $build );
		$saved = self::find( $code );
		if ( null !== $saved ) {
			$sql = 'UPDATE %i SET saved_gmt = %s WHERE code = %s AND saved_gmt < %s';
			Database::run( $sql, self::table(), Clock::stamp(), $code, Clock::stamp( -HOUR_IN_SECONDS ) );
		}
		return $saved;
	}

	/** Stores a build, unless it is stored. Null on a database error. */
	public static function add( Build $build ): ?Build {
		$code = self::code_for( $build );
		$done = Database::insert_new(
			self::table(),
			array(
				'code'      => $code,
				'items'     => $build->to_json(),
				'made_gmt'  => Clock::stamp(),
				'saved_gmt' => Clock::stamp(),
			)
		);
		if ( null === $done ) {
			return null;
		}
		if ( 1 === $done ) {
			self::drop_surplus();
		}
		$saved = self::find( $code );
		if ( null === $saved ) {
			// The row is unreadable. Its code says that it was this build.
			Database::run( 'UPDATE %i SET items = %s WHERE code = %s', self::table(), $build->to_json(), $code );
		}
		return $saved ?? self::find( $code );
	}

	/** Whether builds without a lead may soon be deleted because there are too many. */
	public static function is_filling(): bool {
		return (int) Database::value( 'SELECT COUNT(*) FROM %i', self::table() ) > self::MAXIMUM_WITHOUT_LEAD / 2;
	}

	/** The stored build with this code; null if there is none, or if its row is unreadable. */
	public static function find( string $code ): ?Build {
		$row = Database::row( 'SELECT * FROM %i WHERE code = %s', self::table(), $code );
		try {
			return null === $row ? null : Build::read( json_decode( (string) $row['items'], true ), (string) $row['code'], (string) $row['made_gmt'] );
		} catch ( \InvalidArgumentException ) {
			return null;
		}
	}

	/** Deletes builds without a lead that were last asked for before a time, in UTC. */
	public static function delete_without_lead( string $moment ): void {
		Database::run( 'DELETE FROM %i WHERE saved_gmt < %s AND ' . self::WITHOUT_LEAD, self::table(), $moment, Tables::leads() );
	}

	/** The build's code, or the one it will get: the first that belongs to no other build. */
	private static function code_for( Build $build ): string {
		for ( $attempt = 0; ; ++$attempt ) {
			$code  = $build->code( $attempt );
			$saved = self::find( $code );
			if ( null === $saved || $saved->items === $build->items ) {
				return $code;
			}
		}
	}

	private static function drop_surplus(): void {
		$sql    = 'SELECT saved_gmt FROM %i WHERE ' . self::WITHOUT_LEAD . ' ORDER BY saved_gmt DESC LIMIT 1 OFFSET %d';
		$moment = Database::value( $sql, self::table(), Tables::leads(), self::MAXIMUM_WITHOUT_LEAD - 1 );
		if ( null !== $moment ) {
			self::delete_without_lead( $moment );
		}
	}

	private static function table(): string {
		return Tables::named( self::NAME );
	}
}
