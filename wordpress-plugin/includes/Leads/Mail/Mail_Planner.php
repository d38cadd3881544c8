<?php
/**
 * Decides whom a lead is mailed to.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Settings\Settings;

/**
 * Plans a lead's mails: to the dealer, to the visitor, and a copy where the settings ask for one. Planning twice plans
 * nothing more.
 */
final class Mail_Planner {
	public function __construct(
		private Settings $settings,
		private Dealer_Directory $dealers,
		private Lead_Table $leads,
		private Delivery_Table $deliveries,
	) {
	}

	/**
	 * Plans for leads that nobody has planned for.
	 *
	 * @return list<int> The leads.
	 */
	public function plan_waiting( int $limit ): array {
		$ids = $this->leads->unplanned( $limit );
		foreach ( $ids as $id ) {
			$lead = $this->leads->find( $id );
			if ( null !== $lead ) {
				$this->plan( $lead );
			}
		}
		return $ids;
	}

	/**
	 * Plans anew before a lead is sent again: a dealer's mail goes to the address that is known today, and who was not
	 * to get one then may be today.
	 */
	public function renew( Lead $lead ): void {
		$known = $this->known_address( $lead );
		foreach ( $this->recipients( $lead, $known ) as $recipient => $address ) {
			$this->deliveries->plan( $lead->id, $recipient, $address );
			$this->deliveries->readdress( $lead->id, $recipient, $address );
		}
	}

	private function plan( Lead $lead ): void {
		$is_planned = true;
		$is_given   = false !== is_email( $lead->dealer_email );
		// The content site may have been away when the lead came.
		$known = $is_given ? $lead->dealer_email : $this->known_address( $lead );
		foreach ( $this->recipients( $lead, $known ) as $recipient => $address ) {
			$is_planned = $this->deliveries->plan( $lead->id, $recipient, $address ) && $is_planned;
		}
		if ( $is_planned ) {
			$this->leads->set_planned( $lead->id );
		}
	}

	/**
	 * @param string $known The dealer's address; '' for none.
	 * @return array<string, string>
	 */
	private function recipients( Lead $lead, string $known ): array {
		$fallback = Fallback::set( $this->settings );
		// A configuration by e-mail has no dealer: it goes to the fallback, where there is one.
		$otherwise  = Form_Type::EMAIL === $lead->form_type ? $fallback : Fallback::address( $this->settings );
		$dealer     = '' === $known ? $otherwise : $known;
		$recipients = array();
		if ( '' !== $dealer ) {
			$recipients[ Delivery::DEALER ] = $dealer;
		}
		if ( $this->settings->is_on( 'mail_copy' ) && '' !== $fallback && $fallback !== $dealer ) {
			$recipients[ Delivery::COPY ] = $fallback;
		}
		// The configuration by e-mail is nothing but this mail.
		if ( Form_Type::EMAIL === $lead->form_type || $this->settings->is_on( 'mail_to_visitor' ) ) {
			$recipients[ Delivery::VISITOR ] = $lead->email;
		}
		return $recipients;
	}

	/**
	 * The dealer's address as the content site knows it today, else as it knew it when the lead came; '' for none.
	 */
	private function known_address( Lead $lead ): string {
		if ( Form_Type::EMAIL === $lead->form_type || '' === $lead->dealer_id ) {
			return '';
		}
		$today = $this->dealers->network_for( $lead->dealer_id )->dealer( $lead->dealer_id )->email ?? '';
		$valid = array_filter( array( $today, $lead->dealer_email ), static fn ( string $address ): bool => false !== is_email( $address ) );
		return (string) reset( $valid );
	}
}
