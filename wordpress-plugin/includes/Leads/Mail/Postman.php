<?php
/**
 * Hands letters to WordPress.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;
use PHPMailer\PHPMailer\PHPMailer;

/**
 * Sends one letter through `wp_mail`, as text and HTML.
 */
final class Postman {
	/** Longest wait for a mail server's answer, in seconds; a claim lasts longer. */
	private const TIMEOUT = 20;

	public function __construct( private Settings $settings ) {
	}

	/**
	 * @param string $address One e-mail address.
	 * @param string $name    The mail's own: of two attempts, of which the first did get through unnoticed, a mail
	 *                        server then sees the same Message-ID twice.
	 * @return string|null Why it was not sent; null where it was.
	 */
	public function deliver( Letter $letter, string $address, string $name ): ?string {
		$error    = null;
		$is_taken = false;
		$prepare  = fn ( PHPMailer $mailer ) => $this->prepare( $mailer, Letter_Text::of( $letter ), $name );
		$on_error = static function ( \WP_Error $fault ) use ( &$error ): void {
			$error = $fault->get_error_message();
		};
		// First of all: what another plugin does then may throw, and the mail is on its way all the same.
		$on_taken = static function () use ( &$is_taken ): void {
			$is_taken = true;
		};
		add_action( 'phpmailer_init', $prepare, 5 );
		add_action( 'wp_mail_failed', $on_error );
		add_action( 'wp_mail_succeeded', $on_taken, PHP_INT_MIN );
		try {
			$html    = Letter_Html::of( $letter );
			$is_sent = wp_mail( $address, One_Line::of( $letter->subject, 200 ), $html, $this->headers( $letter ) );
			return $is_sent ? null : (string) ( $error ?? __( 'wp_mail refused it.', 'cfg-configurator' ) );
		} catch ( \Throwable $fault ) {
			return $is_taken ? null : $fault->getMessage();
		} finally {
			remove_action( 'phpmailer_init', $prepare, 5 );
			remove_action( 'wp_mail_failed', $on_error );
			remove_action( 'wp_mail_succeeded', $on_taken, PHP_INT_MIN );
		}
	}

	private function prepare( PHPMailer $mailer, string $text, string $name ): void {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$hash = substr( hash( 'sha256', wp_salt( 'auth' ) . $name ), 0, 16 );
		$smtp = $mailer->getSMTPInstance();
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
		$mailer->Timeout   = min( $mailer->Timeout, self::TIMEOUT );
		$mailer->AltBody   = $text;
		$mailer->MessageID = "<{$name}-{$hash}@{$host}>";
		// PHPMailer waits this long for each answer, whatever its Timeout says: five minutes, if nobody asks for less.
		$smtp->Timelimit = min( $smtp->Timelimit, self::TIMEOUT );
		// phpcs:enable
	}

	/**
	 * @return list<string>
	 */
	private function headers( Letter $letter ): array {
		$headers = array( 'Content-Type: text/html; charset=UTF-8', 'Auto-Submitted: auto-generated' );
		$from    = $this->settings->text( 'mail_from_address' );
		if ( is_email( $from ) ) {
			$name      = str_replace( array( '"', '<', '>', '\\' ), '', One_Line::of( $this->settings->text( 'mail_from_name' ), 80 ) );
			$headers[] = '' === $name ? "From: {$from}" : "From: \"{$name}\" <{$from}>";
		}
		if ( is_email( $letter->reply_to ) ) {
			$headers[] = 'Reply-To: ' . One_Line::of( $letter->reply_to, 191 );
		}
		return $headers;
	}
}
