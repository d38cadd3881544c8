<?php
/**
 * Sends the mails of leads.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/**
 * Sends mails whose time has come, each claimed before it is sent and settled right after.
 */
final class Mail_Sender {
	/** After so many seconds no other mail is begun: behind a server that is silent, each of them waits for it. */
	private const SECONDS = 60;

	public function __construct(
		private Lead_Table $leads,
		private Delivery_Table $deliveries,
		private Configuration_Table $configurations,
		private Dealer_Letter $dealer_letter,
		private Visitor_Letter $visitor_letter,
		private Postman $postman,
		private Alert $alert,
		private Clock $clock,
	) {
	}

	/**
	 * Sends what is due, for a minute or so; whatever is left is due still.
	 *
	 * @param int $limit Mails at most.
	 * @return int How many were sent.
	 */
	public function send_due( int $limit ): int {
		$sent  = 0;
		$start = $this->clock->now();
		if ( $this->deliveries->give_up_stranded( __( 'PHP ended each time while this mail was sent.', 'cfg-configurator' ) ) > 0 ) {
			$this->tell( '' );
		}
		foreach ( $this->deliveries->due( $limit ) as $id ) {
			$delivery = $this->deliveries->claim( $id );
			if ( null !== $delivery && $this->send( $delivery ) ) {
				++$sent;
			}
			if ( $this->clock->now() - $start >= self::SECONDS ) {
				break;
			}
		}
		return $sent;
	}

	private function send( Delivery $delivery ): bool {
		$error = $this->fault_of( $delivery );
		if ( null === $error ) {
			$this->deliveries->settle_sent( $delivery );
			return true;
		}
		$this->deliveries->settle_failed( $delivery, $error );
		if ( null === Back_Off::after( $delivery->attempts ) ) {
			$this->tell( $error );
		}
		return false;
	}

	private function tell( string $error ): void {
		$words = __(
			'The mail of a lead was given up after many attempts. The lead itself is in the list, from where it can be sent again.',
			'cfg-configurator'
		);
		$this->alert->raise( Alert::MAIL, $words, $error );
	}

	/**
	 * Why a mail was not sent; null where it was.
	 */
	private function fault_of( Delivery $delivery ): ?string {
		$lead = $this->leads->find( $delivery->lead_id );
		if ( null === $lead ) {
			return __( 'The lead is gone.', 'cfg-configurator' );
		}
		// Whoever presses 'Send again' may have set another language for themselves.
		$is_switched   = switch_to_locale( get_locale() );
		$configuration = $this->configurations->of_lead( $lead );
		$letter        = Delivery::VISITOR === $delivery->recipient
			? $this->visitor_letter->of( $lead, $configuration )
			: $this->dealer_letter->of( $lead, $configuration );
		if ( $is_switched ) {
			restore_previous_locale();
		}
		// A buyer's address that was corrected is the one to write to.
		$address = Delivery::VISITOR === $delivery->recipient ? $lead->email : $delivery->address;
		$name    = "lead-{$delivery->lead_id}-{$delivery->recipient}-{$delivery->sendings}";
		return $this->postman->deliver( $letter, $address, $name );
	}
}
