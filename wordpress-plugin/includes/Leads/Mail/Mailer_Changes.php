<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/**
 * Sets properties and a deadline for one mail and restores the previous values. WordPress reuses the PHPMailer instance
 * for the mails of other plugins.
 */
final class Mailer_Changes {
	private const EMOJI = 'wp_staticize_emoji_for_email';

	private ?PHPMailer $mailer       = null;
	private ?SMTP $smtp              = null;
	private ?Deadline_Smtp $deadline = null;

	private int $time_limit = 0;

	private bool $is_emoji_kept = false;

	/** @var bool|null Whether the last HTTP request may have arrived without an answer; null if there was none. */
	private ?bool $is_late = null;

	/** @var array<string, mixed> PHPMailer's properties before the change. */
	private array $before = array();

	/**
	 * @param array<string, string> $values New properties of PHPMailer.
	 */
	public function __construct( private array $values, private Mail_Time $time ) {
	}

	public function register(): void {
		// WordPress would replace emoji by pictures from another host, which takes longer than all the rest.
		$this->is_emoji_kept = remove_filter( 'wp_mail', self::EMOJI );
		// Early for the properties, so that other plugins can still change them; late for the time limit, so that none
		// can extend it.
		add_action( 'phpmailer_init', array( $this, 'set_values' ), 5 );
		add_action( 'phpmailer_init', array( $this, 'set_deadline' ), PHP_INT_MAX );
		add_filter( 'http_request_args', array( $this, 'limit_request' ), PHP_INT_MAX );
		add_action( 'http_api_debug', array( $this, 'note_response' ) );
	}

	public function undo(): void {
		if ( $this->is_emoji_kept ) {
			add_filter( 'wp_mail', self::EMOJI );
		}
		remove_action( 'phpmailer_init', array( $this, 'set_values' ), 5 );
		remove_action( 'phpmailer_init', array( $this, 'set_deadline' ), PHP_INT_MAX );
		remove_filter( 'http_request_args', array( $this, 'limit_request' ), PHP_INT_MAX );
		remove_action( 'http_api_debug', array( $this, 'note_response' ) );
		if ( null === $this->mailer ) {
			return;
		}
		foreach ( $this->before as $name => $value ) {
			$this->mailer->$name = $value;
		}
		if ( null !== $this->smtp ) {
			$this->smtp->Timelimit = $this->time_limit; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
			$this->mailer->setSMTPInstance( $this->smtp );
		}
		// Close this connection, so that a plugin that keeps connections open does not reuse it with the deadline.
		$this->deadline?->close();
	}

	public function set_values( PHPMailer $mailer ): void {
		$this->mailer = $mailer;
		foreach ( $this->values as $name => $value ) {
			$this->before[ $name ] = $mailer->$name;
			$mailer->$name         = $value;
		}
	}

	public function set_deadline( PHPMailer $mailer ): void {
		$this->mailer = $mailer;
		$this->smtp   = $mailer->getSMTPInstance();
		$whole        = max( 1, (int) ceil( $this->seconds() ) );
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
		$this->before['Timeout'] = $mailer->Timeout;
		$this->time_limit        = $this->smtp->Timelimit;
		$mailer->Timeout         = min( $mailer->Timeout, $whole );
		$this->smtp->Timelimit   = min( $this->smtp->Timelimit, $whole );
		// phpcs:enable
		// Keep another plugin's SMTP class: the timeouts above apply to it.
		if ( SMTP::class === $this->smtp::class ) {
			$deadline = new Deadline_Smtp( $this->time );
			$deadline->setDebugLevel( $this->smtp->getDebugLevel() );
			$deadline->setDebugOutput( $this->smtp->getDebugOutput() );
			$deadline->setVerp( $this->smtp->getVerp() );
			$mailer->setSMTPInstance( $deadline );
			$this->deadline = $deadline;
		}
	}

	/**
	 * Limits HTTP requests of plugins that send mail through an API.
	 *
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>
	 */
	public function limit_request( array $arguments ): array {
		$timeout              = $arguments['timeout'] ?? 5;
		$arguments['timeout'] = min( is_numeric( $timeout ) ? (float) $timeout : 5.0, $this->seconds() );
		return $arguments;
	}

	/** @param array<string, mixed>|\WP_Error $response Of a plugin that sends mail through an API. */
	public function note_response( mixed $response ): void {
		$this->is_late = is_wp_error( $response ) && Send_Result::is_late( $response->get_error_message() );
	}

	/** Without Deadline_Smtp, sending and confirmation cannot be told apart. */
	private function seconds(): float {
		return $this->time->seconds + $this->time->confirmation;
	}

	/**
	 * Classifies a failed attempt. Without an answer of an API, a failure that used up all the time is uncertain: the
	 * mail may have been accepted.
	 *
	 * @param float $took Duration of the attempt, in seconds.
	 */
	public function failure( string $error, float $took ): Send_Result {
		$used         = true === $this->deadline?->is_used() ? $this->deadline : null;
		$given        = $this->smtp?->getError()['smtp_code'] ?? 0;
		$code         = $used?->refusal() ?? ( is_numeric( $given ) ? (int) $given : 0 );
		$is_uncertain = $used?->is_uncertain() ?? $this->is_late ?? ( Send_Result::is_late( $error ) || $took >= $this->seconds() );
		$outcome      = match ( true ) {
			$code >= 500 && $code < 600 => Send_Result::REJECTED,
			$is_uncertain => Send_Result::UNCERTAIN,
			default => Send_Result::FAILED,
		};
		return new Send_Result( $outcome, $error, $took, 0 === $code && null !== $used );
	}
}
