<?php
/**
 * Tells whoever runs the site.
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
 * Tells of a fault by mail, each kind at most once an hour, and on the screen of leads until it is dismissed. Holds
 * nothing of any buyer.
 */
final class Alert {
	public const OPTION = 'cfg_configurator_alerts';

	/** The table refuses leads. */
	public const TABLE = 'table';

	/** Tables were missing. */
	public const MISSING = 'missing';

	/** A mail was given up. */
	public const MAIL = 'mail';

	/** Leads are held back. */
	public const HELD = 'held';

	/** Retention waits, since the clock jumped. */
	public const CLOCK = 'clock';

	public function __construct( private Settings $settings, private Clock $clock ) {
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
		);
		update_option( self::OPTION, $alerts, false );
		// A buyer may be waiting for the answer, and a mail server may be what fails.
		add_action( 'shutdown', fn () => $this->mail( $words, $alerts[ $kind ]['cause'] ) );
	}

	/**
	 * @return array<string, array{at: int, words: string, cause: string}>
	 */
	public function all(): array {
		$kept   = get_option( self::OPTION, array() );
		$alerts = array();
		foreach ( is_array( $kept ) ? $kept : array() as $kind => $alert ) {
			$at    = is_array( $alert ) ? $alert['at'] ?? 0 : 0;
			$words = is_array( $alert ) ? $alert['words'] ?? '' : '';
			$cause = is_array( $alert ) ? $alert['cause'] ?? '' : '';
			if ( is_int( $at ) && is_string( $words ) && is_string( $cause ) ) {
				$alerts[ (string) $kind ] = compact( 'at', 'words', 'cause' );
			}
		}
		return $alerts;
	}

	public function dismiss(): void {
		delete_option( self::OPTION );
	}

	private function mail( string $words, string $cause ): void {
		$name = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		/* translators: %s: name of the site */
		$subject = One_Line::of( sprintf( __( '[%s] Car configurator: leads need a look', 'cfg-configurator' ), $name ), 150 );
		$screen  = admin_url( 'admin.php?page=cfg-configurator-leads' );
		try {
			wp_mail( Fallback::address( $this->settings ), $subject, "{$words}\n{$cause}\n\n{$screen}\n" );
		} catch ( \Throwable $fault ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- mail is what fails: the log is left.
			error_log( 'cfg-configurator: ' . $words . ' ' . $fault->getMessage() );
		}
	}
}
