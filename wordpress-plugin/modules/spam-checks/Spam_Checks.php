<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Checks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Fields\Lead_Rules;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Posting\Posted_Form;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Modules\Abuse_Limits\Rate_Limit;
use Cfg_Configurator\Settings\Texts;

/**
 * Signs in a form that hold its lead back, none of which relies on values printed into the page, which may be cached for days. A form without its time was not
 * posted by the configurator, or by a copy of it that is too old (docs/decisions/0074). Valid forms that pass the other checks count towards the rate limit,
 * which holds a lead back only together with another sign: many buyers may share an address.
 */
final class Spam_Checks extends Lead_Extension {
	/** It is one of many from the same network, and has another sign. The other reasons are in module.json. */
	private const RATE = 'rate';

	/** Minimum time a person needs to fill in the form, in milliseconds. */
	private const SHORTEST = 2000;

	/** Time below which a form is doubtful if it is one of many, in milliseconds. */
	private const QUICK = 15_000;

	public function suspicion( Posted_Form $form ): string {
		$time = $form->text( Lead_Fields::TIME );
		return match ( true ) {
			'' !== $form->text( Lead_Fields::HONEYPOT ) => 'honeypot',
			ctype_digit( $time ) && (int) $time < self::SHORTEST => 'too-fast',
			1 === preg_match( '~https?:|www\.|://~i', $form->text( 'name' ) ) => 'link',
			! ctype_digit( $time ) => 'no-time',
			// Counted first, so that every lead counts.
			Rate_Limit::is_over( 'lead' ) && self::is_doubtful( $form ) => self::RATE,
			default => '',
		};
	}

	public function judge( Lead $lead ): void {
		if ( self::RATE === $lead->held_reason && $lead->is_held() ) {
			$words = __( 'Many leads came from the same network, and some look like spam. They are held back. Please review them now.', 'cfg-configurator' );
			Faults::report( Faults::HELD, $words );
		}
	}

	public function describe( string $reason ): string {
		return Texts::of( __DIR__ . '/module.json', 'reasons', $reason );
	}

	/** Signs that are not suspicious in a single lead: few seconds, a link, and the contact or message of another lead. */
	private static function is_doubtful( Posted_Form $form ): bool {
		$time    = $form->text( Lead_Fields::TIME );
		$message = Lead_Rules::message_without_pdf( $form );
		// The first line of a test drive may be its day part (docs/decisions/0191): many share it, and a site may change its words.
		$compared = Form_Type::TEST_DRIVE === $form->text( 'form_type' ) ? substr( (string) strstr( $message, "\n" ), 1 ) : $message;
		return ( ctype_digit( $time ) && (int) $time < self::QUICK )
			|| 1 === preg_match( '~https?:|www\.|://~i', $message )
			|| self::is_similar( $form->text( 'email' ), $form->text( 'telefone' ), $compared, Clock::stamp( -Rate_Limit::WINDOW ) );
	}

	/** Whether a lead since a time in UTC has the same e-mail address, telephone or message (without day part and PDF); '' is not compared. */
	private static function is_similar( string $email, string $phone, string $message, string $since ): bool {
		$like = Database::wpdb()->esc_like( $message ) . "\n%PDF: %";
		$sql  = "SELECT COUNT(*) FROM %i WHERE created_gmt >= %s AND (email = %s OR (phone = %s AND phone <> '')
			OR (%s <> '' AND (message = %s OR message LIKE %s OR (form_type = %s AND SUBSTR(message, INSTR(message, %s) + 1) = %s))))";
		$same = array( $message, $message, $like, Form_Type::TEST_DRIVE, "\n", $message );
		return (int) Database::value( $sql, Tables::leads(), $since, $email, $phone, ...$same ) > 0;
	}
}
