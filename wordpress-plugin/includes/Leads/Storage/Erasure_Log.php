<?php
/**
 * Remembers whose data were erased.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;

/**
 * A lead that the database refused may wait in a file that only one of a site's machines can see. An erasure is recorded
 * as a salted hash of the e-mail address with its time, an option of its own each, so that such a lead is deleted
 * instead of imported later. Read past the object cache, which may be one machine's own.
 */
final class Erasure_Log {
	/** Starts as the options do that outlive the plugin with the leads. */
	private const PREFIX = 'cfg_configurator_leads_erased_';
	private const SALT   = 'cfg_configurator_leads_erasure_salt';

	/** Days that an erasure is remembered at least: longer than a machine is away with a file. */
	private const DAYS = 400;

	public function __construct( private Clock $clock ) {
	}

	/**
	 * Records that all data of a person up to now are erased.
	 *
	 * @return bool Whether that is recorded.
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
	 * Whether a lead of a person was erased.
	 *
	 * @param string $created When it came, UTC.
	 */
	public function covers( string $email, string $created ): bool {
		$salt   = $this->salt( false );
		$erased = '' === $salt ? null : self::stored( self::PREFIX . self::hash_of( $email, $salt ) );
		return null !== $erased && $created <= $erased;
	}

	/**
	 * Forgets erasures that no file can be older than.
	 *
	 * @param int $retention_days Days that leads are kept; 0 is for ever, and so are erasures then.
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
	 * The salt, the same for good; '' where there is none.
	 *
	 * @param bool $is_made Whether one is made where there is none.
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
	 * An option as the database has it; null for none.
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
