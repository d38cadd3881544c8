<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Modules\Overload_Protection\Shared_Option;

/**
 * Records erasure requests. A lead that failed to save may still sit in a file on another server of the site. Each erasure is stored as a salted hash of
 * the e-mail address with a timestamp, in an option, so that such a lead is deleted rather than imported. Reads bypass the object cache, which may be local.
 */
final class Erasure_Log {
	/** Shares its prefix with the options that are kept with the leads when the plugin is uninstalled. */
	private const PREFIX = 'cfg_configurator_leads_erased_';
	private const SALT   = 'cfg_configurator_leads_erasure_salt';

	/** Minimum number of days to keep an erasure. Must exceed the time a server with pending files may be offline. */
	private const DAYS = 400;

	/** @return bool True if the erasure was stored. */
	public static function record( string $email ): bool {
		$salt = self::salt( true );
		if ( '' === $salt ) {
			return false;
		}
		$name = self::PREFIX . self::hash_of( $email, $salt );
		$time = Clock::stamp();
		Database::quietly( static fn (): bool => update_option( $name, $time, false ) );
		return Shared_Option::read( $name ) === $time;
	}

	/** Whether a lead, created at a time in UTC, is from before its person's erasure. */
	public static function covers( string $email, string $created ): bool {
		$salt   = self::salt( false );
		$erased = '' === $salt ? '' : Shared_Option::read( self::PREFIX . self::hash_of( $email, $salt ) );
		return '' !== $erased && $created <= $erased;
	}

	/** Deletes erasures older than any pending file can be. Where leads are kept forever (0 days), so are they. */
	public static function prune( int $retention_days ): void {
		if ( $retention_days <= 0 ) {
			return;
		}
		$before = Clock::stamp( -max( $retention_days, self::DAYS ) * DAY_IN_SECONDS );
		foreach ( Shared_Option::all( self::PREFIX ) as $hash => $erased ) {
			if ( $erased < $before ) {
				delete_option( self::PREFIX . $hash );
			}
		}
	}

	/** Returns the permanent salt, which is created on request; '' if there is none. */
	private static function salt( bool $is_made ): string {
		$salt = Shared_Option::read( self::SALT );
		if ( '' === $salt && $is_made ) {
			// Not add_option(), which would overwrite the salt that another request has just used.
			Shared_Option::replace( self::SALT, '', bin2hex( random_bytes( 32 ) ) );
			$salt = Shared_Option::read( self::SALT );
		}
		return $salt;
	}

	private static function hash_of( string $email, string $salt ): string {
		return hash_hmac( 'sha256', mb_strtolower( trim( $email ) ), $salt );
	}
}
