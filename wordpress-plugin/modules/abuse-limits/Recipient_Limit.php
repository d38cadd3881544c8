<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Abuse_Limits;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Tables;

/** Limits the mails per hour to an address entered by a visitor, from the mails that are planned or sent. */
final class Recipient_Limit {
	public const LIMIT = 3;

	/** Callback for the `cfg_configurator_allows_mail` filter. */
	public static function allows( mixed $is_allowed, int $lead_id, string $address ): bool {
		/**
		 * Filters how many mails per hour an address entered in a form may receive.
		 *
		 * @param int $limit 0 disables the limit.
		 */
		$limit = apply_filters( 'cfg_configurator_recipient_limit', self::LIMIT );
		$limit = is_numeric( $limit ) ? (int) $limit : self::LIMIT;
		return true === $is_allowed && ( $limit <= 0 || self::count( $lead_id, $address ) < $limit );
	}

	/** Number of mails to the address that were planned before this one, and were sent within an hour or are still to be. */
	private static function count( int $lead_id, string $address ): int {
		$mailbox = self::mailbox( $address );
		$domain  = Database::wpdb()->esc_like( (string) strrchr( $mailbox, '@' ) );
		$mails   = array( Delivery_Queue::MAILS, Delivery::VISITOR );
		// A time in the future was left when the clock was set back.
		$sent = array( Delivery::PENDING, Delivery::SENT, Delivery::FAILED, Clock::stamp( -HOUR_IN_SECONDS ), Clock::stamp() );
		$sql  = 'SELECT address FROM %i WHERE channel = %s AND recipient = %s AND (state = %s OR (state IN (%s, %s) AND next_gmt > %s AND next_gmt <= %s))
			AND address LIKE %s AND id < (SELECT MAX(id) FROM %i WHERE channel = %s AND recipient = %s AND lead_id = %d)';
		$last = array( "%{$domain}", Tables::deliveries(), ...$mails, $lead_id );
		$rows = Database::rows( $sql, Tables::deliveries(), ...$mails, ...$sent, ...$last );
		return count( array_filter( $rows, static fn ( array $row ): bool => self::mailbox( (string) $row['address'] ) === $mailbox ) );
	}

	/** All spellings of a mailbox are one: case and anything after a '+' are ignored. */
	private static function mailbox( string $address ): string {
		return (string) preg_replace( '/\+[^@]*(?=@)/', '', mb_strtolower( trim( $address ) ) );
	}
}
