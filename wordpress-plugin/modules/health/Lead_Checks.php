<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Mail_Guard;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;

/** What leads need: sender and recipients of their emails, scheduled tasks and tables. */
final class Lead_Checks {
	/** Seconds by which a due email or task may be late: WP-Cron runs on visits, of which a site may have few. */
	private const LATE = HOUR_IN_SECONDS;

	private const EVENTS = array( Schedule::WORK, Schedule::RETENTION );

	/** @return Finding|array<Finding> About addresses that mail servers reject, a missing recipient, and emails that did not arrive. */
	public static function mail( Content $content ): Finding|array {
		if ( '' !== Settings::text( 'form_url' ) ) {
			return Finding::of( 'mail-elsewhere' );
		}
		$findings = array_values( array_filter( array( self::sender(), self::receivers( $content ), self::deliveries() ) ) );
		return Finding::or_fine( $findings, 'mail' );
	}

	private static function sender(): ?Finding {
		$from = Settings::text( 'mail_from_address' );
		$host = (string) preg_replace( '/^www\./', '', (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		if ( '' === $from ) {
			return Finding::of( 'sender-missing', 'wordpress@' . $host );
		}
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		if ( ! is_email( $from ) || ! \PHPMailer\PHPMailer\PHPMailer::validateAddress( $from ) ) {
			return Finding::of( 'sender-invalid', $from );
		}
		$domain = substr( (string) strrchr( $from, '@' ), 1 );
		$is_own = $domain === $host || str_ends_with( $host, '.' . $domain ) || str_ends_with( $domain, '.' . $host );
		return $is_own ? null : Finding::of( 'sender-of-other-domain', $from, $host );
	}

	private static function receivers( Content $content ): ?Finding {
		$fallback = Settings::text( 'mail_fallback' );
		$without  = array();
		foreach ( array_filter( $content->get( 'hyuDealersLst' )->list( 'dealers' ), 'is_array' ) as $dealer ) {
			$id    = is_scalar( $dealer['objectId'] ?? null ) ? (string) $dealer['objectId'] : '';
			$email = is_string( $dealer['email'] ?? null ) ? $dealer['email'] : '';
			/** Documented in docs/hooks.md. */
			$address = apply_filters( 'cfg_configurator_dealer_address', $email, $id );
			if ( ! is_string( $address ) || ! is_email( $address ) ) {
				$without[] = is_scalar( $dealer['designation'] ?? null ) ? (string) $dealer['designation'] : '?';
			}
		}
		if ( array() === $without ) {
			return '' === $fallback ? Finding::of( 'fallback-missing' ) : null;
		}
		return '' === $fallback
			? Finding::of( 'dealers-without-address', Finding::names( $without ) )
			: Finding::of( 'dealers-with-fallback', Finding::names( $without ), $fallback );
	}

	private static function deliveries(): ?Finding {
		$failed = Delivery_Queue::of_mails()->count( Delivery::FAILED );
		if ( $failed > 0 ) {
			return Finding::of( 'mails-rejected', $failed );
		}
		return Mail_Guard::of_site()->is_open() ? Finding::of( 'mail-server-slow' ) : null;
	}

	/** @return array<Finding> About emails that were given up, and those that nothing sends although they are due. */
	public static function queue(): array {
		$numbers  = array(
			'mails-given-up' => Delivery_Queue::of_mails()->count( Delivery::FAILED ),
			'mails-late'     => self::overdue(),
		);
		$findings = array();
		foreach ( array_filter( $numbers ) as $id => $number ) {
			$findings[] = Finding::with_link( Lead_Extension::leads_screen(), $id, $number );
		}
		return Finding::or_fine( $findings, 'queue' );
	}

	/** Number of emails that should have been sent an hour ago. */
	public static function overdue(): int {
		$sql = 'SELECT COUNT(*) FROM %i WHERE channel = %s AND state = %s AND next_gmt < %s';
		return (int) Database::value( $sql, Tables::deliveries(), Delivery_Queue::MAILS, Delivery::PENDING, Clock::stamp( -self::LATE ) );
	}

	/** Checks that the scheduled tasks exist and that cron runs them. */
	public static function cron(): Finding {
		if ( in_array( false, array_map( 'wp_next_scheduled', self::EVENTS ), true ) ) {
			return Finding::of( 'cron-missing' );
		}
		$late = self::seconds_late();
		return $late > self::LATE ? Finding::of( 'cron-late', human_time_diff( time() - $late ) ) : Finding::of( 'cron' );
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
		return Finding::of( self::has_sound_tables() ? 'tables' : 'tables-missing' );
	}

	public static function has_sound_tables(): bool {
		return ! Schema::exists() || ( Schema::is_current() && Schema::is_complete() );
	}
}
