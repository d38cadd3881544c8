<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Event;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Settings\Settings;

/** Plans a lead's mails: to the dealer, to the visitor, and a copy if the settings require one. Safe to call twice. */
final class Mail_Planner {
	/** The address of leads whose dealer has none, and of faults: the one in the settings, else the administrator's. */
	public static function fallback(): string {
		$set  = self::own_fallback();
		$site = get_option( 'admin_email' );
		return '' === $set && is_string( $site ) ? $site : $set;
	}

	/** The fallback address from the settings; '' if not set. */
	public static function own_fallback(): string {
		$address = Settings::text( 'mail_fallback' );
		return false === is_email( $address ) ? '' : $address;
	}

	/**
	 * Updates the plan before a lead is sent again: uses the dealer's current address and adds mails that the current
	 * settings require.
	 */
	public static function renew( Lead $lead ): void {
		$known      = self::known_address( $lead );
		$recipients = self::recipients( $lead, $known );
		Delivery_Queue::of_mails()->plan( $lead->id, $recipients );
		foreach ( $recipients as $recipient => $address ) {
			$sql = 'UPDATE %i SET address = %s WHERE lead_id = %d AND channel = %s AND recipient = %s';
			Database::run( $sql, Tables::deliveries(), $address, $lead->id, Delivery_Queue::MAILS, $recipient );
		}
	}

	/**
	 * Plans the mails of a lead. Returns whether all are planned. Visitors can enter any address, so a module may limit their mail: it is
	 * planned a minute ahead before it is counted, so that only one process counts it and it is not lost if that process dies.
	 */
	public static function plan( Lead $lead ): bool {
		// The content site may have been unavailable when the lead was submitted.
		$known      = false === is_email( $lead->dealer_email ) ? self::known_address( $lead ) : $lead->dealer_email;
		$recipients = self::recipients( $lead, $known );
		$planned    = Delivery_Queue::of_mails()->plan( $lead->id, $recipients, array( Delivery::VISITOR => MINUTE_IN_SECONDS ) );
		$address    = $recipients[ Delivery::VISITOR ] ?? null;
		// If some were planned before, the visitor's mail may have been counted then.
		if ( null !== $address && count( $recipients ) === $planned ) {
			$is_allowed = Lead_Event::filter( 'cfg_configurator_allows_mail', true, $lead->id, $address );
			$values     = array( true === $is_allowed ? Delivery::PENDING : Delivery::LIMITED, Clock::stamp(), $lead->id );
			$sql        = 'UPDATE %i SET state = %s, next_gmt = %s WHERE lead_id = %d AND channel = %s AND recipient = %s AND state = %s AND attempts = 0';
			Database::run( $sql, Tables::deliveries(), ...$values, ...array( Delivery_Queue::MAILS, Delivery::VISITOR, Delivery::PENDING ) );
		}
		return null !== $planned;
	}

	/**
	 * @param string $known The dealer's address; '' for none.
	 * @return array<string, string>
	 */
	private static function recipients( Lead $lead, string $known ): array {
		$known    = Lead_Event::filter( 'cfg_configurator_dealer_address', $known, $lead->dealer_id );
		$fallback = self::own_fallback();
		// The configuration by e-mail has no dealer. It goes to the fallback address, if there is one.
		$otherwise  = Form_Type::EMAIL === $lead->form_type ? $fallback : self::fallback();
		$dealer     = is_string( $known ) && '' !== $known ? $known : $otherwise;
		$recipients = array();
		if ( '' !== $dealer ) {
			$recipients[ Delivery::DEALER ] = $dealer;
		}
		if ( Settings::is_on( 'mail_copy' ) && '' !== $fallback && $fallback !== $dealer ) {
			$recipients[ Delivery::COPY ] = $fallback;
		}
		// The configuration by e-mail consists only of this mail.
		if ( Form_Type::EMAIL === $lead->form_type || Settings::is_on( 'mail_to_visitor' ) ) {
			$recipients[ Delivery::VISITOR ] = $lead->email;
		}
		return self::filtered( $recipients, $lead );
	}

	/**
	 * @param array<string, string> $recipients
	 * @return array<string, string>
	 */
	private static function filtered( array $recipients, Lead $lead ): array {
		$filtered = Lead_Event::filter( 'cfg_configurator_mail_recipients', $recipients, $lead->columns(), $lead->id );
		$accepted = array();
		foreach ( array( Delivery::DEALER, Delivery::COPY, Delivery::VISITOR ) as $recipient ) {
			$address = is_array( $filtered ) ? $filtered[ $recipient ] ?? null : $recipients[ $recipient ] ?? null;
			if ( is_string( $address ) && false !== is_email( $address ) ) {
				$accepted[ $recipient ] = $address;
			}
		}
		return $accepted;
	}

	/** The dealer's current address from the content site, else the one stored with the lead; '' if none. */
	private static function known_address( Lead $lead ): string {
		if ( Form_Type::EMAIL === $lead->form_type || '' === $lead->dealer_id ) {
			return '';
		}
		$today = Dealer_Directory::network_for( $lead->dealer_id )->dealer( $lead->dealer_id )->email ?? '';
		$valid = array_filter( array( $today, $lead->dealer_email ), static fn ( string $address ): bool => false !== is_email( $address ) );
		return (string) reset( $valid );
	}
}
