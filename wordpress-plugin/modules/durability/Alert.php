<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Mail\Email;
use Cfg_Configurator\Leads\Mail\Mail_Guard;
use Cfg_Configurator\Leads\Mail\Mail_Planner;
use Cfg_Configurator\Leads\Mail\Mail_Time;
use Cfg_Configurator\Leads\Mail\Mailer;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Database;

/** Reports a fault without personal data: by mail, at most once an hour per kind, and on the leads screen until dismissed. */
final class Alert {
	public const OPTION = 'cfg_configurator_alerts';

	/** Seconds a request may spend on mailing alerts. See Mail_Sender for leads' mail. Failed alerts are left to cron. */
	private const REQUEST_SECONDS = 0.5;

	/** Seconds cron may spend on mailing one alert. */
	private const MAIL_SECONDS = 20.0;

	/** @param string $cause Details for the operator, without personal data; '' for none. */
	public static function raise( string $kind, string $words, string $cause = '' ): void {
		$alerts = self::all();
		$age    = Clock::now() - ( $alerts[ $kind ]['at'] ?? 0 );
		if ( $age >= 0 && $age < HOUR_IN_SECONDS ) {
			return;
		}
		$alerts[ $kind ] = array(
			'at'    => Clock::now(),
			'words' => $words,
			'cause' => $cause,
			'due'   => 1,
		);
		update_option( self::OPTION, $alerts, false );
		// Mail it after the response, so that the buyer does not wait.
		Deferred_Tasks::of_this_server()->add( fn () => self::mail( $kind, $alerts[ $kind ], new Mail_Time( self::REQUEST_SECONDS ) ) );
	}

	public static function mail_waiting(): void {
		foreach ( self::all() as $kind => $alert ) {
			if ( 1 === $alert['due'] ) {
				self::mail( $kind, $alert, new Mail_Time( self::MAIL_SECONDS, Mail_Time::CRON_CONFIRMATION ) );
			}
		}
	}

	/** @return array<string, array{at: int, words: string, cause: string, due: int}> */
	public static function all(): array {
		$stored = get_option( self::OPTION, array() );
		$alerts = array();
		foreach ( is_array( $stored ) ? $stored : array() as $kind => $alert ) {
			$at    = is_array( $alert ) ? $alert['at'] ?? 0 : 0;
			$words = is_array( $alert ) ? $alert['words'] ?? '' : '';
			$cause = is_array( $alert ) ? $alert['cause'] ?? '' : '';
			$due   = is_array( $alert ) ? $alert['due'] ?? 0 : 0;
			if ( is_int( $at ) && is_string( $words ) && is_string( $cause ) && is_int( $due ) ) {
				$alerts[ (string) $kind ] = compact( 'at', 'words', 'cause', 'due' );
			}
		}
		return $alerts;
	}

	public static function dismiss(): void {
		delete_option( self::OPTION );
	}

	/** @param array{at: int, words: string, cause: string, due: int} $alert Mailed once, and not while the mail server seems to be down. */
	private static function mail( string $kind, array $alert, Mail_Time $time ): void {
		if ( Mail_Guard::of_site()->is_open() ) {
			return;
		}
		$name = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: %s: name of the site */
		$subject = Email::line( sprintf( __( '[%s] Car configurator: leads need your attention', 'cfg-configurator' ), $name ), 150 );
		$screen  = '' === Lead_Extension::leads_screen() ? admin_url() : Lead_Extension::leads_screen();
		$text    = "{$alert['words']}\n{$alert['cause']}\n\n{$screen}\n";
		$result  = Mailer::send( array( Mail_Planner::fallback(), $subject, $text ), $time );
		if ( Send_Result::FAILED === $result->outcome ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- mail is what fails: the log is left.
			error_log( 'cfg-configurator: ' . $alert['words'] . ' ' . Database::without_values( $result->error ) );
			return;
		}
		$alerts = self::all();
		if ( isset( $alerts[ $kind ] ) && $alerts[ $kind ]['at'] === $alert['at'] ) {
			$alerts[ $kind ]['due'] = 0;
			update_option( self::OPTION, $alerts, false );
		}
	}
}
