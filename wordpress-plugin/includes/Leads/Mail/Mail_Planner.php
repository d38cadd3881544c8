<?php
/**
 * Decides whom a lead is mailed to.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

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

	private function plan( Lead $lead ): void {
		$is_planned = true;
		foreach ( $this->recipients( $lead ) as $recipient => $address ) {
			$is_planned = $this->deliveries->plan( $lead->id, $recipient, $address ) && $is_planned;
		}
		if ( $is_planned ) {
			$this->leads->set_planned( $lead->id );
		}
	}

	/**
	 * @return array<string, string>
	 */
	private function recipients( Lead $lead ): array {
		$fallback   = Fallback::set( $this->settings );
		$dealer     = $this->dealer_address( $lead );
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
	 * The dealer's address as the content site knows it; without one the fallback's, at last the site's own. A
	 * configuration by e-mail has no dealer: it goes to the fallback, where there is one.
	 */
	private function dealer_address( Lead $lead ): string {
		if ( Form_Type::EMAIL === $lead->form_type ) {
			return Fallback::set( $this->settings );
		}
		if ( false !== is_email( $lead->dealer_email ) ) {
			return $lead->dealer_email;
		}
		// The content site may have been away when the lead came.
		$known = $this->dealers->network_for( $lead->dealer_id )->dealer( $lead->dealer_id );
		return null === $known || false === is_email( $known->email ) ? Fallback::address( $this->settings ) : $known->email;
	}
}
