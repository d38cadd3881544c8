<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Fields\Lead_Rules;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Status;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/**
 * Reasons to hold back a lead. No check relies on values printed into the page, which may be cached for days. A form
 * without its time was not posted by the configurator, or by a copy of it that is too old (docs/decisions/0074). Only
 * valid forms that pass the other checks count towards the rate limit, which holds a lead back only together with
 * another sign: many buyers may share an address.
 */
final class Spam_Check {
	/** Minimum time a person needs to fill in the form, in milliseconds. */
	private const SHORTEST = 2000;

	/** Time below which a form is doubtful if it is one of many, in milliseconds. */
	private const QUICK = 15_000;

	/**
	 * Services that modules add, by class.
	 *
	 * @var array<class-string<Spam_Service>, Spam_Service>
	 */
	private static array $services = array();

	/** Adds a service that judges every lead. */
	public static function add( Spam_Service $service ): void {
		self::$services[ $service::class ] = $service;
	}

	/** Asks the services about a lead that was just stored, before its mails are planned. */
	public static function complete( Lead $lead ): void {
		foreach ( self::$services as $service ) {
			$service->complete( $lead );
		}
	}

	/** Describes a reason; '' for none. */
	public static function words( string $reason ): string {
		return match ( $reason ) {
			Lead_Status::REASON_HONEYPOT => __( 'a hidden field was filled in', 'cfg-configurator' ),
			Lead_Status::REASON_TOO_FAST => __( 'it was filled in too quickly for a person', 'cfg-configurator' ),
			Lead_Status::REASON_LINK     => __( 'the name contains a link', 'cfg-configurator' ),
			Lead_Status::REASON_RATE     => __( 'it is one of many from the same network and looks like spam', 'cfg-configurator' ),
			Lead_Status::REASON_FILTER   => __( 'another plugin marked it as spam', 'cfg-configurator' ),
			Lead_Status::REASON_NO_TIME  => __( 'a program sent it, or an old copy of the page', 'cfg-configurator' ),
			''                           => '',
			default                      => self::words_of_services( $reason ),
		};
	}

	/** Describes a reason that is not the core's own. */
	private static function words_of_services( string $reason ): string {
		$words = array_filter( array_map( static fn ( Spam_Service $service ): string => $service->words( $reason ), self::$services ) );
		return array() === $words ? __( 'a check that is switched off now caught it', 'cfg-configurator' ) : reset( $words );
	}

	/**
	 * Returns one of Lead_Status's or of a service's reasons; '' if none. Call once per valid form, because it counts towards the rate
	 * limit.
	 */
	public static function reason( Posted_Form $form ): string {
		$time   = $form->text( Lead_Fields::TIME );
		$reason = match ( true ) {
			'' !== $form->text( Lead_Fields::HONEYPOT ) => Lead_Status::REASON_HONEYPOT,
			ctype_digit( $time ) && (int) $time < self::SHORTEST => Lead_Status::REASON_TOO_FAST,
			1 === preg_match( '~https?:|www\.|://~i', $form->text( 'name' ) ) => Lead_Status::REASON_LINK,
			! ctype_digit( $time ) => Lead_Status::REASON_NO_TIME,
			// Counted first, so that every lead counts.
			Rate_Limit::is_over( 'lead' ) && self::is_doubtful( $form ) => Lead_Status::REASON_RATE,
			default => '',
		};
		/**
		 * Filters whether a lead is held back as spam.
		 *
		 * @param bool                  $is_spam Result of the plugin's own checks.
		 * @param array<string, string> $fields  The posted fields.
		 */
		$is_spam = (bool) apply_filters( 'cfg_configurator_is_spam', '' !== $reason, $form->all() );
		if ( ! $is_spam ) {
			return self::reason_of_services();
		}
		return '' === $reason ? Lead_Status::REASON_FILTER : $reason;
	}

	private static function reason_of_services(): string {
		$reasons = array_filter( array_map( static fn ( Spam_Service $service ): string => $service->reason(), self::$services ) );
		return array() === $reasons ? '' : reset( $reasons );
	}

	/** Signs that are not suspicious in a single lead: few seconds, a link, and the contact or message of another lead. */
	private static function is_doubtful( Posted_Form $form ): bool {
		$time    = $form->text( Lead_Fields::TIME );
		$message = Lead_Rules::message_without_pdf( $form );
		return ( ctype_digit( $time ) && (int) $time < self::QUICK )
			|| 1 === preg_match( '~https?:|www\.|://~i', $message )
			|| Lead_Table::is_similar( $form->text( 'email' ), $form->text( 'telefone' ), $message, Clock::stamp( -Rate_Limit::WINDOW ) );
	}
}
