<?php
/**
 * Log of erased persons.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;

/**
 * Records erasure requests. A lead that failed to save may still sit in a file on another server of the site. Each
 * erasure is stored as a salted hash of the e-mail address with a timestamp, in its own option, so that such a lead is
 * deleted rather than imported later. Reads bypass the object cache, which may be local to one server.
 */
final class Erasure_Log {
	/** Shares its prefix with the options that are kept with the leads when the plugin is uninstalled. */
	private const PREFIX = 'cfg_configurator_leads_erased_';
	private const SALT   = 'cfg_configurator_leads_erasure_salt';

	/** Minimum number of days to keep an erasure. Must exceed the time a server with pending files may be offline. */
	private const DAYS = 400;

	public function __construct( private Clock $clock = new Clock() ) {
	}

	/**
	 * Records that a person's data was erased.
	 *
	 * @return bool True if it was stored.
	 */
	public function record( string $email ): bool {
		$salt = $this->salt( true );
		if ( '' === $salt ) {
			return false;
		}
		$name = self::PREFIX . self::hash_of( $email, $salt );
		$time = $this->clock->stamp();
		Database::quietly( static fn (): bool => update_option( $name, $time, false ) );
		return self::stored( $name ) === $time;
	}

	/**
	 * Whether the erasure log covers this lead.
	 *
	 * @param string $created Creation time of the lead, UTC.
	 */
	public function covers( string $email, string $created ): bool {
		$salt   = $this->salt( false );
		$erased = '' === $salt ? null : self::stored( self::PREFIX . self::hash_of( $email, $salt ) );
		return null !== $erased && $created <= $erased;
	}

	/**
	 * Deletes erasures older than any pending file can be.
	 *
	 * @param int $retention_days Days that leads are kept. 0 keeps leads and erasures forever.
	 */
	public function prune( int $retention_days ): void {
		if ( $retention_days <= 0 ) {
			return;
		}
		$before = $this->clock->stamp( -max( $retention_days, self::DAYS ) * DAY_IN_SECONDS );
		foreach ( self::names() as $name ) {
			if ( (string) self::stored( $name ) < $before ) {
				delete_option( $name );
			}
		}
	}

	public function clear(): void {
		array_map( 'delete_option', array( ...self::names(), self::SALT ) );
	}

	/**
	 * Returns the permanent salt; '' if there is none.
	 *
	 * @param bool $is_made Whether to create a missing salt.
	 */
	private function salt( bool $is_made ): string {
		$salt = self::stored( self::SALT );
		if ( null === $salt && $is_made ) {
			add_option( self::SALT, bin2hex( random_bytes( 32 ) ), '', false );
			$salt = self::stored( self::SALT );
		}
		return (string) $salt;
	}

	private static function hash_of( string $email, string $salt ): string {
		return hash_hmac( 'sha256', mb_strtolower( trim( $email ) ), $salt );
	}

	/**
	 * Reads an option from the database; null if missing.
	 */
	private static function stored( string $name ): ?string {
		return Database::value( 'SELECT option_value FROM %i WHERE option_name = %s', array( Database::wpdb()->options, $name ) );
	}

	/**
	 * @return list<string>
	 */
	private static function names(): array {
		$values = array( Database::wpdb()->options, Database::starting( self::PREFIX ) );
		$rows   = Database::rows( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $values );
		return array_map( static fn ( array $row ): string => (string) $row['option_name'], $rows );
	}
}
