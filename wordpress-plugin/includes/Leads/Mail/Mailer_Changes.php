<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/**
 * Sets properties and timeouts for one mail and restores the previous values. WordPress reuses the PHPMailer instance for
 * the mails of other plugins. PHPMailer's timeouts apply to single reads; a module may set a deadline.
 */
class Mailer_Changes {
	private const EMOJI = 'wp_staticize_emoji_for_email';

	private ?PHPMailer $mailer = null;
	private ?SMTP $smtp        = null;

	private int $time_limit = 0;

	private bool $is_emoji_kept = false;

	/** @var array<string, mixed> PHPMailer's properties before the change. */
	private array $before = array();

	/** @param array<string, string> $values New properties of PHPMailer. */
	public function __construct( private array $values, protected Mail_Time $time ) {
	}

	public function register(): void {
		// WordPress would replace emoji by pictures from another host, which takes longer than all the rest.
		$this->is_emoji_kept = remove_filter( 'wp_mail', self::EMOJI );
		// Early for the properties, so that other plugins can still change them; late for the time limit, so that none
		// can extend it.
		add_action( 'phpmailer_init', array( $this, 'set_values' ), 5 );
		add_action( 'phpmailer_init', array( $this, 'limit_time' ), PHP_INT_MAX );
	}

	public function undo(): void {
		if ( $this->is_emoji_kept ) {
			add_filter( 'wp_mail', self::EMOJI );
		}
		remove_action( 'phpmailer_init', array( $this, 'set_values' ), 5 );
		remove_action( 'phpmailer_init', array( $this, 'limit_time' ), PHP_INT_MAX );
		foreach ( $this->before as $name => $value ) {
			$this->mailer->$name = $value;
		}
		if ( null !== $this->smtp ) {
			$this->smtp->Timelimit = $this->time_limit; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
			$this->mailer?->setSMTPInstance( $this->smtp );
		}
	}

	public function set_values( PHPMailer $mailer ): void {
		$this->mailer = $mailer;
		foreach ( $this->values as $name => $value ) {
			$this->before[ $name ] = $mailer->$name;
			$mailer->$name         = $value;
		}
	}

	public function limit_time( PHPMailer $mailer ): void {
		$this->mailer = $mailer;
		$this->smtp   = $mailer->getSMTPInstance();
		$whole        = max( 1, (int) ceil( $this->seconds() ) );
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
		$this->before['Timeout'] = $mailer->Timeout;
		$this->time_limit        = $this->smtp->Timelimit;
		$mailer->Timeout         = min( $mailer->Timeout, $whole );
		$this->smtp->Timelimit   = min( $this->smtp->Timelimit, $whole );
		// phpcs:enable
	}

	/** PHPMailer's timeouts do not tell sending from waiting for the confirmation. */
	final protected function seconds(): float {
		return $this->time->seconds + $this->time->confirmation;
	}

	/** Classifies an attempt that failed after so many seconds. */
	final public function failure( string $error, float $took ): Send_Result {
		$code    = $this->code();
		$outcome = match ( true ) {
			$code >= 500 && $code < 600 => Send_Result::REJECTED,
			$this->is_uncertain( $error, $took ) => Send_Result::UNCERTAIN,
			default => Send_Result::FAILED,
		};
		return new Send_Result( $outcome, $error, $took, $this->is_unreachable() );
	}

	/** SMTP reply code of the rejection; 0 if the server sent none. */
	protected function code(): int {
		$code = $this->smtp?->getError()['smtp_code'] ?? 0;
		// Without a connection, it is the number of the system's error, such as 111.
		return is_numeric( $code ) && $code >= 200 ? (int) $code : 0;
	}

	/**
	 * Whether the mail may have been accepted: the server did not confirm the end of the message, or accepted it for only some
	 * of the recipients. Without SMTP, a failure that used up all the time is uncertain.
	 */
	protected function is_uncertain( string $error, float $took ): bool {
		$is_smtp = 'smtp' === $this->mailer?->Mailer; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
		return 0 === $this->code() && match ( $this->failed() ) {
			'DATA END command failed' => true,
			'' => $is_smtp || Send_Result::is_late( $error ) || $took >= $this->seconds(),
			default => false,
		};
	}

	/** Whether the mail server could not be reached, or stopped answering. */
	protected function is_unreachable(): bool {
		return '' !== $this->failed() && 0 === $this->code();
	}

	/** PHPMailer's name of the SMTP command that failed, which is not translated; '' for none. */
	private function failed(): string {
		$error = $this->smtp?->getError()['error'] ?? '';
		return is_string( $error ) ? $error : '';
	}
}
