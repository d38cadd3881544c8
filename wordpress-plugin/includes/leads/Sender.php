<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Log;
use Cfg_Configurator\Settings\Settings;

/**
 * Sends the mails of leads, after the response of a post and in cron. The claim says that the first open mail is being sent, the lead's
 * `mails` say so of the next one: if the process ends meanwhile, that mail is 'unknown', and nobody sends it again by itself.
 */
final class Sender {
	/** Seconds after which a request begins no further lead. */
	private const REQUEST_SECONDS = 10;

	/** Time limits of a step of the connection, in seconds: after a response that the server has ended, before the visitor's browser has, and in cron. */
	private const AFTER_RESPONSE = 25;
	private const IN_RESPONSE    = 5;
	private const IN_CRON        = 60;

	/** States of mails that are to be sent. */
	private const OPEN = array( Retry::PENDING, Retry::AGAIN );

	/**
	 * Sends the mails of the leads that nobody has tried to send yet: that of the request, and what others left. One request at a time
	 * does so, because a mail server that hangs must not stop the site.
	 *
	 * @param bool $is_out Whether the visitor has the response.
	 */
	public static function after_response( bool $is_out ): void {
		$sql = 'SELECT * FROM %i WHERE mail_state IN (%s, %s) ORDER BY mail_state DESC, mail_attempts, id LIMIT 20';
		$now = Retry::stamp();
		// The time limits of a sender that does not use PHPMailer are not known.
		$open = '' === Mail_Evidence::foreign_sender() ? Lead_Table::rows( $sql, Lead_Table::name(), Retry::SENDING, Retry::PENDING ) : array();
		// Those that are being sent come first; a claim that is over belongs to a process that has ended.
		$is_sending = static fn ( array $row ): bool => Retry::SENDING === $row['mail_state'] && $row['mail_next_gmt'] > $now;
		$is_new     = static fn ( array $row ): bool => Retry::PENDING === $row['mail_state'] && '0' === $row['mail_attempts'];
		$due        = array() === array_filter( $open, $is_sending ) ? array_filter( $open, $is_new ) : array();
		$seconds    = $is_out ? self::AFTER_RESPONSE : self::IN_RESPONSE;
		$end        = time() + self::REQUEST_SECONDS;
		foreach ( $due as $row ) {
			if ( time() < $end ) {
				Retry::attempt( Lead_Table::name(), 'mail_', $row, static fn ( array $claimed ): array => self::deliver( $claimed, $seconds ) );
			}
		}
	}

	/** Sends what is due. Runs every five minutes. Returns the number of leads. */
	public static function run_due(): int {
		Lead_Table::ensure();
		$count = Retry::run( Lead_Table::name(), 'mail_', self::deliver( ... ), 60, self::abandoned( ... ) );
		Lead_Table::run( "UPDATE %i SET network = '' WHERE network <> '' AND created_gmt < %s", Lead_Table::name(), Retry::stamp( -HOUR_IN_SECONDS ) );
		Log::guard( 'cfg_configurator_leads_due', static fn () => do_action( 'cfg_configurator_leads_due' ) );
		return $count;
	}

	/** Sends all mails of a lead again, to its current recipients, also those whose fate is unknown. Returns false while they are being sent. */
	public static function resend( int $id ): bool {
		$lead = Lead_Table::find( $id );
		return null !== $lead && Retry::SENDING !== $lead->mail_state && Lead_Table::update( $id, Mail::plan( $lead ) );
	}

	/**
	 * Sends the mails of a claimed lead that are not settled.
	 *
	 * @param array<string, string|null> $row
	 * @param int                        $seconds Time limit of a step of the connection.
	 * @return array{string, array<string, int|string|null>}
	 */
	private static function deliver( array $row, int $seconds = self::IN_CRON ): array {
		$lead    = new Lead( $row );
		$mails   = $lead->mails();
		$is_last = Retry::is_last( (int) $lead->text( 'mail_attempts' ) );
		foreach ( self::in_state( $mails, ...self::OPEN ) as $place => $recipient ) {
			if ( $place > 0 ) {
				// The claim says so of the first one.
				$mails[ $recipient ]['state'] = Retry::SENDING;
				Lead_Table::run( 'UPDATE %i SET mails = %s WHERE id = %d', Lead_Table::name(), (string) wp_json_encode( (object) $mails ), $lead->id );
			}
			$email = Log::guard( 'the text of a mail', static fn (): Email => Mail::compose( $recipient, $lead ) );

			list( $state, $detail ) = null === $email
				? array( Retry::AGAIN, __( 'The text of the mail could not be made. See the error log.', 'cfg-configurator' ) )
				: self::send( $email, $mails[ $recipient ]['to'] ?? '', "lead-{$lead->id}-{$recipient}", $seconds );
			$mails[ $recipient ]    = array(
				'state'  => Retry::AGAIN === $state && $is_last ? Retry::FAILED : $state,
				'time'   => Retry::stamp(),
				'detail' => $detail,
			) + $mails[ $recipient ];
		}
		return self::settled( $lead, $mails );
	}

	/**
	 * The process of a lead ended while it sent. What was being sent may have arrived; the rest is sent later.
	 *
	 * @param array<string, string|null> $row
	 * @return array{string, array<string, int|string|null>}
	 */
	private static function abandoned( array $row ): array {
		$lead  = new Lead( $row );
		$mails = $lead->mails();
		$ended = self::in_state( $mails, Retry::SENDING )[0] ?? self::in_state( $mails, ...self::OPEN )[0] ?? null;
		if ( null !== $ended ) {
			$mails[ $ended ] = array(
				'state'  => Retry::UNKNOWN,
				'detail' => __( 'The PHP process ended while this email was being sent.', 'cfg-configurator' ),
			) + $mails[ $ended ];
		}
		list( $state, $columns ) = self::settled( $lead, $mails );
		return array( Retry::AGAIN === $state ? Retry::PENDING : $state, $columns );
	}

	/**
	 * @param array<string, array<string, string>> $mails
	 * @return list<string> Recipients of the mails in one of these states, in the order in which they are sent.
	 */
	private static function in_state( array $mails, string ...$states ): array {
		return array_keys( array_filter( $mails, static fn ( array $mail ): bool => in_array( $mail['state'] ?? '', $states, true ) ) );
	}

	/**
	 * The state of a lead from those of its mails, and what follows from it.
	 *
	 * @param array<string, array<string, string>> $mails
	 * @return array{string, array<string, int|string|null>}
	 */
	private static function settled( Lead $lead, array $mails ): array {
		$states  = array_column( $mails, 'state' );
		$columns = array( 'mails' => (string) wp_json_encode( (object) $mails ) );
		if ( array() !== self::in_state( $mails, ...self::OPEN ) ) {
			return array( Retry::AGAIN, $columns );
		}
		$worst = array_values( array_intersect( array( Retry::FAILED, Retry::UNKNOWN, 'handed' ), $states ) )[0] ?? Retry::SENT;
		/* translators: %d: number of a lead */
		$failed = __( 'The email for lead %d was refused or could not be sent. The lead is stored and can be sent again.', 'cfg-configurator' );
		/* translators: %d: number of a lead */
		$unknown = __( 'Nobody knows whether the email for lead %d arrived. The lead is stored; it is not sent again by itself.', 'cfg-configurator' );
		if ( in_array( $worst, array( Retry::FAILED, Retry::UNKNOWN ), true ) ) {
			Log::error( Retry::FAILED === $worst ? 'mail' : 'unknown', sprintf( Retry::FAILED === $worst ? $failed : $unknown, $lead->id ) );
		}
		Log::guard( 'cfg_configurator_lead_mailed', static fn () => do_action( 'cfg_configurator_lead_mailed', $lead->id, $worst ) );
		return array( $worst, $columns );
	}

	/**
	 * Sends a mail as text and HTML.
	 *
	 * @param string $name Identifies the mail: all its attempts share a Message-ID, so that mail servers can detect duplicates.
	 * @return array{string, string} State (Retry, or 'handed' to another plugin) and detail.
	 */
	public static function send( Email $email, string $address, string $name, int $seconds = self::IN_CRON ): array {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$id   = sprintf( '<%s-%s@%s>', $name, substr( hash( 'sha256', wp_salt( 'auth' ) . $name ), 0, 16 ), $host );
		$text = $email->text();
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
		$values = static function ( \PHPMailer\PHPMailer\PHPMailer $mailer ) use ( $id, $text ): void {
			$mailer->MessageID = $id;
			$mailer->AltBody   = $text;
		};
		// phpcs:enable
		// Early, so that other plugins can still change them.
		add_action( 'phpmailer_init', $values, 5 );
		// WordPress would replace emoji by pictures from another host, which takes longer than all the rest.
		$has_emoji = remove_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
		try {
			$subject = Email::line( $email->subject, 200 );
			return Mail_Evidence::send( static fn (): bool => wp_mail( $address, $subject, $email->html(), self::headers( $email ) ), $seconds );
		} finally {
			remove_action( 'phpmailer_init', $values, 5 );
			if ( $has_emoji ) {
				add_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
			}
		}
	}

	/** @return list<string> */
	private static function headers( Email $email ): array {
		$headers = array( 'Content-Type: text/html; charset=UTF-8', 'Auto-Submitted: auto-generated' );
		$from    = Settings::text( 'mail_from_address' );
		if ( false !== is_email( $from ) ) {
			$name      = str_replace( array( '"', '<', '>', '\\' ), '', Email::line( Settings::text( 'mail_from_name' ), 80 ) );
			$headers[] = '' === $name ? "From: {$from}" : "From: \"{$name}\" <{$from}>";
		}
		$more = array(
			'Reply-To' => array( $email->reply_to ),
			'Cc'       => $email->cc,
			'Bcc'      => $email->bcc,
		);
		foreach ( $more as $header => $addresses ) {
			foreach ( array_filter( $addresses, static fn ( string $address ): bool => false !== is_email( $address ) ) as $address ) {
				$headers[] = "{$header}: " . Email::line( $address, 191 );
			}
		}
		return $headers;
	}

	/** Describes the state of a mail or of a lead's mails for the back office. */
	public static function state_label( string $state ): string {
		return match ( $state ) {
			'none'         => __( 'nothing to send', 'cfg-configurator' ),
			Retry::PENDING => __( 'waiting', 'cfg-configurator' ),
			Retry::SENDING => __( 'being sent', 'cfg-configurator' ),
			Retry::AGAIN   => __( 'waiting for another attempt', 'cfg-configurator' ),
			Retry::SENT    => __( 'sent', 'cfg-configurator' ),
			'handed'       => __( 'handed to another plugin', 'cfg-configurator' ),
			Retry::UNKNOWN => __( 'unknown: it may have arrived', 'cfg-configurator' ),
			Retry::FAILED  => __( 'failed', 'cfg-configurator' ),
			'limited'      => __( 'not sent: too many emails to this address within an hour', 'cfg-configurator' ),
			default        => $state,
		};
	}
}
