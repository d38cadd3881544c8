<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use PHPMailer\PHPMailer\PHPMailer;

/** What is known about an attempt to send a mail, whoever sends it: what wp_mail() returns and who refused why; no event, which fires for queued mails too. */
final class Mail_Evidence {
	/** Plugins that send with PHPMailer at once, and let others change it with `phpmailer_init`. */
	private const DIRECT = array( 'wp-mail-smtp', 'wp-mail-smtp-pro', 'easy-wp-smtp', 'fluent-smtp', 'wp-smtp', 'smtp-mailer' );

	/** Filters by which plugins are told not to queue a mail: their queue would report success, and lose what is refused later. */
	private const QUEUES = array( 'wp_mail_smtp_mail_catcher_send_enqueue_email', 'easy_wp_smtp_mail_catcher_send_enqueue_email' );

	/** There was no connection, or the mail server did not get the message. */
	private const NOT_SENT = '/cURL error (5|6|7|35|60|97)\b|could not (connect|resolve|instantiate)|SMTP connect|connection refused'
		. '|getaddrinfo|stream_socket_client|failed to connect|unable to connect|network is unreachable|no route to host'
		. '|while connecting|connect(ion)?( attempt)? (has )?timed? ?out/i';

	private ?PHPMailer $mailer = null;
	private string $error      = '';

	/** @var int Reply with which the mail server refused; 0 for none, or after it asked for the message. */
	private int $refusal = 0;

	/** @param int $seconds Time limit of each step of the connection. */
	private function __construct( private int $seconds ) {
	}

	/**
	 * Sends a mail. Returns its state, 'handed' if another plugin took it over, and what the operator should know.
	 *
	 * @param callable(): bool $send Calls wp_mail().
	 * @param int              $seconds Time limit of each step of the connection.
	 * @return array{string, string}
	 */
	public static function send( callable $send, int $seconds ): array {
		$attempt = new self( $seconds );
		$shared  = $GLOBALS['phpmailer'] ?? null;
		$hooks   = array(
			'wp_mail_failed' => array( $attempt, 'note' ),
			'phpmailer_init' => array( $attempt, 'limit' ),
		) + array_fill_keys( self::QUEUES, '__return_false' );
		// WordPress shares one PHPMailer between all mails of a request: change a copy of it.
		$GLOBALS['phpmailer'] = $shared instanceof PHPMailer ? clone $shared : $shared; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restored below.
		foreach ( $hooks as $hook => $callback ) {
			// Last, so that no other plugin extends the time.
			add_filter( $hook, $callback, PHP_INT_MAX );
		}
		try {
			return $attempt->state( $send() );
		} catch ( \Throwable $fault ) {
			$attempt->error = $fault->getMessage();
			return $attempt->state( false );
		} finally {
			$GLOBALS['phpmailer'] = $shared; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
			foreach ( $hooks as $hook => $callback ) {
				remove_filter( $hook, $callback, PHP_INT_MAX );
			}
		}
	}

	public function note( \WP_Error $fault ): void {
		$this->error = $fault->get_error_message();
	}

	// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
	public function limit( PHPMailer $mailer ): void {
		$this->mailer    = $mailer;
		$smtp            = clone $mailer->getSMTPInstance();
		$mailer->Timeout = min( $mailer->Timeout, $this->seconds );
		$smtp->Timelimit = min( $smtp->Timelimit, $this->seconds );
		$mailer->setSMTPInstance( $smtp );
		$output = $mailer->SMTPDebug > 0 && is_callable( $mailer->Debugoutput ) ? $mailer->Debugoutput : null;

		$mailer->SMTPDebug   = max( $mailer->SMTPDebug, 2 );
		$mailer->Debugoutput = function ( string $line, int $level ) use ( $output ): void {
			$this->listen( $line );
			null === $output || $output( $line, $level );
		};
	}
	// phpcs:enable

	/** Keeps the reply that refused: PHPMailer forgets that of a recipient when it says goodbye. */
	private function listen( string $line ): void {
		if ( 1 === preg_match( '/^SERVER -> CLIENT: ([345])(\d\d)/', $line, $found ) ) {
			$this->refusal = '3' === $found[1] ? 0 : (int) ( $found[1] . $found[2] );
		}
	}

	/** @return array{string, string} */
	private function state( bool $is_sent ): array {
		$error = Email::line( $this->error, 500 );
		if ( $is_sent ) {
			$other = self::foreign_sender();
			$other = '' === $other && null === $this->mailer ? self::owner_of_filter() : $other;
			return '' === $other ? array( Retry::SENT, '' ) : array( 'handed', $other );
		}
		$code = $this->code();
		return match ( true ) {
			$code >= 500 => array( Retry::FAILED, $error ),
			$code >= 400 || $this->is_unsent() => array( Retry::AGAIN, $error ),
			default => array( Retry::UNKNOWN, $error ),
		};
	}

	/** Reply of the mail server that refused; 0 if it sent none. Senders other than PHPMailer say it in their message. */
	private function code(): int {
		$is_named = 1 === preg_match( '/(?:^|SMTP code:?|code |response |said:? |: )\s*([45]\d\d)\b(?!\s*(ms|bytes))/i', $this->error, $found );
		return 0 === $this->refusal && $is_named ? (int) $found[1] : $this->refusal;
	}

	/** Whether the message did not reach the mail server. */
	private function is_unsent(): bool {
		// What PHPMailer says about the command that failed is not translated.
		$step = $this->mailer?->getSMTPInstance()->getError()['error'] ?? '';
		return ( '' !== $step && 'DATA END command failed' !== $step ) || 1 === preg_match( self::NOT_SENT, $this->error );
	}

	/** Folder of the plugin that replaced wp_mail() or PHPMailer by something of its own; '' for none, and for those that send at once. */
	public static function foreign_sender(): string {
		$mailer = $GLOBALS['phpmailer'] ?? null;
		$files  = array(
			( new \ReflectionFunction( 'wp_mail' ) )->getFileName(),
			is_object( $mailer ) ? ( new \ReflectionClass( $mailer ) )->getFileName() : '',
		);
		foreach ( array_filter( $files, 'is_string' ) as $file ) {
			$plugin = self::plugin_of( $file );
			if ( '' !== $plugin && ! in_array( $plugin, self::DIRECT, true ) ) {
				return $plugin;
			}
		}
		return '';
	}

	/** Folder of the plugin whose callback of `pre_wp_mail` sent the mail without PHPMailer; '' if it cannot be found. */
	private static function owner_of_filter(): string {
		/** @var array<string, \WP_Hook> $wp_filter */
		global $wp_filter;
		$callbacks = array_column( isset( $wp_filter['pre_wp_mail'] ) ? array_merge( ...$wp_filter['pre_wp_mail']->callbacks ) : array(), 'function' );
		$first     = array_values( array_filter( $callbacks, 'is_callable' ) )[0] ?? null;
		return null === $first ? '' : self::plugin_of( (string) ( new \ReflectionFunction( \Closure::fromCallable( $first ) ) )->getFileName() );
	}

	private static function plugin_of( string $file ): string {
		foreach ( array( WP_PLUGIN_DIR, WP_CONTENT_DIR . '/mu-plugins' ) as $folder ) {
			$folder = trailingslashit( wp_normalize_path( (string) realpath( $folder ) ) );
			if ( str_starts_with( wp_normalize_path( $file ), $folder ) ) {
				return explode( '/', substr( wp_normalize_path( $file ), strlen( $folder ) ) )[0];
			}
		}
		return '';
	}
}
