<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Event;
use Cfg_Configurator\Settings\Settings;
use PHPMailer\PHPMailer\PHPMailer;

/** Sends one mail through `wp_mail` with shorter timeouts. They apply to single reads; a module may set a deadline. */
class Mailer {
	private const EMOJI = 'wp_staticize_emoji_for_email';

	private ?PHPMailer $mailer = null;

	private bool $is_sent = false;

	private string $error = '';

	/** @param array<string, string> $values New properties of PHPMailer. */
	final public function __construct( private array $values, protected Mail_Time $time ) {
	}

	/**
	 * Sends a mail as text and HTML.
	 *
	 * @param string    $name Identifies the mail: all its attempts share a Message-ID, so that mail servers can detect duplicates.
	 * @param Lead|null $lead Its lead; null for a sample, which other plugins cannot change.
	 * @param string    $to   One of the recipients of Delivery.
	 */
	final public static function deliver( Email $email, string $address, string $name, Mail_Time $time, ?Lead $lead = null, string $to = '' ): Send_Result {
		$subject = $email->subject;
		$body    = array(
			'html' => $email->html(),
			'text' => $email->text(),
		);
		if ( null !== $lead ) {
			try {
				/** Documented in docs/hooks.md. */
				$new_subject = apply_filters( 'cfg_configurator_mail_subject', $subject, $to, $lead->columns(), $lead->id );
				/** Documented in docs/hooks.md. */
				$new_body = apply_filters( 'cfg_configurator_mail_body', $body, $to, $lead->columns(), $lead->id );
			} catch ( \Throwable $fault ) {
				return new Send_Result( Send_Result::FAILED, $fault->getMessage() );
			}
			// A result of another type is ignored.
			$subject = is_string( $new_subject ) ? $new_subject : $subject;
			$body    = array( ...$body, ...array_filter( is_array( $new_body ) ? $new_body : array(), 'is_string' ) );
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
	final public static function send( array $mail, Mail_Time $time, array $values = array() ): Send_Result {
		$class  = Lead_Event::filter( 'cfg_configurator_mailer_class', self::class );
		$mailer = is_string( $class ) && is_a( $class, self::class, true ) ? new $class( $values, $time ) : new self( $values, $time );
		$shared = $GLOBALS['phpmailer'] ?? null;
		// WordPress shares one PHPMailer between all mails of a request: change a copy of it.
		$GLOBALS['phpmailer'] = $shared instanceof PHPMailer ? clone $shared : null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restored below.
		// WordPress would replace emoji by pictures from another host, which takes longer than all the rest.
		$has_emoji_filter = remove_filter( 'wp_mail', self::EMOJI );

		$hooks = $mailer->hooks();
		foreach ( $hooks as list( $name, $callback, $priority ) ) {
			add_filter( $name, $callback, $priority );
		}
		$start = Clock::timer();
		try {
			$mailer->is_sent = wp_mail( ...$mail ) || $mailer->is_sent;
		} catch ( \Throwable $fault ) {
			$mailer->error = $fault->getMessage();
		}
		$took = Clock::timer() - $start;
		foreach ( $hooks as list( $name, $callback, $priority ) ) {
			remove_filter( $name, $callback, $priority );
		}
		if ( $has_emoji_filter ) {
			add_filter( 'wp_mail', self::EMOJI );
		}
		$GLOBALS['phpmailer'] = $shared; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
		return $mailer->is_sent ? new Send_Result( Send_Result::SENT, '', $took ) : $mailer->failure( $took );
	}

	/** @return list<array{string, \Closure, int}> Callbacks while the mail is sent: hook, callback and priority. */
	protected function hooks(): array {
		return array(
			array( 'wp_mail_failed', $this->note_error( ... ), 10 ),
			// First, because another callback may throw although the mail was sent.
			array( 'wp_mail_succeeded', $this->note_success( ... ), PHP_INT_MIN ),
			// Early for the properties, so that other plugins can still change them; late for the time limit, so that none can extend it.
			array( 'phpmailer_init', $this->set_values( ... ), 5 ),
			array( 'phpmailer_init', $this->limit_time( ... ), PHP_INT_MAX ),
		);
	}

	private function note_error( \WP_Error $fault ): void {
		$this->error = $fault->get_error_message();
	}

	private function note_success(): void {
		$this->is_sent = true;
	}

	private function set_values( PHPMailer $mailer ): void {
		foreach ( $this->values as $name => $value ) {
			$mailer->$name = $value;
		}
	}

	// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.

	protected function limit_time( PHPMailer $mailer ): void {
		$this->mailer    = $mailer;
		$smtp            = clone $mailer->getSMTPInstance();
		$whole           = max( 1, (int) ceil( $this->seconds() ) );
		$mailer->Timeout = min( $mailer->Timeout, $whole );
		$smtp->Timelimit = min( $smtp->Timelimit, $whole );
		$mailer->setSMTPInstance( $smtp );
	}

	/**
	 * Whether the mail may have been accepted: the server did not confirm the end of the message, or accepted it for only some
	 * of the recipients. Without SMTP, a failure that used up all the time is uncertain.
	 */
	protected function is_uncertain( float $took ): bool {
		return 0 === $this->code() && match ( $this->smtp_error( 'error' ) ) {
			'DATA END command failed' => true,
			'' => 'smtp' === $this->mailer?->Mailer || Send_Result::is_late( $this->error ) || $took >= $this->seconds(),
			default => false,
		};
	}

	// phpcs:enable

	/** Whether the mail server could not be reached, or stopped answering. */
	protected function is_unreachable(): bool {
		return '' !== $this->smtp_error( 'error' ) && 0 === $this->code();
	}

	/** SMTP reply code of the rejection; 0 if the server sent none. */
	protected function code(): int {
		$code = (int) $this->smtp_error( 'smtp_code' );
		// Without a connection, it is the number of the system's error, such as 111.
		return $code >= 200 ? $code : 0;
	}

	/** PHPMailer's timeouts do not tell sending from waiting for the confirmation. */
	final protected function seconds(): float {
		return $this->time->seconds + $this->time->confirmation;
	}

	/** Classifies a failed attempt that took so many seconds. */
	private function failure( float $took ): Send_Result {
		$code    = $this->code();
		$outcome = match ( true ) {
			$code >= 500 && $code < 600 => Send_Result::REJECTED,
			$this->is_uncertain( $took ) => Send_Result::UNCERTAIN,
			default => Send_Result::FAILED,
		};
		$error = '' === $this->error ? __( 'wp_mail() rejected the email.', 'cfg-configurator' ) : $this->error;
		return new Send_Result( $outcome, $error, $took, $this->is_unreachable() );
	}

	/** What PHPMailer says about the SMTP command that failed, such as its name, which is not translated; '' for nothing. */
	private function smtp_error( string $key ): string {
		$value = $this->mailer?->getSMTPInstance()->getError()[ $key ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
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
