<?php
/**
 * Limits mails to one address.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;

/**
 * How many mails an address that anybody may have typed gets within an hour. Addresses are kept as a salted hash, for an
 * hour after the last mail. A counter that fails limits nothing.
 */
final class Recipient_Limit {
	public const LIMIT = 3;

	public function __construct( private Clock $clock ) {
	}

	/**
	 * Counts a mail to an address.
	 *
	 * @return bool Whether it may be sent.
	 */
	public function allows( string $address ): bool {
		/**
		 * Filters how many mails one address that was typed into a form may get within an hour.
		 *
		 * @param int $limit 0 switches the limit off.
		 */
		$limit = apply_filters( 'cfg_configurator_recipient_limit', self::LIMIT );
		$limit = is_numeric( $limit ) ? (int) $limit : self::LIMIT;
		return $limit <= 0 || Database::quietly( fn (): bool => $this->count( $this->bucket( $address ), $limit ) );
	}

	private function count( string $bucket, int $limit ): bool {
		$hour = $this->clock->stamp( HOUR_IN_SECONDS );
		// Expired, or left in the future by a clock that was put back.
		Database::run(
			'DELETE FROM %i WHERE bucket = %s AND (expires_gmt <= %s OR expires_gmt > %s)',
			array( Tables::rates(), $bucket, $this->clock->stamp(), $hour )
		);
		$done = Database::run(
			'INSERT INTO %i (bucket, hits, expires_gmt) VALUES (%s, 1, %s) ON DUPLICATE KEY UPDATE hits = hits + 1',
			array( Tables::rates(), $bucket, $hour )
		);
		if ( null === $done || (int) Database::value( 'SELECT hits FROM %i WHERE bucket = %s', array( Tables::rates(), $bucket ) ) > $limit ) {
			return null === $done;
		}
		// The hour starts again with each mail that is sent: no hour has more than the limit.
		Database::run( 'UPDATE %i SET expires_gmt = %s WHERE bucket = %s', array( Tables::rates(), $hour, $bucket ) );
		return true;
	}

	/**
	 * All spellings that reach one mailbox count together: capitals, and what follows a '+'.
	 */
	private function bucket( string $address ): string {
		$mailbox = (string) preg_replace( '/\+[^@]*(?=@)/', '', mb_strtolower( trim( $address ) ) );
		return hash_hmac( 'sha256', 'mail to|' . $mailbox, wp_salt( 'auth' ) );
	}
}
