<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Services;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Status;
use Cfg_Configurator\Leads\Posting\Posted_Form;
use Cfg_Configurator\Leads\Posting\Spam_Check;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/**
 * Decides whether a lead is held back. Services of others are asked after the response, so no buyer waits for them. With
 * Turnstile, a lead is held until it is confirmed: if the process dies or Cloudflare cannot be reached, an editor decides.
 */
final class Spam_Services {
	/** Reason to hold the lead while it is stored; '' for none. Call once per valid form. */
	public static function reason( Posted_Form $form ): string {
		$reason = Spam_Check::reason( $form );
		return '' === $reason && Turnstile::is_on() ? Lead_Status::REASON_UNVERIFIED : $reason;
	}

	/** Asks the services about a lead that was just stored, before its mails are planned. */
	public static function complete( Lead $lead ): void {
		$is_waiting = $lead->is_held() && Lead_Status::REASON_UNVERIFIED === $lead->held_reason;
		if ( $lead->is_rejected() || ( $lead->is_held() && ! $is_waiting ) ) {
			return;
		}
		$is_confirmed = $is_waiting ? Turnstile::confirms() : true;
		if ( false === $is_confirmed ) {
			Lead_Table::hold( $lead->id, Lead_Status::REASON_TURNSTILE );
		} elseif ( true === $is_confirmed && Akismet_Check::is_spam( $lead ) ) {
			Lead_Table::hold( $lead->id, Lead_Status::REASON_AKISMET );
		} elseif ( true === $is_confirmed && $is_waiting ) {
			Lead_Table::release( $lead->id );
		}
	}
}
