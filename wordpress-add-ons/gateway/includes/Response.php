<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'ABSPATH' ) || exit;

/** A response to a browser. */
final class Response {
	/** @param array<string, string> $headers */
	public function __construct( public readonly int $status, public readonly string $body, public readonly array $headers = array() ) {
	}

	public static function data( mixed $data, int $status = 200 ): self {
		return new self( $status, (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
	}

	/** An error in the format of WordPress's REST API and of the content site. */
	public static function error( int $status, string $code, string $message ): self {
		return self::data( compact( 'code', 'message' ), $status );
	}

	public static function bad_request( string $message ): self {
		return self::error( 400, 'bad_request', $message );
	}

	public static function too_many(): self {
		return self::error( 429, 'too_many_requests', 'Try again later.' );
	}

	/**
	 * The content site has given no usable response. Without Retry-After: the widget would wait that long, and its own retry is cheap.
	 *
	 * @param string $reason 'unreachable', 'slow', 'invalid_response' or 'paused'.
	 */
	public static function failure( string $reason ): self {
		$error = self::error( 'slow' === $reason ? 504 : 502, "cfg_content_site_{$reason}", 'The content site gives no usable response.' );
		return $error->with( array( 'X-Cfg-Failure' => $reason ) );
	}

	/** @param array<string, string> $headers That are added. */
	public function with( array $headers ): self {
		return new self( $this->status, $this->body, $headers + $this->headers );
	}

	/** A list that browsers and caches may keep for a minute; without its body if the browser has it. */
	public static function list( string $json, string $source, string $if_none_match ): self {
		$etag    = '"' . substr( hash( 'sha256', $json ), 0, 32 ) . '"';
		$headers = array(
			'ETag'          => $etag,
			'Cache-Control' => 'public, max-age=60, stale-if-error=86400',
			'X-Cfg-Source'  => $source,
		);
		// Servers that compress responses turn the tag into a weak one.
		$is_known = 1 === preg_match( '#(^|,)\s*(\*|(W/)?' . $etag . ')\s*(,|$)#', $if_none_match );
		return new self( $is_known ? 304 : 200, $is_known ? '' : $json, $headers );
	}

	/** Prints the response and ends the request. */
	public function send( bool $is_head ): never {
		$headers = $this->headers + array(
			'Content-Type'           => 'application/json; charset=UTF-8',
			'Cache-Control'          => 'no-store',
			'X-Content-Type-Options' => 'nosniff',
			'X-Robots-Tag'           => 'noindex',
		);
		status_header( $this->status );
		foreach ( $headers as $name => $value ) {
			header( "$name: $value" );
		}
		echo $is_head ? '' : $this->body; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON or a picture, sent as such.
		exit;
	}
}
