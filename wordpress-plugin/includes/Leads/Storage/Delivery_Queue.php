<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Send_Result;

/**
 * The deliveries of leads through one channel, for example their mails. A process claims a delivery before sending it.
 * Claims expire, in case the process died.
 */
final class Delivery_Queue {
	/** Channel of the mails. */
	public const MAILS = 'mail';

	/** How long a claim lasts, in seconds. Must exceed the time that one delivery can take. */
	public const CLAIM_SECONDS = 300;

	/** No claim, an expired claim, or a claim left in the future when the clock was set back. */
	private const UNCLAIMED = '(claimed_until_gmt IS NULL OR claimed_until_gmt < %s OR claimed_until_gmt > %s)';

	/** How many times writing an outcome is tried. */
	private const SETTLINGS = 5;

	private string $table;

	/**
	 * @param string   $channel       Name of the channel, at most 20 characters.
	 * @param int|null $unknown_delay Minimum seconds to wait after an attempt with unknown outcome; null to give up then.
	 */
	public function __construct( private string $channel, private ?int $unknown_delay ) {
		$this->table = Tables::deliveries();
	}

	public static function of_mails(): self {
		return new self( self::MAILS, null );
	}

	/**
	 * Plans the deliveries of a lead in one statement, at most one per recipient.
	 *
	 * @param array<int|string, string> $addresses By recipient.
	 * @param array<string, int>        $delays    Seconds until a delivery is due, by recipient; 0 if missing.
	 * @return int|null Number of those that were not planned yet; null on a database error.
	 */
	public function plan( int $lead_id, array $addresses, array $delays = array() ): ?int {
		$values = array();
		foreach ( $addresses as $recipient => $address ) {
			$due = Clock::stamp( $delays[ $recipient ] ?? 0 );
			array_push( $values, $lead_id, $this->channel, (string) $recipient, $address, Delivery::PENDING, $due );
		}
		$rows = implode( ', ', array_fill( 0, count( $addresses ), "(%d, %s, %s, %s, %s, '', %s)" ) );
		$sql  = "INSERT IGNORE INTO %i (lead_id, channel, recipient, address, state, last_error, next_gmt) VALUES {$rows}";
		return array() === $addresses ? 0 : Database::run( $sql, $this->table, ...$values );
	}

	/** @return list<Delivery> */
	public function of_lead( int $lead_id ): array {
		return $this->of_leads( array( $lead_id ) )[ $lead_id ] ?? array();
	}

	/**
	 * @param list<int> $lead_ids
	 * @return array<int, list<Delivery>> By lead id.
	 */
	public function of_leads( array $lead_ids ): array {
		if ( array() === $lead_ids ) {
			return array();
		}
		$by_lead = array();
		$marks   = Database::marks( $lead_ids );
		$sql     = "SELECT * FROM %i WHERE channel = %s AND lead_id IN ({$marks}) ORDER BY id";
		foreach ( Database::rows( $sql, $this->table, $this->channel, ...$lead_ids ) as $row ) {
			$by_lead[ (int) $row['lead_id'] ][] = new Delivery( $row );
		}
		return $by_lead;
	}

	/**
	 * @param bool   $is_first  Whether to return first attempts only.
	 * @param string $recipient Only deliveries to this recipient; '' for all.
	 * @return list<Delivery> Due and unclaimed, longest waiting first. Also any that is further ahead than the longest retry delay: the
	 *                        clock was set back.
	 */
	public function due( int $limit, bool $is_first = false, string $recipient = '' ): array {
		$times  = array( Clock::stamp(), Clock::stamp( Delivery::LONGEST_WAIT ) );
		$limits = array( Delivery::UNCERTAIN_ATTEMPTS, $is_first ? 0 : Delivery::MAXIMUM_ATTEMPTS, ...self::claim_times() );
		$only   = '' === $recipient ? '' : ' AND recipient = %s';
		$ending = '' === $recipient ? array( $limit ) : array( $recipient, $limit );
		$sql    = 'SELECT * FROM %i WHERE channel = %s AND state = %s AND (next_gmt <= %s OR next_gmt > %s) AND uncertain < %d AND attempts <= %d AND '
			. self::UNCLAIMED . $only . ' ORDER BY next_gmt, id LIMIT %d';
		$rows   = Database::rows( $sql, $this->table, $this->channel, Delivery::PENDING, ...$times, ...$limits, ...$ending );
		return array_map( static fn ( array $row ): Delivery => new Delivery( $row ), $rows );
	}

	/**
	 * Claims a delivery, as it was read, and counts the attempt. Null if another process claimed or changed it: a later run reads it again.
	 * The attempt counts as uncertain until its outcome is known: if the process dies while sending, the delivery may have arrived.
	 */
	public function claim( Delivery $delivery ): ?Delivery {
		$sql   = 'claim = %s, claimed_until_gmt = %s, attempts = attempts + 1, uncertain = uncertain + 1
			WHERE id = %d AND address = %s AND state = %s AND attempts = %d AND uncertain = %d AND sendings = %d AND uncertain < %d';
		$claim = bin2hex( random_bytes( 16 ) );
		$taken = $this->update_unclaimed(
			$sql,
			$claim,
			Clock::stamp( self::CLAIM_SECONDS ),
			$delivery->id,
			$delivery->address,
			Delivery::PENDING,
			$delivery->attempts,
			$delivery->uncertain,
			$delivery->sendings,
			Delivery::UNCERTAIN_ATTEMPTS
		);
		return 1 === $taken ? $delivery->claimed( $claim ) : null;
	}

	/** Records that a claimed delivery may arrive from now on: it is not repeated if this process dies. */
	public function mark_uncertain( Delivery $delivery ): void {
		$where = array(
			'id'    => $delivery->id,
			'claim' => $delivery->claim,
		);
		Database::update( $this->table, array( 'uncertain' => Delivery::UNCERTAIN_ATTEMPTS ), $where );
	}

	public function settle_sent( Delivery $delivery ): void {
		$this->settle( $delivery, Delivery::SENT, '', 0, 0 );
	}

	/**
	 * Schedules the next attempt, or gives up and returns true: after the last attempt, after a permanent rejection, and when too many
	 * attempts may have arrived.
	 */
	public function settle_failed( Delivery $delivery, Send_Result $result ): bool {
		$wait        = Delivery::wait_after( $delivery->attempts );
		$is_unknown  = Send_Result::UNCERTAIN === $result->outcome;
		$uncertain   = $delivery->uncertain - ( $is_unknown ? 0 : 1 );
		$is_given_up = null === $wait || Send_Result::REJECTED === $result->outcome || $uncertain >= Delivery::UNCERTAIN_ATTEMPTS
			|| ( $is_unknown && null === $this->unknown_delay );
		$delay       = max( (int) $wait, $is_unknown ? (int) $this->unknown_delay : 0 );
		$this->settle( $delivery, $is_given_up ? Delivery::FAILED : Delivery::PENDING, $result->error, $delay, $uncertain );
		return $is_given_up;
	}

	/** Resets a lead's deliveries for 'Send again', as if never attempted, except those that are being sent. */
	public function restart( int $lead_id ): void {
		$sql = "state = %s, attempts = 0, uncertain = 0, last_error = '', next_gmt = %s, sent_gmt = NULL, claim = '', claimed_until_gmt = NULL,
			sendings = sendings + 1 WHERE lead_id = %d AND channel = %s";
		$this->update_unclaimed( $sql, Delivery::PENDING, Clock::stamp(), $lead_id, $this->channel );
	}

	/** @return list<Delivery> Those given up because their process died during the last allowed attempt, as they were before. */
	public function give_up_abandoned( string $error ): array {
		$limits = array( $this->channel, Delivery::PENDING, Delivery::MAXIMUM_ATTEMPTS, Delivery::UNCERTAIN_ATTEMPTS );
		// Select first, without locks: an UPDATE over all pending rows would block the processes that settle them.
		$sql  = 'SELECT * FROM %i WHERE channel = %s AND state = %s AND (attempts >= %d OR uncertain >= %d) AND ' . self::UNCLAIMED . ' LIMIT 100';
		$rows = Database::rows( $sql, $this->table, ...$limits, ...self::claim_times() );
		if ( array() === $rows ) {
			return array();
		}
		$ids   = array_map( 'intval', array_column( $rows, 'id' ) );
		$marks = Database::marks( $ids );
		$sql   = "state = %s, last_error = %s, claim = '', claimed_until_gmt = NULL WHERE state = %s AND id IN ({$marks})";
		$this->update_unclaimed( $sql, Delivery::FAILED, $error, Delivery::PENDING, ...$ids );
		return array_map( static fn ( array $row ): Delivery => new Delivery( $row ), $rows );
	}

	/** Makes all failed deliveries and pending retries due now, as if never attempted. Returns their number. */
	public function make_all_due(): int {
		$sql = 'state = %s, attempts = 0, uncertain = 0, next_gmt = %s WHERE channel = %s AND state IN (%s, %s)';
		return $this->update_unclaimed( $sql, Delivery::PENDING, Clock::stamp(), $this->channel, Delivery::FAILED, Delivery::PENDING );
	}

	/**
	 * @param list<string> $recipients Count only deliveries to these; empty for all.
	 * @param int          $attempts   Minimum number of attempts.
	 */
	public function count( string $state, array $recipients = array(), int $attempts = 0 ): int {
		$only = array() === $recipients ? '' : ' AND recipient IN (' . Database::marks( $recipients ) . ')';
		$sql  = "SELECT COUNT(*) FROM %i WHERE channel = %s AND state = %s AND attempts >= %d{$only}";
		return (int) Database::value( $sql, $this->table, $this->channel, $state, $attempts, ...$recipients );
	}

	/** Writes the outcome of an attempt. Retries on database errors such as deadlocks: otherwise, a sent delivery would be sent twice. */
	private function settle( Delivery $delivery, string $state, string $error, int $wait, int $uncertain ): void {
		$values = array(
			'state'             => $state,
			'last_error'        => mb_substr( $error, 0, 1000 ),
			'sent_gmt'          => Delivery::SENT === $state ? Clock::stamp() : null,
			'next_gmt'          => Clock::stamp( $wait ),
			'uncertain'         => max( 0, $uncertain ),
			'claim'             => '',
			'claimed_until_gmt' => null,
		);
		// If the claim has expired, another process may be settling this delivery.
		$where   = array(
			'id'    => $delivery->id,
			'claim' => $delivery->claim,
		);
		$attempt = 0;
		while ( $attempt < self::SETTLINGS && ! Database::update( $this->table, $values, $where ) ) {
			++$attempt;
		}
	}

	/** Runs an UPDATE from the columns to set up to a condition. Returns the number of rows. */
	private function update_unclaimed( string $sql, int|string ...$values ): int {
		return (int) Database::run( "UPDATE %i SET {$sql} AND " . self::UNCLAIMED, $this->table, ...$values, ...self::claim_times() );
	}

	/** @return list<string> For the placeholders of UNCLAIMED. */
	private static function claim_times(): array {
		return array( Clock::stamp(), Clock::stamp( 2 * self::CLAIM_SECONDS ) );
	}
}
