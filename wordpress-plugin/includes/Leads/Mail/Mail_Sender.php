<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/**
 * Sends due mails: some after a visitor's submission, within a time limit, and the rest in cron. Each mail is claimed
 * before it is sent, and its outcome is written right after.
 */
final class Mail_Sender {
	/**
	 * Seconds a visitor's request may spend on sending leads' mail, because it blocks a PHP worker. Two seconds in all,
	 * with Alert::REQUEST_SECONDS.
	 */
	private const REQUEST_SECONDS = 1.5;

	/** Time limit of one mail in cron, in seconds. Also the time after which a cron run starts no further mail. */
	private const MAIL_SECONDS = 20.0;
	private const RUN_SECONDS  = 60.0;

	/** Maximum mails per run. */
	private const REQUEST_MAILS = 20;
	private const RUN_MAILS     = 1000;

	/** Minimum time left to start a mail: this many seconds, or this multiple of the previous mail's duration. */
	private const LEAST_SECONDS = 1.0;
	private const LEAST_TIMES   = 1.5;

	public function __construct(
		private Lead_Table $leads = new Lead_Table(),
		private Delivery_Table $deliveries = new Delivery_Table(),
		private Configuration_Table $configurations = new Configuration_Table(),
		private Dealer_Email $dealer_email = new Dealer_Email(),
		private Visitor_Email $visitor_email = new Visitor_Email(),
		private Mailer $mailer = new Mailer(),
		private Circuit_Breaker $breaker = new Circuit_Breaker(),
		private Alert $alert = new Alert(),
		private Clock $clock = new Clock(),
	) {
	}

	/**
	 * Sends first attempts after a visitor's submission. One request sends at a time. Retries and remaining mails are
	 * left to cron.
	 */
	public function send_in_request(): void {
		$lock = new Send_Lock( $this->breaker, $this->clock );
		$end  = $this->clock->timer() + self::REQUEST_SECONDS;
		do {
			if ( ! $this->breaker->allows_requests() || ! $lock->acquire() ) {
				return;
			}
			try {
				list( $count, $is_all ) = $this->send_until( $end, $this->deliveries->due( self::REQUEST_MAILS, true ), false );
			} finally {
				$lock->release();
			}
			// Requests that found the lock taken may have left mails behind.
		} while ( $is_all && $count > 0 && array() !== $this->deliveries->due( 1, true ) );
	}

	/**
	 * Sends due mails in cron, for about a minute, and returns their number. If the circuit breaker is open, the first
	 * mail is a probe.
	 */
	public function send_in_background(): int {
		if ( $this->deliveries->give_up_stranded( __( 'PHP ended each time while this mail was sent.', 'cfg-configurator' ) ) > 0 ) {
			$this->alert->raise( Alert::MAIL, self::uncertain_words() );
		}
		return $this->send_until( $this->clock->timer() + self::RUN_SECONDS, $this->deliveries->due( self::RUN_MAILS ), true )[0];
	}

	/**
	 * @param float     $end     Deadline for all mails.
	 * @param list<int> $ids     Mails.
	 * @param bool      $is_cron Whether to continue if the mail server is slow.
	 * @return array{int, bool} Number of mails sent, and whether there was time for all.
	 */
	private function send_until( float $end, array $ids, bool $is_cron ): array {
		$sent = 0;
		$last = 0.0;
		foreach ( $ids as $id ) {
			$left = $end - $this->clock->timer();
			if ( $left < max( self::LEAST_SECONDS, self::LEAST_TIMES * $last ) ) {
				return array( $sent, false );
			}
			$delivery = $this->deliveries->claim( $id );
			if ( null === $delivery ) {
				continue;
			}
			$result = $this->send( $delivery, min( $left, self::MAIL_SECONDS ) );
			$last   = $result->seconds;
			$sent  += $result->is_sent() ? 1 : 0;
			$this->settle( $delivery, $result );
			$is_open = $this->breaker->record( $result );
			if ( $is_open && ! ( $is_cron && $result->is_sent() ) ) {
				return array( $sent, false );
			}
		}
		return array( $sent, true );
	}

	private function settle( Delivery $delivery, Send_Result $result ): void {
		if ( $result->is_sent() ) {
			$this->deliveries->settle_sent( $delivery );
			return;
		}
		if ( ! $this->deliveries->settle_failed( $delivery, $result ) ) {
			return;
		}
		$words = match ( $result->outcome ) {
			Send_Result::REJECTED  => __(
				'The mail server refused the mail of a lead for good. The lead itself is in the list, from where it can be sent again.',
				'cfg-configurator'
			),
			Send_Result::UNCERTAIN => self::uncertain_words(),
			default                => __(
				'The mail of a lead was given up after many attempts. The lead itself is in the list, from where it can be sent again.',
				'cfg-configurator'
			),
		};
		$this->alert->raise( Alert::MAIL, $words, $result->error );
	}

	private static function uncertain_words(): string {
		return __(
			'The mail of a lead was given up: after two attempts its delivery is still unknown. The lead is in the list, from where it can be sent again.',
			'cfg-configurator'
		);
	}

	private function send( Delivery $delivery, float $seconds ): Send_Result {
		$lead = $this->leads->find( $delivery->lead_id );
		if ( null === $lead ) {
			return new Send_Result( Send_Result::FAILED, __( 'The lead is gone.', 'cfg-configurator' ) );
		}
		$is_visitor = Delivery::VISITOR === $delivery->recipient;
		// The user who clicks 'Send again' may have another language set in their profile.
		$is_switched = switch_to_locale( get_locale() );
		try {
			$configuration = $this->configurations->of_lead( $lead );
			$email         = ( $is_visitor ? $this->visitor_email : $this->dealer_email )->of( $lead, $configuration );
		} catch ( \Throwable $fault ) {
			return new Send_Result( Send_Result::FAILED, $fault->getMessage() );
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
		// Use the buyer's current address, which may have been corrected.
		$address = $is_visitor ? $lead->email : $delivery->address;
		$name    = "lead-{$delivery->lead_id}-{$delivery->recipient}-{$delivery->sendings}";
		return $this->mailer->deliver( $email, $address, $name, $seconds );
	}
}
