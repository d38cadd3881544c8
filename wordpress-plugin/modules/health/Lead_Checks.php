<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Health\Severity;
use Cfg_Configurator\Leads\Lead_Extensions;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Mail\Mail_Settings;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;

/** What leads need: sender and recipients of their emails, scheduled tasks and tables. */
final class Lead_Checks {
	/**
	 * Seconds by which a due email or task may be late: cron sends every five minutes, but WP-Cron runs on visits, of which a
	 * site may have few.
	 */
	private const LATE = HOUR_IN_SECONDS;

	private const EVENTS = array( Schedule::WORK, Schedule::RETENTION );

	/**
	 * Reports addresses that mail servers reject, dealers without an address, no fallback recipient, and emails that did not
	 * arrive. Sends no email.
	 *
	 * @return Finding|array<Finding>
	 */
	public static function mail( Content $content ): Finding|array {
		if ( '' !== Settings::text( 'form_url' ) ) {
			return Finding::fine( __( 'Another system receives the forms, so this site sends no emails.', 'cfg-configurator' ) );
		}
		$findings = array_values( array_filter( array( self::sender(), self::receivers( $content ), self::deliveries() ) ) );
		return Finding::or_fine( $findings, __( 'The sender and recipients are set.', 'cfg-configurator' ) );
	}

	private static function sender(): ?Finding {
		$from = Settings::text( 'mail_from_address' );
		$host = (string) preg_replace( '/^www\./', '', (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$next = __( 'Enter an address of your own domain.', 'cfg-configurator' );
		if ( '' === $from ) {
			/* translators: %s: an e-mail address. */
			$text = __( 'No sender is set. Emails would come from %s, which many mail servers reject.', 'cfg-configurator' );
			return self::about_mail( Severity::PROBLEM, sprintf( $text, 'wordpress@' . $host ), $next );
		}
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		if ( ! is_email( $from ) || ! \PHPMailer\PHPMailer\PHPMailer::validateAddress( $from ) ) {
			/* translators: %s: an e-mail address. */
			$text = __( 'The sender address %s is invalid, so this site cannot send emails.', 'cfg-configurator' );
			return self::about_mail( Severity::PROBLEM, sprintf( $text, $from ), $next );
		}
		$domain = substr( (string) strrchr( $from, '@' ), 1 );
		if ( $domain === $host || str_ends_with( $host, '.' . $domain ) || str_ends_with( $domain, '.' . $host ) ) {
			return null;
		}
		/* translators: 1: an e-mail address, 2: host name of this site. */
		$text = __( 'The sender %1$s does not belong to this site\'s domain (%2$s). Mail servers may treat its emails as spam.', 'cfg-configurator' );
		$next = __( 'Use an address of this domain, or ask your provider to authorize this one (SPF, DKIM).', 'cfg-configurator' );
		return self::about_mail( Severity::WARNING, sprintf( $text, $from, $host ), $next );
	}

	private static function receivers( Content $content ): ?Finding {
		$fallback = Settings::text( 'mail_fallback' );
		$without  = array();
		foreach ( array_filter( $content->get( 'hyuDealersLst' )->list( 'dealers' ), 'is_array' ) as $dealer ) {
			$id  = is_scalar( $dealer['objectId'] ?? null ) ? (string) $dealer['objectId'] : '';
			$set = Mail_Settings::current()->dealer_address( $id );
			if ( '' === $set && ! is_email( is_string( $dealer['email'] ?? null ) ? $dealer['email'] : '' ) ) {
				$without[] = is_scalar( $dealer['designation'] ?? null ) ? (string) $dealer['designation'] : '?';
			}
		}
		if ( array() === $without ) {
			return '' !== $fallback ? null : self::about_mail(
				Severity::WARNING,
				__( 'No fallback address is set for leads that cannot be sent to a dealer.', 'cfg-configurator' ),
				__( 'Enter an address so that no lead is missed.', 'cfg-configurator' )
			);
		}
		if ( '' !== $fallback ) {
			/* translators: 1: names of dealers, 2: an e-mail address. */
			$text = __( 'Dealers without an email address: %1$s. Their leads go to %2$s.', 'cfg-configurator' );
			$text = sprintf( $text, Finding::names( $without ), $fallback );
			return self::about_mail( Severity::WARNING, $text, __( 'Add the addresses on the content site, or here.', 'cfg-configurator' ) );
		}
		/* translators: %s: names of dealers. */
		$text = __( 'Nobody is notified of leads for these dealers, because they have no email address: %s.', 'cfg-configurator' );
		$next = __( 'Enter an address for these leads.', 'cfg-configurator' );
		return self::about_mail( Severity::PROBLEM, sprintf( $text, Finding::names( $without ) ), $next );
	}

	private static function deliveries(): ?Finding {
		$failed = Delivery_Table::queue()->count( Delivery::FAILED );
		if ( $failed > 0 ) {
			/* translators: %s: number of emails. */
			$text = _n(
				'%s email for a lead was rejected or not confirmed by the mail server and is not tried again.',
				'%s emails for leads were rejected or not confirmed by the mail server and are not tried again.',
				$failed,
				'cfg-configurator'
			);
			$next = __( 'Check the mail server, then send the leads again from the list.', 'cfg-configurator' );
			return self::about_mail( Severity::PROBLEM, sprintf( $text, number_format_i18n( $failed ) ), $next );
		}
		return ! Mail_Sender::breaker()->is_open() ? null : self::about_mail(
			Severity::WARNING,
			__( 'The mail server is slow or cannot be reached. Emails for leads are sent by WordPress\'s cron, some minutes later.', 'cfg-configurator' ),
			__( 'Ask your provider why the mail server takes longer than a second to accept an email.', 'cfg-configurator' )
		);
	}

	private static function about_mail( Severity $severity, string $text, string $next ): Finding {
		return new Finding( $severity, $text, $next, Settings_Page::url( 'mail' ), __( 'Emails to dealers', 'cfg-configurator' ) );
	}

	/**
	 * Reports emails that were given up, and those that nothing sends although they are due.
	 *
	 * @return array<Finding>
	 */
	public static function queue(): array {
		$screen   = Lead_Extensions::screen();
		$link     = '' === $screen ? array() : array( $screen, __( 'Leads', 'cfg-configurator' ) );
		$failed   = Delivery_Table::queue()->count( Delivery::FAILED );
		$late     = self::overdue();
		$findings = array();
		if ( $failed > 0 ) {
			/* translators: %s: number of emails. */
			$text = _n( '%s email of the configurator could not be sent.', '%s emails of the configurator could not be sent.', $failed, 'cfg-configurator' );
			$next = __( 'Check the sender address and the mail server of this site, then send the emails again from the list of leads.', 'cfg-configurator' );

			$findings[] = Finding::warning( sprintf( $text, number_format_i18n( $failed ) ), $next, ...$link );
		}
		if ( $late > 0 ) {
			/* translators: %s: number of emails. */
			$text = _n(
				'%s email of the configurator has been waiting for more than an hour.',
				'%s emails of the configurator have been waiting for more than an hour.',
				$late,
				'cfg-configurator'
			);
			$next = __( 'Check whether the scheduled tasks of this site run and whether its mail server responds.', 'cfg-configurator' );

			$findings[] = Finding::problem( sprintf( $text, number_format_i18n( $late ) ), $next, ...$link );
		}
		return Finding::or_fine( $findings, __( 'No email of the configurator is late.', 'cfg-configurator' ) );
	}

	/** Number of emails that should have been sent an hour ago. */
	public static function overdue(): int {
		return Delivery_Table::queue()->overdue( self::LATE );
	}

	/** Checks that the scheduled tasks exist and that cron runs them. */
	public static function cron(): Finding {
		$late = self::seconds_late();
		if ( in_array( false, array_map( 'wp_next_scheduled', self::EVENTS ), true ) ) {
			return Finding::problem(
				__( 'Scheduled tasks of the configurator are missing, so emails that failed once are not sent again.', 'cfg-configurator' ),
				__( 'Deactivate the plugin and activate it again.', 'cfg-configurator' ),
				admin_url( 'plugins.php' ),
				__( 'Plugins', 'cfg-configurator' )
			);
		}
		if ( $late <= self::LATE ) {
			return Finding::fine( __( 'The scheduled tasks of the configurator run.', 'cfg-configurator' ) );
		}
		/* translators: %s: a duration, such as '3 hours'. */
		$text = sprintf( __( 'The scheduled tasks of the configurator are %s late.', 'cfg-configurator' ), human_time_diff( time() - $late ) );
		$next = __( 'Have the server call wp-cron.php every five minutes. Until then, emails that failed wait, and old leads are kept.', 'cfg-configurator' );
		return Finding::warning( $text, $next );
	}

	/** By how many seconds the task of the plugin that waits longest is late; 0 if none is. */
	public static function seconds_late(): int {
		foreach ( wp_get_ready_cron_jobs() as $time => $hooks ) {
			if ( array() !== preg_grep( '/^cfg_configurator_/', array_keys( $hooks ) ) ) {
				return max( 0, time() - $time );
			}
		}
		return 0;
	}

	/** Checks that all tables exist, in the version of this plugin. A missing table is created again when a lead needs it. */
	public static function tables(): Finding {
		return Schema::is_sound()
			? Finding::fine( __( 'The database tables for leads are complete.', 'cfg-configurator' ) )
			: Finding::problem(
				__( 'Database tables for leads are missing or out of date.', 'cfg-configurator' ),
				__( 'Deactivate the plugin and activate it again. If that does not help, ask your host whether tables may be created.', 'cfg-configurator' ),
				admin_url( 'plugins.php' ),
				__( 'Plugins', 'cfg-configurator' )
			);
	}
}
