<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Modules\Overload_Protection\Shared_Option;

/**
 * Stores leads that the table rejects until it accepts them: in an option, which every server of the site can read, or if that fails in a file. A lead
 * counts as stored only if it can be read back. Data is ASCII only, which is safe in any character set. A row is one for Lead_Table.
 *
 * @phpstan-type Row array<string, int|string>
 */
final class Fallback_Store {
	public const PREFIX = 'cfg_configurator_rescued_';

	/**
	 * @param Row  $row
	 * @param bool $is_shutdown Whether the process ends: the database may be what ended it, and could end it again, so a file comes first.
	 * @return bool True if it can be read back. If a key is stored twice, the first row wins.
	 */
	public static function store( array $row, bool $is_shutdown = false ): bool {
		$key  = (string) $row['idempotency_key'];
		$json = (string) wp_json_encode( $row );
		return '' !== $json && (
			( $is_shutdown && Fallback_Files::write( $key, $json ) ) || self::store_in_option( $key, $json ) || Fallback_Files::write( $key, $json )
		);
	}

	/**
	 * @param callable(Row): bool $is_match
	 * @return int Number of removed leads.
	 */
	public static function remove_where( callable $is_match ): int {
		$matches = array_keys( array_filter( self::all(), $is_match ) );
		array_map( array( self::class, 'remove' ), array_map( 'strval', $matches ) );
		return count( $matches );
	}

	/** @return array<string, Row> By idempotency key. Leads of persons whose data was erased meanwhile are deleted instead. */
	public static function all(): array {
		$in_options = array_map( array( self::class, 'row_of' ), Shared_Option::all( self::PREFIX ) );
		$in_files   = array_map( array( self::class, 'row_of' ), Fallback_Files::all() );
		$leads      = array_filter( $in_options ) + array_filter( $in_files );
		foreach ( $leads as $key => $row ) {
			if ( Erasure_Log::covers( (string) ( $row['email'] ?? '' ), (string) ( $row['created_gmt'] ?? '' ) ) ) {
				self::remove( (string) $key );
				unset( $leads[ $key ] );
			}
		}
		return $leads;
	}

	public static function remove( string $key ): void {
		delete_option( self::PREFIX . $key );
		Fallback_Files::remove( $key );
	}

	/** Deletes all stored leads and their folders. For uninstalling with all data. */
	public static function clear(): void {
		self::remove_where( static fn (): bool => true );
		Fallback_Files::clear();
	}

	/** @return Row Empty if it is not a lead. */
	private static function row_of( string $json ): array {
		$row     = array();
		$decoded = json_decode( $json, true );
		foreach ( is_array( $decoded ) ? $decoded : array() as $column => $value ) {
			if ( is_int( $value ) || is_string( $value ) ) {
				$row[ (string) $column ] = $value;
			}
		}
		return isset( $row['idempotency_key'], $row['held_reason'] ) ? $row : array();
	}

	private static function store_in_option( string $key, string $json ): bool {
		$name = self::PREFIX . $key;
		return Database::quietly(
			static function () use ( $name, $json ): bool {
				add_option( $name, $json, '', false );
				if ( array() === self::row_of( Shared_Option::read( $name ) ) ) {
					// The stored value is not a valid lead, such as truncated JSON.
					update_option( $name, $json, false );
				}
				// The cached value may never have reached the database.
				wp_cache_delete( $name, 'options' );
				wp_cache_delete( 'notoptions', 'options' );
				return array() !== self::row_of( Shared_Option::read( $name ) );
			}
		);
	}
}
