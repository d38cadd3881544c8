<?php
/**
 * Keeps whom a lead is mailed to.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Back_Off;
use Cfg_Configurator\Leads\Mail\Delivery;

/**
 * The state of each mail of a lead: waiting, sent or given up. A mail is claimed before it is sent, by one process;
 * a claim that its process did not live to settle ends by itself.
 */
final class Delivery_Table {
	/** How long a claim lasts, in seconds; longer than a mail server is waited for. */
	public const CLAIM_SECONDS = 300;

	/** How often a mail's outcome is written before that is given up. */
	private const SETTLINGS = 5;

	public function __construct( private Clock $clock ) {
	}

	/**
	 * Plans a mail to a recipient, once per lead.
	 *
	 * @param string $recipient One of Delivery's.
	 * @return bool Whether it is planned now, or was.
	 */
	public function plan( int $lead_id, string $recipient, string $address ): bool {
		return null !== Database::run(
			"INSERT IGNORE INTO %i (lead_id, recipient, address, state, last_error, next_gmt) VALUES (%d, %s, %s, %s, '', %s)",
			array( Tables::deliveries(), $lead_id, $recipient, $address, Delivery::PENDING, $this->clock->stamp() )
		);
	}

	/**
	 * Sends what is still to be sent to a recipient somewhere else from now on.
	 */
	public function readdress( int $lead_id, string $recipient, string $address ): void {
		Database::run(
			'UPDATE %i SET address = %s WHERE lead_id = %d AND recipient = %s',
			array( Tables::deliveries(), $address, $lead_id, $recipient )
		);
	}

	/**
	 * @return list<Delivery>
	 */
	public function of_lead( int $lead_id ): array {
		return $this->of_leads( array( $lead_id ) )[ $lead_id ] ?? array();
	}

	/**
	 * The mails of several leads, by lead.
	 *
	 * @param list<int> $lead_ids Leads.
	 * @return array<int, list<Delivery>>
	 */
	public function of_leads( array $lead_ids ): array {
		if ( array() === $lead_ids ) {
			return array();
		}
		$by_lead = array();
		$marks   = Database::marks( $lead_ids );
		foreach ( Database::rows( "SELECT * FROM %i WHERE lead_id IN ({$marks}) ORDER BY id", array( Tables::deliveries(), ...$lead_ids ) ) as $row ) {
			$by_lead[ (int) $row['lead_id'] ][] = Delivery::from_row( $row );
		}
		return $by_lead;
	}

	/**
	 * Mails whose time has come, longest waiting first. After the clock was put back, a time further off than any
	 * back-off is taken for one that has come.
	 *
	 * @return list<int>
	 */
	public function due( int $limit ): array {
		return Database::ids(
			'SELECT id FROM %i WHERE state = %s AND (next_gmt <= %s OR next_gmt > %s) ORDER BY next_gmt, id LIMIT %d',
			array( Tables::deliveries(), Delivery::PENDING, $this->clock->stamp(), $this->clock->stamp( Back_Off::longest() ), $limit )
		);
	}

	/**
	 * Claims a mail for this process and counts the attempt.
	 *
	 * @return Delivery|null Null where another process has it, or it is settled.
	 */
	public function claim( int $id ): ?Delivery {
		$taken = Database::run(
			'UPDATE %i SET claim = %s, claimed_until_gmt = %s, attempts = attempts + 1
			WHERE id = %d AND state = %s AND (claimed_until_gmt IS NULL OR claimed_until_gmt < %s OR claimed_until_gmt > %s)',
			array(
				Tables::deliveries(),
				bin2hex( random_bytes( 16 ) ),
				$this->clock->stamp( self::CLAIM_SECONDS ),
				$id,
				Delivery::PENDING,
				$this->clock->stamp(),
				$this->clock->stamp( 2 * self::CLAIM_SECONDS ),
			)
		);
		$row   = 1 === $taken ? Database::row( 'SELECT * FROM %i WHERE id = %d', array( Tables::deliveries(), $id ) ) : null;
		return null === $row ? null : Delivery::from_row( $row );
	}

	public function settle_sent( Delivery $delivery ): void {
		$this->settle( $delivery, Delivery::SENT, '', $this->clock->stamp() );
	}

	/**
	 * Puts the next attempt off, or gives up after the last one.
	 */
	public function settle_failed( Delivery $delivery, string $error ): void {
		$wait  = Back_Off::after( $delivery->attempts );
		$state = null === $wait ? Delivery::FAILED : Delivery::PENDING;
		$this->settle( $delivery, $state, mb_substr( $error, 0, 1000 ), null, $wait ?? 0 );
	}

	/**
	 * Starts a lead's mails anew, for 'resend': as if none had been tried. A mail on its way is left alone; what a
	 * process says that claimed one long ago counts no more.
	 */
	public function restart( int $lead_id ): int {
		Database::run( 'UPDATE %i SET is_settled = 0 WHERE id = %d', array( Tables::leads(), $lead_id ) );
		return (int) Database::run(
			"UPDATE %i SET state = %s, attempts = 0, last_error = '', next_gmt = %s, sent_gmt = NULL, claim = '', claimed_until_gmt = NULL,
				sendings = sendings + 1
			WHERE lead_id = %d AND (claimed_until_gmt IS NULL OR claimed_until_gmt < %s OR claimed_until_gmt > %s)",
			array(
				Tables::deliveries(),
				Delivery::PENDING,
				$this->clock->stamp(),
				$lead_id,
				$this->clock->stamp(),
				$this->clock->stamp( 2 * self::CLAIM_SECONDS ),
			)
		);
	}

	/**
	 * Gives up mails whose every attempt ended with its process: they may have gone out each time.
	 *
	 * @param string $error What is said of them.
	 * @return int How many.
	 */
	public function give_up_stranded( string $error ): int {
		$values = array( Tables::deliveries(), Delivery::PENDING, Back_Off::ATTEMPTS, $this->clock->stamp() );
		// Looked for without locks: an UPDATE that walks over all that waits stands in the way of those that settle it.
		$ids = Database::ids( 'SELECT id FROM %i WHERE state = %s AND attempts >= %d AND claimed_until_gmt < %s LIMIT 100', $values );
		if ( array() === $ids ) {
			return 0;
		}
		$marks = Database::marks( $ids );
		return (int) Database::run(
			"UPDATE %i SET state = %s, last_error = %s, claim = '', claimed_until_gmt = NULL WHERE id IN ({$marks}) AND state = %s AND claimed_until_gmt < %s",
			array( Tables::deliveries(), Delivery::FAILED, $error, ...$ids, Delivery::PENDING, $this->clock->stamp() )
		);
	}

	/**
	 * Makes mails that were given up, or wait for their next attempt, due now.
	 *
	 * @return int How many.
	 */
	public function hurry(): int {
		$hurried = (int) Database::run(
			'UPDATE %i SET state = %s, attempts = 0, next_gmt = %s WHERE state IN (%s, %s)',
			array( Tables::deliveries(), Delivery::PENDING, $this->clock->stamp(), Delivery::FAILED, Delivery::PENDING )
		);
		$pending = array( Tables::leads(), Tables::deliveries(), Delivery::PENDING );
		Database::run( 'UPDATE %i SET is_settled = 0 WHERE id IN (SELECT lead_id FROM %i WHERE state = %s)', $pending );
		return $hurried;
	}

	/**
	 * How many mails are in a state.
	 */
	public function count( string $state ): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM %i WHERE state = %s', array( Tables::deliveries(), $state ) );
	}

	/**
	 * Tried again where the database refuses, as it does when two processes wait for each other: a mail that was sent
	 * and is not said to be would be sent twice.
	 */
	private function settle( Delivery $delivery, string $state, string $error, ?string $sent, int $wait = 0 ): void {
		$values = array(
			'state'             => $state,
			'last_error'        => $error,
			'sent_gmt'          => $sent,
			'next_gmt'          => $this->clock->stamp( $wait ),
			'claim'             => '',
			'claimed_until_gmt' => null,
		);
		// A claim that has ended meanwhile is somebody else's to settle.
		$where = array(
			'id'    => $delivery->id,
			'claim' => $delivery->claim,
		);
		for ( $attempt = 1; $attempt <= self::SETTLINGS; $attempt++ ) {
			if ( Database::update( Tables::deliveries(), $values, $where ) ) {
				$this->settle_lead( $delivery->lead_id );
				return;
			}
		}
	}

	/**
	 * Marks a lead that has no more mail to send: were this table lost, it would not be mailed again.
	 */
	private function settle_lead( int $lead_id ): void {
		Database::run(
			'UPDATE %i SET is_settled = 1 WHERE id = %d AND NOT EXISTS (SELECT 1 FROM %i WHERE lead_id = %d AND state = %s)',
			array( Tables::leads(), $lead_id, Tables::deliveries(), $lead_id, Delivery::PENDING )
		);
	}
}
