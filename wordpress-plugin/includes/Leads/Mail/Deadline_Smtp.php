<?php
/**
 * An SMTP connection with a deadline.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use PHPMailer\PHPMailer\SMTP;

/**
 * Ends the whole conversation with a mail server at a deadline, and records whether an unsuccessful mail may have been
 * delivered. PHPMailer's own timeouts apply to single reads: a server that sends one byte a second is never cut off.
 */
final class Deadline_Smtp extends SMTP {
	/** Share of the time for connecting. The TLS handshake may take as long again: it has the same timeout. */
	private const CONNECT_SHARE = 0.5;

	/** Share of the time that must be left before the message is sent: a connection cut after that may have delivered it. */
	private const DATA_SHARE = 0.4;

	/** Longest reply, in bytes. */
	private const MAX_REPLY = 65_536;

	/** Commands whose reply says nothing about the mail: the first one is repeated as HELO, the others come after it. */
	private const UNRELATED = array( 'EHLO', 'QUIT', 'RSET', 'NOOP' );

	private float $end;
	private bool $is_used     = false;
	private bool $is_unknown  = false;
	private bool $is_accepted = false;
	private int $refusal      = 0;
	private ?string $greeting = null;

	/**
	 * @param float $seconds For the whole conversation.
	 */
	public function __construct( private float $seconds ) {
		$this->end = self::now() + $seconds;
	}

	/**
	 * Whether a connection was tried. A plugin that sends mail through an API never does.
	 */
	public function is_used(): bool {
		return $this->is_used;
	}

	/**
	 * Whether the mail may have been delivered although sending it failed: the server never confirmed the end of the
	 * message, or it accepted the message for some of several recipients.
	 */
	public function is_uncertain(): bool {
		return $this->is_unknown || $this->is_accepted;
	}

	/**
	 * The SMTP reply code that refused the mail; 0 where the server gave none.
	 */
	public function refusal(): int {
		return $this->refusal;
	}

	// phpcs:disable Squiz.Commenting.FunctionComment -- PHPMailer's methods, documented there.

	/**
	 * @param array<mixed> $options
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = array() ) {
		$this->is_used  = true;
		$this->greeting = null;
		$is_connected   = parent::connect( $host, $port, $timeout, $options );
		$this->refusal  = $is_connected ? 0 : self::code( $this->greeting ?? '' );
		return $is_connected;
	}

	public function startTLS() {
		// The handshake may take as long as connecting did: see CONNECT_SHARE.
		return $this->has_left( self::CONNECT_SHARE ) && parent::startTLS();
	}

	public function data( $msg_data ) {
		return $this->has_left( self::DATA_SHARE ) && parent::data( $msg_data );
	}

	public function client_send( $data, $command = '' ) {
		$left = $this->left();
		if ( $left <= 0 || ! is_resource( $this->smtp_conn ) ) {
			$this->close();
			return false;
		}
		stream_set_timeout( $this->smtp_conn, (int) $left, (int) ( fmod( $left, 1 ) * 1e6 ) + 1 );
		return parent::client_send( $data, $command );
	}

	/**
	 * PHPMailer's own method takes whole seconds only.
	 *
	 * @param array<mixed> $options
	 */
	protected function getSMTPConnection( $host, $port = null, $timeout = 30, $options = array() ) {
		$left = min( (float) $timeout, $this->left(), $this->seconds * self::CONNECT_SHARE );
		if ( $left <= 0 ) {
			$this->setError( 'The mail server is too slow.' );
			return false;
		}
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- the error is reported below.
		$connection = @stream_socket_client( "{$host}:{$port}", $code, $error, $left, STREAM_CLIENT_CONNECT, stream_context_create( $options ) );
		if ( false === $connection ) {
			$this->setError( 'Failed to connect to server', '', (string) $code, (string) $error );
		}
		return $connection;
	}

	/**
	 * @param int|list<int> $expect
	 */
	protected function sendCommand( $command, $commandstring, $expect ) {
		$this->last_reply = '';
		$is_end           = 'DATA END' === $command && $this->connected();
		$this->is_unknown = $this->is_unknown || $is_end;
		$is_fine          = parent::sendCommand( $command, $commandstring, $expect );
		$code             = self::code( $this->last_reply );
		if ( $is_end && $code > 0 ) {
			$this->is_unknown  = false;
			$this->is_accepted = $is_fine;
		}
		if ( ! $is_fine && ! in_array( $command, self::UNRELATED, true ) ) {
			$this->refusal = $code;
		}
		return $is_fine;
	}

	protected function get_lines() {
		if ( ! is_resource( $this->smtp_conn ) ) {
			return '';
		}
		stream_set_blocking( $this->smtp_conn, false );
		// PHPMailer's own timeout, which a site may have set, is the limit for one reply.
		$reply = $this->read_reply( min( $this->end, self::now() + $this->getTimeout() ) );
		if ( '' === $reply ) {
			$this->close();
		} elseif ( is_resource( $this->smtp_conn ) ) {
			stream_set_blocking( $this->smtp_conn, true );
		}
		$this->greeting ??= $reply;
		return $reply;
	}

	// phpcs:enable

	/**
	 * Reads lines until one is the last of a reply ('250 ' instead of '250-'), or the time is over.
	 *
	 * @return string '' where no whole reply came.
	 */
	private function read_reply( float $end ): string {
		$reply = '';
		$line  = '';
		$bytes = 0;
		while ( self::now() < $end && is_resource( $this->smtp_conn ) && $bytes < self::MAX_REPLY ) {
			$piece = fgets( $this->smtp_conn, self::MAX_REPLY_LENGTH );
			if ( is_string( $piece ) && '' !== $piece ) {
				$bytes += strlen( $piece );
				$line  .= $piece;
				if ( str_ends_with( $line, "\n" ) ) {
					$reply .= $line;
					if ( '-' !== ( $line[3] ?? '' ) ) {
						return $reply;
					}
					$line = '';
				}
				continue;
			}
			if ( feof( $this->smtp_conn ) ) {
				break;
			}
			$this->wait( $this->smtp_conn );
		}
		return '';
	}

	/**
	 * Waits until there is something to read, or a little.
	 *
	 * @param resource $connection To the mail server.
	 */
	private function wait( $connection ): void {
		$read   = array( $connection );
		$write  = null;
		$except = null;
		// A signal interrupts the wait with a warning: the loop goes on.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- see above.
		@stream_select( $read, $write, $except, 0, (int) ( min( 0.2, max( 0.0, $this->left() ) ) * 1e6 ) );
	}

	/**
	 * Ends the conversation unless so much of the time is left.
	 */
	private function has_left( float $share ): bool {
		if ( $this->left() >= $this->seconds * $share ) {
			return true;
		}
		$this->close();
		$this->setError( 'The mail server is too slow.' );
		return false;
	}

	private function left(): float {
		return $this->end - self::now();
	}

	private static function now(): float {
		return hrtime( true ) / 1e9;
	}

	private static function code( string $reply ): int {
		return 1 === preg_match( '/^[2-5]\d\d/', $reply, $matches ) ? (int) $matches[0] : 0;
	}
}
