<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Deadline;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Mail\Mail_Time;
use PHPMailer\PHPMailer\SMTP;

/**
 * Ends the SMTP session at a deadline, which is extended once the message is sent, and records whether a failed mail may have been delivered. PHPMailer's
 * timeouts apply to single reads, so they never stop a server that sends one byte per second.
 */
final class Deadline_Smtp extends SMTP {
	/** Share of the time for connecting. The TLS handshake has the same timeout and may take as long again. */
	private const CONNECT_SHARE = 0.5;

	/** Share of the time that must be left before sending the message: if the connection is cut after that, the mail may have been delivered. */
	private const DATA_SHARE = 0.4;

	/** Seconds for the commands after the message. */
	private const FAREWELL = 0.5;

	/** Maximum length of a reply, in bytes. */
	private const MAX_REPLY = 65_536;

	/** Commands whose reply says nothing about the mail: a failed EHLO is repeated as HELO, and the others follow the mail. */
	private const UNRELATED = array( 'EHLO', 'QUIT', 'RSET', 'NOOP' );

	private float $end;
	private bool $is_used     = false;
	private bool $is_unknown  = false;
	private bool $is_accepted = false;
	private int $refusal      = 0;
	private ?string $greeting = null;

	public function __construct( private Mail_Time $time ) {
		$this->end = self::now() + $time->seconds;
	}

	/** Whether a connection was attempted. Never true for plugins that send mail through an API. */
	public function is_used(): bool {
		return $this->is_used;
	}

	/** Whether a failed mail may have been delivered: the server did not confirm it, or accepted it for only some of the recipients. */
	public function is_uncertain(): bool {
		return $this->is_unknown || $this->is_accepted;
	}

	/** SMTP reply code of the rejection; 0 if the server sent none. */
	public function refusal(): int {
		return $this->refusal;
	}

	// phpcs:disable Squiz.Commenting.FunctionComment -- PHPMailer's methods, documented there.

	/** @param array<mixed> $options */
	public function connect( $host, $port = null, $timeout = 30, $options = array() ) {
		$this->is_used  = true;
		$this->greeting = null;
		$is_connected   = parent::connect( $host, $port, $timeout, $options );
		$this->refusal  = $is_connected ? 0 : self::code( $this->greeting ?? '' );
		return $is_connected;
	}

	public function startTLS() {
		// The handshake may take as long as connecting: see CONNECT_SHARE.
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

	/** @param array<mixed> $options PHPMailer's method supports whole seconds only. */
	protected function getSMTPConnection( $host, $port = null, $timeout = 30, $options = array() ) {
		$left = min( (float) $timeout, $this->left(), $this->time->seconds * self::CONNECT_SHARE );
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

	/** @param int|list<int> $expect */
	protected function sendCommand( $command, $commandstring, $expect ) {
		$this->last_reply = '';
		$is_end           = 'DATA END' === $command && $this->connected();
		$this->is_unknown = $this->is_unknown || $is_end;
		if ( $is_end ) {
			$this->end = max( $this->end, self::now() + $this->time->confirmation );
			null === $this->time->before_end || ( $this->time->before_end )();
		}
		$is_fine = parent::sendCommand( $command, $commandstring, $expect );
		$code    = self::code( $this->last_reply );
		if ( $is_end && $code > 0 ) {
			$this->is_unknown  = false;
			$this->is_accepted = $is_fine;
			$this->end         = min( $this->end, self::now() + self::FAREWELL );
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
		// PHPMailer's timeout, which a site may have set, limits a single reply, but not the confirmation of the message.
		$reply = $this->read_reply( $this->is_unknown ? $this->end : min( $this->end, self::now() + $this->getTimeout() ) );
		if ( '' === $reply ) {
			$this->close();
		} elseif ( is_resource( $this->smtp_conn ) ) {
			stream_set_blocking( $this->smtp_conn, true );
		}
		$this->greeting ??= $reply;
		return $reply;
	}

	// phpcs:enable

	/** Reads lines up to the last one of a reply ('250 ' instead of '250-'); '' if none came before the deadline. */
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

	/** @param resource $connection To wait for, briefly. */
	private function wait( $connection ): void {
		$read   = array( $connection );
		$write  = null;
		$except = null;
		// A signal interrupts the wait with a warning; the caller's loop continues.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- see above.
		@stream_select( $read, $write, $except, 0, (int) ( min( 0.2, max( 0.0, $this->left() ) ) * 1e6 ) );
	}

	/** Ends the session unless this share of the time is left. */
	private function has_left( float $share ): bool {
		if ( $this->left() >= $this->time->seconds * $share ) {
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
