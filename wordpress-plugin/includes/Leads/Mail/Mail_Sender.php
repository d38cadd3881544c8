<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Channel;
use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Event;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;

/** Sends due mails: some after a visitor's submission, within a time limit, and the rest in cron. */
final class Mail_Sender extends Channel {
	/**
	 * Seconds a visitor's request may spend on sending leads' mail, because it blocks a PHP worker. Two seconds in all,
	 * with the half second for telling a fault. A mail that was sent gets longer for its confirmation.
	 */
	private const REQUEST_SECONDS = 1.5;

	/** Time limit of one mail in cron, in seconds. Also the time after which a cron run starts no further mail. */
	private const MAIL_SECONDS = 20.0;
	private const RUN_SECONDS  = 60.0;

	/** Seconds after which an attempt to send a mail counts as a failure, even if the mail was sent. */
	private const SLOW = 1.2;

	/** Maximum mails per run. */
	private const REQUEST_MAILS = 20;
	private const RUN_MAILS     = 1000;

	public static function queue(): Delivery_Queue {
		return Delivery_Queue::of_mails();
	}

	public function plan( Lead $lead ): bool {
		return Mail_Planner::plan( $lead );
	}

	public function retry(): int {
		$due = self::queue()->make_all_due();
		$sql = 'UPDATE %i SET is_settled = 0 WHERE id IN (SELECT lead_id FROM %i WHERE channel = %s AND state = %s)';
		Database::run( $sql, Tables::leads(), Tables::deliveries(), Delivery_Queue::MAILS, Delivery::PENDING );
		return $due;
	}

	/** Resets a lead's mails for 'Send again', as if never attempted. */
	public static function restart( int $lead_id ): void {
		Database::run( 'UPDATE %i SET is_settled = 0 WHERE id = %d', Tables::leads(), $lead_id );
		self::queue()->restart( $lead_id );
	}

	/**
	 * Sends first attempts after a visitor's submission. Retries and remaining mails are left to cron.
	 *
	 * @param list<Lead> $leads Leads that need not be read.
	 */
	public function send_in_request( array $leads = array() ): void {
		$guard = Mail_Guard::of_site();
		$end   = Clock::timer() + self::REQUEST_SECONDS;
		do {
			if ( ! $guard->begin() ) {
				return;
			}
			try {
				$due                    = self::queue()->due( self::REQUEST_MAILS, true );
				list( $count, $is_all ) = $this->send_all( $due, $end, false, $guard, $leads );
			} finally {
				$guard->end();
			}
			// Requests that were not allowed to send meanwhile may have left mails behind.
		} while ( $is_all && $count > 0 && array() !== self::queue()->due( 1, true ) );
	}

	/** Sends due mails for about a minute. If the guard is open, the first one is a probe. */
	public function send_due(): int {
		$this->give_up_abandoned( __( 'The PHP process ended while this email was being sent.', 'cfg-configurator' ) );
		$due = self::queue()->due( self::RUN_MAILS );
		return $this->send_all( $due, Clock::timer() + self::RUN_SECONDS, true, Mail_Guard::of_site() )[0];
	}

	/**
	 * @param list<Delivery> $due
	 * @param list<Lead>     $leads Leads that need not be read.
	 * @return array{int, bool} See deliver().
	 */
	private function send_all( array $due, float $end, bool $is_cron, Mail_Guard $guard, array $leads = array() ): array {
		$known        = array_column( $leads, null, 'id' );
		$lead         = null;
		$confirmation = $is_cron ? Mail_Time::CRON_CONFIRMATION : Mail_Time::REQUEST_CONFIRMATION;
		return $this->deliver(
			$due,
			$end,
			self::MAIL_SECONDS,
			$is_cron,
			static function ( Delivery $delivery, float $seconds ) use ( $known, &$lead, $confirmation ): Send_Result {
				// The mails of a lead follow each other.
				$lead = $lead?->id === $delivery->lead_id ? $lead : $known[ $delivery->lead_id ] ?? Lead_Table::find( $delivery->lead_id );
				return null === $lead
					? new Send_Result( Send_Result::FAILED, __( 'The lead no longer exists.', 'cfg-configurator' ) )
					: self::send(
						$lead,
						$delivery,
						new Mail_Time( $seconds, $confirmation, static fn () => self::queue()->mark_uncertain( $delivery ) )
					);
			},
			static fn ( Send_Result $result ): bool => $guard->record( $result->is_unreachable || $result->seconds >= self::SLOW )
		);
	}

	protected function sent( Delivery $delivery ): void {
		self::settle_lead( $delivery->lead_id );
		Lead_Event::fire( 'cfg_configurator_lead_mailed', $delivery->lead_id, $delivery->recipient );
	}

	protected function given_up( Delivery $delivery, Send_Result $result ): void {
		self::settle_lead( $delivery->lead_id );
		$words = match ( $result->outcome ) {
			Send_Result::REJECTED  => __(
				'The mail server permanently rejected the email for a lead. The lead is still in the list and can be sent again from there.',
				'cfg-configurator'
			),
			Send_Result::UNCERTAIN => __(
				'The mail server did not confirm the email for a lead. It may have arrived. The lead is in the list and can be sent again from there.',
				'cfg-configurator'
			),
			default                => __(
				'The email for a lead could not be sent after many attempts. The lead is still in the list and can be sent again from there.',
				'cfg-configurator'
			),
		};
		Faults::report( Faults::MAIL, $words, $result->error );
		Lead_Event::given_up( $delivery->lead_id, $delivery->recipient, $result->error );
	}

	/** Marks a lead as settled if no mail is left to send. If the table is lost, only unsettled leads are mailed again. */
	private static function settle_lead( int $id ): void {
		$sql = 'UPDATE %i SET is_settled = 1 WHERE id = %d AND NOT EXISTS (SELECT 1 FROM %i WHERE lead_id = %d AND channel = %s AND state = %s)';
		Database::run( $sql, Tables::leads(), $id, Tables::deliveries(), $id, Delivery_Queue::MAILS, Delivery::PENDING );
	}

	private static function send( Lead $lead, Delivery $delivery, Mail_Time $time ): Send_Result {
		$is_visitor = Delivery::VISITOR === $delivery->recipient;
		// The user who clicks 'Send again' may have another language set in their profile.
		$is_switched = switch_to_locale( get_locale() );
		try {
			$configuration = Lead_Extension::configuration( $lead );
			$compose       = static fn (): Email => Lead_Email::of( $delivery->recipient, $lead, $configuration );
			$email         = $is_visitor ? Language::during( (string) $configuration?->text( 'language' ), $compose ) : $compose();
		} catch ( \Throwable $fault ) {
			return new Send_Result( Send_Result::FAILED, $fault->getMessage() );
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
		if ( $email->cc !== $delivery->cc ) {
			Database::update( Tables::deliveries(), array( 'cc' => $email->cc ), array( 'id' => $delivery->id ) );
		}
		// Use the buyer's current address, which may have been corrected.
		$address = $is_visitor ? $lead->email : $delivery->address;
		$name    = "lead-{$delivery->lead_id}-{$delivery->recipient}-{$delivery->sendings}";
		// Modules add texts to the mail.
		return Language::during(
			$email->language,
			static fn (): Send_Result => Mailer::deliver( $email, $address, $name, $time, $lead, $delivery->recipient )
		);
	}
}
