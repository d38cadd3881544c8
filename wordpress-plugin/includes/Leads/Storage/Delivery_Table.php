<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Delivery;

/**
 * The state of each mail of a lead.
 *
 * A lead is settled (`is_settled`) once no mail is left to send. If the table is lost, only unsettled leads are mailed
 * again.
 */
final class Delivery_Table {
	public const CHANNEL = 'mail';

	public static function queue(): Delivery_Queue {
		return new Delivery_Queue( self::CHANNEL, null );
	}

	/** Marks a planned mail as due (PENDING), or as not to be sent (LIMITED). */
	public static function set_state( int $lead_id, string $recipient, string $state ): void {
		$sql = 'UPDATE %i SET state = %s, next_gmt = %s WHERE lead_id = %d AND channel = %s AND recipient = %s AND state = %s AND attempts = 0';
		Database::run( $sql, Tables::deliveries(), $state, Clock::stamp(), $lead_id, self::CHANNEL, $recipient, Delivery::PENDING );
	}

	public static function readdress( int $lead_id, string $recipient, string $address ): void {
		$sql = 'UPDATE %i SET address = %s WHERE lead_id = %d AND channel = %s AND recipient = %s';
		Database::run( $sql, Tables::deliveries(), $address, $lead_id, self::CHANNEL, $recipient );
	}

	/** Resets a lead's mails for 'Send again', as if never attempted. */
	public static function restart( int $lead_id ): void {
		Database::run( 'UPDATE %i SET is_settled = 0 WHERE id = %d', Tables::leads(), $lead_id );
		self::queue()->restart( $lead_id );
	}

	/** Makes all failed mails and pending retries due now, as if never attempted. Returns their number. */
	public static function make_all_due(): int {
		$due = self::queue()->make_all_due();
		$sql = 'UPDATE %i SET is_settled = 0 WHERE id IN (SELECT lead_id FROM %i WHERE channel = %s AND state = %s)';
		Database::run( $sql, Tables::leads(), Tables::deliveries(), self::CHANNEL, Delivery::PENDING );
		return $due;
	}

	/** Marks a lead as settled if no mail is left to send. */
	public static function settle_lead( int $lead_id ): void {
		$sql = 'UPDATE %i SET is_settled = 1 WHERE id = %d AND NOT EXISTS (SELECT 1 FROM %i WHERE lead_id = %d AND channel = %s AND state = %s)';
		Database::run( $sql, Tables::leads(), $lead_id, Tables::deliveries(), $lead_id, self::CHANNEL, Delivery::PENDING );
	}
}
