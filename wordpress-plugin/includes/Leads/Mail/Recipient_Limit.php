<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;

/**
 * Limits the mails per hour to an address entered by a visitor. Addresses are stored as a salted hash until an hour
 * after the last mail. If a counter fails, nothing is limited.
 */
final class Recipient_Limit {
	public const LIMIT = 3;

	/** Counts a mail to an address. Returns whether it may be sent. */
	public static function allows( string $address ): bool {
		/**
		 * Filters how many mails per hour an address entered in a form may receive.
		 *
		 * @param int $limit 0 disables the limit.
		 */
		$limit = apply_filters( 'cfg_configurator_recipient_limit', self::LIMIT );
		$limit = is_numeric( $limit ) ? (int) $limit : self::LIMIT;
		return $limit <= 0 || Database::quietly( fn (): bool => self::count( self::bucket( $address ), $limit ) );
	}

	private static function count( string $bucket, int $limit ): bool {
		$hour = Clock::stamp( HOUR_IN_SECONDS );
		$row  = array(
			'bucket'      => $bucket,
			'hits'        => 1,
			'expires_gmt' => $hour,
		);
		if ( 1 === Database::insert_new( Tables::rates(), $row ) ) {
			return true;
		}
		// Expired, or left in the future when the clock was set back.
		$sql = 'DELETE FROM %i WHERE bucket = %s AND (expires_gmt <= %s OR expires_gmt > %s)';
		Database::run( $sql, Tables::rates(), $bucket, Clock::stamp(), $hour );
		$sql  = 'INSERT INTO %i (bucket, hits, expires_gmt) VALUES (%s, 1, %s) ON DUPLICATE KEY UPDATE hits = hits + 1';
		$done = Database::run( $sql, Tables::rates(), $bucket, $hour );
		if ( null === $done || (int) Database::value( 'SELECT hits FROM %i WHERE bucket = %s', Tables::rates(), $bucket ) > $limit ) {
			return null === $done;
		}
		// Each mail sent restarts the hour, so that no hour exceeds the limit.
		Database::run( 'UPDATE %i SET expires_gmt = %s WHERE bucket = %s', Tables::rates(), $hour, $bucket );
		return true;
	}

	/** Counts all spellings of a mailbox together: ignores case and anything after a '+'. */
	private static function bucket( string $address ): string {
		$mailbox = (string) preg_replace( '/\+[^@]*(?=@)/', '', mb_strtolower( trim( $address ) ) );
		return hash_hmac( 'sha256', 'mail to|' . $mailbox, wp_salt( 'auth' ) );
	}
}
