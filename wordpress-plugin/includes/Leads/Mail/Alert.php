<?php
/**
 * Alerts for whoever runs the site.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Settings\Settings;

/**
 * Reports a fault by mail, each kind at most once an hour, and on the screen of leads until it is dismissed. Contains no
 * personal data.
 */
final class Alert {
	public const OPTION = 'cfg_configurator_alerts';

	/** The table refuses leads. */
	public const TABLE = 'table';

	/** Tables were missing. */
	public const MISSING = 'missing';

	/** Seconds that a request may spend on mailing alerts; see Mail_Sender for leads' mail. What fails is left to cron. */
	private const REQUEST_SECONDS = 0.5;

	/** Seconds that cron may spend on the mail of one alert. */
	private const MAIL_SECONDS = 20.0;

	/** A mail was given up. */
	public const MAIL = 'mail';

	/** Leads are held back. */
	public const HELD = 'held';

	/** Retention waits, since the clock jumped. */
	public const CLOCK = 'clock';

	public function __construct(
		private Settings $settings,
		private Mailer $mailer,
		private Circuit_Breaker $breaker,
		private Clock $clock,
	) {
	}

	/**
	 * @param string $kind  One of the kinds above.
	 * @param string $words What happened.
	 * @param string $cause For the operator, such as the database's own words; '' for none.
	 */
	public function raise( string $kind, string $words, string $cause = '' ): void {
		$alerts = $this->all();
		$age    = $this->clock->now() - ( $alerts[ $kind ]['at'] ?? 0 );
		if ( $age >= 0 && $age < HOUR_IN_SECONDS ) {
			return;
		}
		$alerts[ $kind ] = array(
			'at'    => $this->clock->now(),
			'words' => $words,
			'cause' => mb_substr( Database::without_values( $cause ), 0, 500 ),
			'due'   => 1,
		);
		update_option( self::OPTION, $alerts, false );
		// After the response, which a buyer may be waiting for.
		add_action( 'shutdown', fn () => $this->mail( $kind, $alerts[ $kind ], self::REQUEST_SECONDS ) );
	}

	/**
	 * Mails the alerts that the requests which raised them could not mail.
	 */
	public function mail_waiting(): void {
		foreach ( $this->all() as $kind => $alert ) {
			if ( 1 === $alert['due'] ) {
				$this->mail( $kind, $alert, self::MAIL_SECONDS );
			}
		}
	}

	/**
	 * @return array<string, array{at: int, words: string, cause: string, due: int}>
	 */
	public function all(): array {
		$kept   = get_option( self::OPTION, array() );
		$alerts = array();
		foreach ( is_array( $kept ) ? $kept : array() as $kind => $alert ) {
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

	public function dismiss(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Mails an alert once; nothing is sent while the mail transport is known to fail.
	 *
	 * @param array{at: int, words: string, cause: string, due: int} $alert   To be mailed.
	 * @param float                                                  $seconds Time limit.
	 */
	private function mail( string $kind, array $alert, float $seconds ): void {
		if ( $this->breaker->is_open() ) {
			return;
		}
		$name = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: %s: name of the site */
		$subject = Header_Text::of( sprintf( __( '[%s] Car configurator: leads need a look', 'cfg-configurator' ), $name ), 150 );
		$screen  = admin_url( 'admin.php?page=cfg-configurator-leads' );
		$text    = "{$alert['words']}\n{$alert['cause']}\n\n{$screen}\n";
		$result  = $this->mailer->send_text( Fallback::address( $this->settings ), $subject, $text, $seconds );
		if ( Send_Result::FAILED === $result->outcome ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- mail is what fails: the log is left.
			error_log( 'cfg-configurator: ' . $alert['words'] . ' ' . Database::without_values( $result->error ) );
			return;
		}
		$alerts = $this->all();
		if ( isset( $alerts[ $kind ] ) && $alerts[ $kind ]['at'] === $alert['at'] ) {
			$alerts[ $kind ]['due'] = 0;
			update_option( self::OPTION, $alerts, false );
		}
	}
}
