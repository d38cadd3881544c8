<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Retry_Schedule;
use Cfg_Configurator\Leads\Mail\Send_Result;

/**
 * The state of each mail of a lead. A process claims a mail before sending it. Claims expire, in case the process died.
 *
 * A lead is settled (`is_settled`) once no mail is left to send. If this table is lost, only unsettled leads are mailed
 * again.
 */
final class Delivery_Table {
	/** How long a claim lasts, in seconds. Must exceed the time that sending one mail can take. */
	public const CLAIM_SECONDS = 300;

	/** No claim, an expired claim, or a claim left in the future when the clock was set back. */
	private const UNCLAIMED = '(claimed_until_gmt IS NULL OR claimed_until_gmt < %s OR claimed_until_gmt > %s)';

	/** How many times writing a mail's outcome is tried. */
	private const SETTLINGS = 5;

	/**
	 * Plans a mail to one of Delivery's recipients, at most once per lead.
	 *
	 * @param int $delay Seconds until it is due.
	 * @return int|null 1 if added, 0 if already planned, null on a database error.
	 */
	public static function plan( int $lead_id, string $recipient, string $address, int $delay = 0 ): ?int {
		$sql = "INSERT IGNORE INTO %i (lead_id, recipient, address, state, last_error, next_gmt) VALUES (%d, %s, %s, %s, '', %s)";
		return Database::run( $sql, Tables::deliveries(), $lead_id, $recipient, $address, Delivery::PENDING, Clock::stamp( $delay ) );
	}

	/** Marks a planned mail as due (PENDING), or as not to be sent (LIMITED). */
	public static function set_state( int $lead_id, string $recipient, string $state ): void {
		$sql = 'UPDATE %i SET state = %s, next_gmt = %s WHERE lead_id = %d AND recipient = %s AND state = %s AND attempts = 0';
		Database::run( $sql, Tables::deliveries(), $state, Clock::stamp(), $lead_id, $recipient, Delivery::PENDING );
	}

	public static function readdress( int $lead_id, string $recipient, string $address ): void {
		$sql = 'UPDATE %i SET address = %s WHERE lead_id = %d AND recipient = %s';
		Database::run( $sql, Tables::deliveries(), $address, $lead_id, $recipient );
	}

	/** Stores who gets a copy of a mail, which the settings decide when it is sent. */
	public static function set_copies( int $id, string $addresses ): void {
		Database::update( Tables::deliveries(), array( 'cc' => $addresses ), array( 'id' => $id ) );
	}

	/** @return list<Delivery> */
	public static function of_lead( int $lead_id ): array {
		return self::of_leads( array( $lead_id ) )[ $lead_id ] ?? array();
	}

	/**
	 * @param list<int> $lead_ids
	 * @return array<int, list<Delivery>> By lead id.
	 */
	public static function of_leads( array $lead_ids ): array {
		if ( array() === $lead_ids ) {
			return array();
		}
		$by_lead = array();
		$marks   = Database::marks( $lead_ids );
		foreach ( Database::rows( "SELECT * FROM %i WHERE lead_id IN ({$marks}) ORDER BY id", Tables::deliveries(), ...$lead_ids ) as $row ) {
			$by_lead[ (int) $row['lead_id'] ][] = Delivery::from_row( $row );
		}
		return $by_lead;
	}

	/**
	 * Returns due, unclaimed mails, longest waiting first. A mail scheduled further ahead than the longest retry delay
	 * is also due: the clock was set back.
	 *
	 * @param bool $is_first Whether to return first attempts only.
	 * @return list<int>
	 */
	public static function due( int $limit, bool $is_first = false ): array {
		$times  = array( Clock::stamp(), Clock::stamp( Retry_Schedule::LONGEST ) );
		$limits = array( Retry_Schedule::UNCERTAIN_ATTEMPTS, $is_first ? 0 : Retry_Schedule::ATTEMPTS, ...self::claim_times(), $limit );
		$sql    = 'SELECT id FROM %i WHERE state = %s AND (next_gmt <= %s OR next_gmt > %s) AND uncertain < %d AND attempts <= %d AND '
			. self::UNCLAIMED . ' ORDER BY next_gmt, id LIMIT %d';
		return Database::ids( $sql, Tables::deliveries(), Delivery::PENDING, ...$times, ...$limits );
	}

	/**
	 * Claims a mail for this process and counts the attempt. The attempt counts as uncertain until its outcome is
	 * known: if the process dies while sending, the mail may have been delivered.
	 *
	 * @return Delivery|null Null if another process claimed it, or it is settled.
	 */
	public static function claim( int $id ): ?Delivery {
		$sql   = 'claim = %s, claimed_until_gmt = %s, attempts = attempts + 1, uncertain = uncertain + 1 WHERE id = %d AND state = %s AND uncertain < %d';
		$claim = array( bin2hex( random_bytes( 16 ) ), Clock::stamp( self::CLAIM_SECONDS ) );
		$taken = self::update_unclaimed( $sql, ...array( ...$claim, $id, Delivery::PENDING, Retry_Schedule::UNCERTAIN_ATTEMPTS ) );
		$row   = 1 === $taken ? Database::row( 'SELECT * FROM %i WHERE id = %d', Tables::deliveries(), $id ) : null;
		return null === $row ? null : Delivery::from_row( $row );
	}

	public static function settle_sent( Delivery $delivery ): void {
		self::settle( $delivery, Delivery::SENT, '', 0, 0 );
	}

	/**
	 * Schedules the next attempt or gives up. Gives up after the last attempt, after a permanent rejection, and after
	 * two attempts that may each have delivered the mail.
	 *
	 * @return bool True if the mail was given up.
	 */
	public static function settle_failed( Delivery $delivery, Send_Result $result ): bool {
		$wait        = Retry_Schedule::after( $delivery->attempts );
		$uncertain   = $delivery->uncertain - ( Send_Result::UNCERTAIN === $result->outcome ? 0 : 1 );
		$is_given_up = null === $wait || Send_Result::REJECTED === $result->outcome || $uncertain >= Retry_Schedule::UNCERTAIN_ATTEMPTS;
		self::settle( $delivery, $is_given_up ? Delivery::FAILED : Delivery::PENDING, $result->error, $wait ?? 0, $uncertain );
		return $is_given_up;
	}

	/**
	 * Resets a lead's mails for 'Send again', as if never attempted. Skips mails that are being sent. The outcome of an
	 * expired claim is ignored.
	 */
	public static function restart( int $lead_id ): void {
		Database::run( 'UPDATE %i SET is_settled = 0 WHERE id = %d', Tables::leads(), $lead_id );
		$sql = "state = %s, attempts = 0, uncertain = 0, last_error = '', next_gmt = %s, sent_gmt = NULL, claim = '', claimed_until_gmt = NULL,
			sendings = sendings + 1 WHERE lead_id = %d";
		self::update_unclaimed( $sql, Delivery::PENDING, Clock::stamp(), $lead_id );
	}

	/** Gives up mails whose process died during the last allowed attempt. Returns their number. */
	public static function give_up_stranded( string $error ): int {
		$limits = array( Delivery::PENDING, Retry_Schedule::ATTEMPTS, Retry_Schedule::UNCERTAIN_ATTEMPTS );
		// Select first, without locks: an UPDATE over all pending mails would block the processes that settle them.
		$sql = 'SELECT id FROM %i WHERE state = %s AND (attempts >= %d OR uncertain >= %d) AND ' . self::UNCLAIMED . ' LIMIT 100';
		$ids = Database::ids( $sql, Tables::deliveries(), ...$limits, ...self::claim_times() );
		if ( array() === $ids ) {
			return 0;
		}
		$marks = Database::marks( $ids );
		$sql   = "state = %s, last_error = %s, claim = '', claimed_until_gmt = NULL WHERE state = %s AND id IN ({$marks})";
		return self::update_unclaimed( $sql, Delivery::FAILED, $error, Delivery::PENDING, ...$ids );
	}

	/** Makes all failed mails and pending retries due now, as if never attempted. Returns their number. */
	public static function hurry(): int {
		$sql     = 'state = %s, attempts = 0, uncertain = 0, next_gmt = %s WHERE state IN (%s, %s)';
		$hurried = self::update_unclaimed( $sql, Delivery::PENDING, Clock::stamp(), Delivery::FAILED, Delivery::PENDING );
		$sql     = 'UPDATE %i SET is_settled = 0 WHERE id IN (SELECT lead_id FROM %i WHERE state = %s)';
		Database::run( $sql, Tables::leads(), Tables::deliveries(), Delivery::PENDING );
		return $hurried;
	}

	public static function count( string $state ): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM %i WHERE state = %s', Tables::deliveries(), $state );
	}

	/**
	 * Writes the outcome of an attempt. Retries on database errors such as deadlocks: a sent mail that is not recorded
	 * as sent would be sent twice.
	 *
	 * @param int $wait Seconds until the next attempt.
	 */
	private static function settle( Delivery $delivery, string $state, string $error, int $wait, int $uncertain ): void {
		$values = array(
			'state'             => $state,
			'last_error'        => mb_substr( $error, 0, 1000 ),
			'sent_gmt'          => Delivery::SENT === $state ? Clock::stamp() : null,
			'next_gmt'          => Clock::stamp( $wait ),
			'uncertain'         => max( 0, $uncertain ),
			'claim'             => '',
			'claimed_until_gmt' => null,
		);
		// If the claim has expired, another process may be settling this mail.
		$where = array(
			'id'    => $delivery->id,
			'claim' => $delivery->claim,
		);
		for ( $attempt = 1; $attempt <= self::SETTLINGS; $attempt++ ) {
			if ( Database::update( Tables::deliveries(), $values, $where ) ) {
				self::settle_lead( $delivery->lead_id );
				return;
			}
		}
	}

	/** Runs an UPDATE from the columns to set up to a condition. Returns the number of mails. */
	private static function update_unclaimed( string $sql, int|string ...$values ): int {
		return (int) Database::run( "UPDATE %i SET {$sql} AND " . self::UNCLAIMED, Tables::deliveries(), ...$values, ...self::claim_times() );
	}

	private static function settle_lead( int $lead_id ): void {
		$sql = 'UPDATE %i SET is_settled = 1 WHERE id = %d AND NOT EXISTS (SELECT 1 FROM %i WHERE lead_id = %d AND state = %s)';
		Database::run( $sql, Tables::leads(), $lead_id, Tables::deliveries(), $lead_id, Delivery::PENDING );
	}

	/** @return list<string> For the placeholders of UNCLAIMED. */
	private static function claim_times(): array {
		return array( Clock::stamp(), Clock::stamp( 2 * self::CLAIM_SECONDS ) );
	}
}
