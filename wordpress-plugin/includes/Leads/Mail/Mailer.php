<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Settings\Settings;

/**
 * Sends one mail through `wp_mail` within a time limit. WordPress shares one PHPMailer between all mails of a request,
 * so all changes to it are undone afterwards.
 */
final class Mailer {
	/**
	 * Sends a lead's mail, as text and HTML.
	 *
	 * @param string    $name Identifies the mail: all its attempts share a Message-ID, so that mail servers can detect duplicates.
	 * @param Lead|null $lead Its lead; null for a sample, which other plugins cannot change.
	 * @param string    $to   One of the recipients of Delivery.
	 */
	public static function deliver( Email $email, string $address, string $name, Mail_Time $time, ?Lead $lead = null, string $to = '' ): Send_Result {
		try {
			$subject = null === $lead ? $email->subject : self::subject( $email->subject, $lead, $to );
			$body    = array(
				'html' => $email->html(),
				'text' => $email->text(),
			);
			$body    = null === $lead ? $body : self::body( $body, $lead, $to );
		} catch ( \Throwable $fault ) {
			return new Send_Result( Send_Result::FAILED, $fault->getMessage() );
		}
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$hash = substr( hash( 'sha256', wp_salt( 'auth' ) . $name ), 0, 16 );
		return self::send(
			array( $address, Email::line( $subject, 200 ), $body['html'], self::headers( $email ) ),
			$time,
			array(
				'AltBody'   => $body['text'],
				'MessageID' => "<{$name}-{$hash}@{$host}>",
			)
		);
	}

	/**
	 * @param array{0: string, 1: string, 2: string, 3?: list<string>} $mail   Arguments of `wp_mail`.
	 * @param array<string, string>                                    $values Properties of PHPMailer.
	 */
	public static function send( array $mail, Mail_Time $time, array $values = array() ): Send_Result {
		$others   = array_map( static fn ( Lead_Extension $extension ) => $extension->mailer_changes( $values, $time ), Lead_Extension::all() );
		$changes  = array_values( array_filter( $others ) )[0] ?? new Mailer_Changes( $values, $time );
		$error    = '';
		$is_sent  = false;
		$on_error = static function ( \WP_Error $fault ) use ( &$error ): void {
			$error = $fault->get_error_message();
		};
		$on_sent  = static function () use ( &$is_sent ): void {
			$is_sent = true;
		};
		add_action( 'wp_mail_failed', $on_error );
		// First, because another callback may throw although the mail was sent.
		add_action( 'wp_mail_succeeded', $on_sent, PHP_INT_MIN );
		$changes->register();
		$start = Clock::timer();
		try {
			$is_sent = wp_mail( ...$mail ) || $is_sent;
		} catch ( \Throwable $fault ) {
			$error = $fault->getMessage();
		} finally {
			$took = Clock::timer() - $start;
			$changes->undo();
			remove_action( 'wp_mail_failed', $on_error );
			remove_action( 'wp_mail_succeeded', $on_sent, PHP_INT_MIN );
		}
		if ( $is_sent ) {
			return new Send_Result( Send_Result::SENT, '', $took );
		}
		$error = '' === $error ? __( 'wp_mail() rejected the email.', 'cfg-configurator' ) : $error;
		return $changes->failure( $error, $took );
	}

	/** A result of another type is ignored; an exception counts as a failed attempt. */
	private static function subject( string $subject, Lead $lead, string $to ): string {
		/**
		 * Filters the subject of a lead's mail.
		 *
		 * @param string                         $subject   Plain text.
		 * @param string                         $recipient 'dealer', 'copy' or 'visitor'.
		 * @param array<string, int|string|null> $lead      Columns of the lead.
		 * @param int                            $id        Id of the lead.
		 */
		$filtered = apply_filters( 'cfg_configurator_mail_subject', $subject, $to, $lead->columns(), $lead->id );
		return is_string( $filtered ) ? $filtered : $subject;
	}

	/**
	 * @param array{html: string, text: string} $body
	 * @return array{html: string, text: string}
	 */
	private static function body( array $body, Lead $lead, string $to ): array {
		/**
		 * Filters the body of a lead's mail. Escape what you add to the HTML.
		 *
		 * @param array{html: string, text: string} $body      A whole HTML document, and the plain text for clients that
		 *                                                     do not show HTML.
		 * @param string                            $recipient 'dealer', 'copy' or 'visitor'.
		 * @param array<string, int|string|null>    $lead      Columns of the lead.
		 * @param int                               $id        Id of the lead.
		 */
		$filtered = apply_filters( 'cfg_configurator_mail_body', $body, $to, $lead->columns(), $lead->id );
		$filtered = is_array( $filtered ) ? $filtered : array();
		$text     = static fn ( string $part ): string => is_string( $filtered[ $part ] ?? null ) ? $filtered[ $part ] : $body[ $part ];
		return array(
			'html' => $text( 'html' ),
			'text' => $text( 'text' ),
		);
	}

	/** @return list<string> */
	private static function headers( Email $email ): array {
		$headers = array( 'Content-Type: text/html; charset=UTF-8', 'Auto-Submitted: auto-generated' );
		$from    = Settings::text( 'mail_from_address' );
		if ( is_email( $from ) ) {
			$name      = str_replace( array( '"', '<', '>', '\\' ), '', Email::line( Settings::text( 'mail_from_name' ), 80 ) );
			$headers[] = '' === $name ? "From: {$from}" : "From: \"{$name}\" <{$from}>";
		}
		if ( is_email( $email->reply_to ) ) {
			$headers[] = 'Reply-To: ' . Email::line( $email->reply_to, 191 );
		}
		foreach ( array_map( 'trim', explode( ',', $email->cc ) ) as $address ) {
			if ( is_email( $address ) ) {
				$headers[] = 'Cc: ' . Email::line( $address, 191 );
			}
		}
		return $headers;
	}
}
