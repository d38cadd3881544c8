<?php
/**
 * Keeps leads that their table refuses.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;

/**
 * The second and the third place for a lead: an option of its own, which every machine of the site sees, and where the
 * database takes that neither, a file. It waits there until the table takes it. A lead counts as stored only where it can
 * be read back. Both hold ASCII only, which any character set keeps whole.
 *
 * @phpstan-type Row array<string, int|string>
 */
final class Fallback_Store {
	public const PREFIX = 'cfg_configurator_rescued_';

	private Fallback_Files $files;

	private Erasure_Log $erasures;

	public function __construct() {
		$this->files    = new Fallback_Files();
		$this->erasures = new Erasure_Log( new Clock() );
	}

	/**
	 * @param Row $row As Lead_Table takes it.
	 * @return bool Whether it can be read back; of rows with one key, the first counts.
	 */
	public function keep( array $row ): bool {
		$key  = (string) $row['idempotency_key'];
		$json = (string) wp_json_encode( $row );
		return '' !== $json && ( $this->keep_in_option( $key, $json ) || $this->files->write( $key, $json ) );
	}

	/**
	 * The same in the shutdown handler: the file first, because the database may be what ended the process, and would
	 * again.
	 *
	 * @param Row $row As Lead_Table takes it.
	 */
	public function keep_at_last( array $row ): bool {
		$key  = (string) $row['idempotency_key'];
		$json = (string) wp_json_encode( $row );
		return '' !== $json && ( $this->files->write( $key, $json ) || $this->keep_in_option( $key, $json ) );
	}

	/**
	 * @param callable(Row): bool $is_meant Says which.
	 * @return int How many there were.
	 */
	public function remove_where( callable $is_meant ): int {
		$meant = array_keys( array_filter( $this->all(), $is_meant ) );
		array_map( array( $this, 'remove' ), array_map( 'strval', $meant ) );
		return count( $meant );
	}

	/**
	 * Everything that waits, by idempotency key. A lead of a person whose data were erased meanwhile is deleted instead.
	 *
	 * @return array<string, Row>
	 */
	public function all(): array {
		$values = array( Database::wpdb()->options, Database::starting( self::PREFIX ) );
		$found  = Database::rows( 'SELECT option_name, option_value FROM %i WHERE option_name LIKE %s', $values );
		$kept   = array();
		foreach ( $found as $option ) {
			$kept[ substr( (string) $option['option_name'], strlen( self::PREFIX ) ) ] = self::row_of( (string) $option['option_value'] );
		}
		$kept += array_map( array( self::class, 'row_of' ), $this->files->all() );
		$kept  = array_filter( $kept );
		foreach ( $kept as $key => $row ) {
			if ( $this->erasures->covers( (string) ( $row['email'] ?? '' ), (string) ( $row['created_gmt'] ?? '' ) ) ) {
				$this->remove( (string) $key );
				unset( $kept[ $key ] );
			}
		}
		return $kept;
	}

	public function remove( string $key ): void {
		delete_option( self::PREFIX . $key );
		$this->files->remove( $key );
	}

	/**
	 * Deletes files that hold no lead, but may hold a part of one.
	 *
	 * @param int $age Only those that nobody has written to for so many seconds.
	 */
	public function remove_unreadable( int $age ): void {
		$this->files->remove_unreadable( $age );
	}

	/**
	 * Takes away all that waits, and the folders, for good: on uninstalling with all data.
	 */
	public function clear(): void {
		foreach ( array_keys( $this->all() ) as $key ) {
			$this->remove( (string) $key );
		}
		$this->files->clear();
	}

	/**
	 * @return Row None where it is no lead.
	 */
	private static function row_of( string $json ): array {
		$row   = array();
		$given = json_decode( $json, true );
		foreach ( is_array( $given ) ? $given : array() as $column => $value ) {
			if ( is_int( $value ) || is_string( $value ) ) {
				$row[ (string) $column ] = $value;
			}
		}
		return isset( $row['idempotency_key'], $row['held_reason'] ) ? $row : array();
	}

	private function keep_in_option( string $key, string $json ): bool {
		$name = self::PREFIX . $key;
		return Database::quietly(
			static function () use ( $name, $json ): bool {
				add_option( $name, $json, '', false );
				if ( array() === self::row_of( self::stored( $name ) ) ) {
					// Something is there that is no lead, such as one that was cut off.
					update_option( $name, $json, false );
				}
				// What the cache answers may never have reached the database.
				wp_cache_delete( $name, 'options' );
				wp_cache_delete( 'notoptions', 'options' );
				return array() !== self::row_of( self::stored( $name ) );
			}
		);
	}

	/**
	 * An option as the database has it; '' for none.
	 */
	private static function stored( string $name ): string {
		return (string) Database::value( 'SELECT option_value FROM %i WHERE option_name = %s', array( Database::wpdb()->options, $name ) );
	}
}
