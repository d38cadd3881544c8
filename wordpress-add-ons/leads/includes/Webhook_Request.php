<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Retry;

/** A signed request to a webhook (docs/webhooks.md), as in the Standard Webhooks specification. */
final class Webhook_Request {
	/** Nothing arrived: there was no connection. */
	public const UNREACHABLE = 'unreachable';

	private const SECONDS = 10;

	/** Bytes read of a response: only its status matters. */
	private const BYTES = 8 * KB_IN_BYTES;

	/** Errors of WordPress's transports before the request was sent: no host, no connection, no TLS, or an address that WordPress refuses. */
	private const NOT_SENT = '/cURL error (1|3|5|6|7|35|51|58|59|60|66|77|80|83|91)\b|failed to connect|could(n\'t| not) (connect|resolve)'
		. '|(connection|resolving|SSL connection)( timed)? ?(refused|out)|unable to connect|getaddrinfo|no route to host|network is unreachable/i';

	private const SECRET = 'whsec_';

	/** @return array{id: string, body: string} The message about a lead. All attempts of one start have the same id. */
	public static function message( Lead $lead, int $sendings ): array {
		$data = Lead_Data::create( $lead );
		$body = array(
			'type'      => 'lead.stored',
			'timestamp' => $data['created'],
			'data'      => $data,
		);
		return array(
			'id'   => 'lead_' . substr( $lead->submission_key, 0, 32 ) . "_{$sendings}",
			'body' => (string) wp_json_encode( $body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
		);
	}

	/**
	 * @param array{id: string, body: string} $message
	 * @return array{string, string} A state of Retry or UNREACHABLE, and what the operator should know.
	 */
	public static function post( string $url, string $secret, array $message ): array {
		$time     = time();
		$response = wp_safe_remote_post(
			$url,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::BYTES,
				'body'                => $message['body'],
				'headers'             => array(
					'Content-Type'      => 'application/json',
					'Idempotency-Key'   => $message['id'],
					'webhook-id'        => $message['id'],
					'webhook-timestamp' => (string) $time,
					'webhook-signature' => self::signature( $secret, $message['id'], $time, $message['body'] ),
				),
			)
		);
		return is_wp_error( $response ) ? self::of_error( $response, $url ) : self::of_status( (int) wp_remote_retrieve_response_code( $response ) );
	}

	/** @return array{string, string} */
	private static function of_error( \WP_Error $error, string $url ): array {
		$reason = $error->get_error_message();
		// WordPress rejected the address before there was a request.
		if ( ! str_contains( $reason, 'cURL' ) && false === wp_http_validate_url( $url ) ) {
			return array( self::UNREACHABLE, __( 'The host cannot be found, or is in a private network.', 'cfg-configurator-leads' ) );
		}
		if ( 1 === preg_match( self::NOT_SENT, $reason ) || 'http_request_not_executed' === $error->get_error_code() ) {
			return array( self::UNREACHABLE, __( 'The receiver cannot be reached.', 'cfg-configurator-leads' ) . " ({$reason})" );
		}
		return array( Retry::UNKNOWN, __( 'The receiver did not confirm: nobody knows whether the lead arrived.', 'cfg-configurator-leads' ) . " ({$reason})" );
	}

	/** @return array{string, string} */
	private static function of_status( int $status ): array {
		/* translators: %d: HTTP status. */
		$moved = __( 'The receiver redirects (status %d). Enter the final URL in the settings.', 'cfg-configurator-leads' );
		/* translators: %d: HTTP status. */
		$refused = __( 'The receiver answered with status %d.', 'cfg-configurator-leads' );
		$words   = sprintf( $status >= 300 && $status < 400 ? $moved : $refused, $status );
		return match ( true ) {
			$status >= 200 && $status < 300 => array( Retry::SENT, '' ),
			// Gone: the receiver wants no more.
			410 === $status                 => array( Retry::FAILED, $words ),
			default                         => array( Retry::AGAIN, $words ),
		};
	}

	public static function new_secret(): string {
		return self::SECRET . base64_encode( random_bytes( 32 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the specification's encoding.
	}

	/** Whether a text is 'whsec_' with 24 to 64 bytes in Base64. */
	public static function is_secret( string $text ): bool {
		$length = strlen( self::key( $text ) );
		return str_starts_with( $text, self::SECRET ) && $length >= 24 && $length <= 64;
	}

	/** @param int $time Seconds since 1970. */
	public static function signature( string $secret, string $id, int $time, string $body ): string {
		$hash = hash_hmac( 'sha256', "{$id}.{$time}.{$body}", self::key( $secret ), true );
		return 'v1,' . base64_encode( $hash ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the specification's encoding.
	}

	/** The bytes of a secret; '' if it is invalid. */
	private static function key( string $secret ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the specification's encoding.
		return (string) base64_decode( substr( $secret, strlen( self::SECRET ) ), true );
	}
}
