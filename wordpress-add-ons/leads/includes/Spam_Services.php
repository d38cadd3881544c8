<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;

/**
 * Turnstile and Akismet. A lead that they check is held until they have answered, after the response. If the process ends
 * before, an editor decides. Without an answer, Turnstile holds and Akismet accepts.
 */
final class Spam_Services {
	/** Reasons: not confirmed yet, rejected by Turnstile, rejected by Akismet. */
	public const UNVERIFIED = 'unverified';
	public const TURNSTILE  = 'turnstile';
	public const AKISMET    = 'akismet';

	/**
	 * Callback of the filter `cfg_configurator_spam_reason`.
	 *
	 * @param array<string, string> $fields
	 */
	public static function hold( string $reason, array $fields ): string {
		$is_checked = '' === $reason && ( Turnstile::is_on() || Akismet_Check::is_on( $fields['msg'] ?? '' ) );
		return $is_checked ? self::UNVERIFIED : $reason;
	}

	/** Callback of the action `cfg_configurator_lead_created`. */
	public static function check( Lead $lead ): void {
		if ( Lead::HELD !== $lead->status || self::UNVERIFIED !== $lead->spam_reason ) {
			return;
		}
		$is_confirmed = Turnstile::is_on() ? Turnstile::confirms() : true;
		$is_spam      = true === $is_confirmed && Akismet_Check::is_on( $lead->message ) && Akismet_Check::is_spam( $lead );
		$reason       = match ( true ) {
			false === $is_confirmed => self::TURNSTILE,
			null === $is_confirmed  => self::UNVERIFIED,
			$is_spam                => self::AKISMET,
			default                 => '',
		};
		if ( self::UNVERIFIED !== $reason ) {
			Lead_Table::update( $lead->id, array( 'spam_reason' => $reason ) );
		}
		if ( '' === $reason ) {
			Lead_Table::release( $lead->id );
		}
	}
}
