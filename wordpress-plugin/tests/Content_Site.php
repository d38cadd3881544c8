<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

/**
 * A real server on a loopback port with planned responses and a record of its requests. The test runner starts it
 * (test/wordpress/support/planned-sites.ts), because not every PHP can start programs.
 */
final class Content_Site {
	public readonly string $url;

	private string $port;

	public function __construct() {
		$started = self::call( 'POST', '' );
		if ( ! is_string( $started['url'] ?? null ) ) {
			throw new \RuntimeException( 'The content site does not start.' );
		}
		$this->url  = $started['url'];
		$this->port = (string) wp_parse_url( $this->url, PHP_URL_PORT );
	}

	public function start(): void {
		self::call( 'POST', "$this->port/start" );
	}

	public function stop(): void {
		self::call( 'POST', "$this->port/stop" );
	}

	public function remove(): void {
		self::call( 'DELETE', $this->port );
	}

	/**
	 * Sets the responses by path: `status`, `type`, `headers`, `body`, `delay` (ms), `bytes` (of padding). '*' is every
	 * other path. Without a plan, the response is an empty list.
	 *
	 * @param array<string, array<string, mixed>> $plans
	 */
	public function plan( array $plans ): void {
		self::call( 'PUT', $this->port, (string) json_encode( (object) $plans ) );
	}

	/**
	 * Returns the requests since the last call, oldest first.
	 *
	 * @return list<array{path: string, method: string, headers: array<string, string>, body: string}>
	 */
	public function requests(): array {
		/** @var list<array{path: string, method: string, headers: array<string, string>, body: string}> $requests */
		$requests = self::call( 'GET', $this->port );
		return $requests;
	}

	/** Starts the demo content site with a small catalogue, and returns its address without a trailing slash. */
	public static function start_demo(): string {
		$url = self::call( 'POST', 'demo' )['url'] ?? null;
		return is_string( $url ) ? $url : throw new \RuntimeException( 'The demo content site does not start.' );
	}

	/**
	 * Replaces the faults of the demo content site (docs/content-api.md).
	 *
	 * @param list<mixed> $faults
	 */
	public static function set_demo_faults( string $url, array $faults ): void {
		self::call( 'PUT', 'demo/' . wp_parse_url( $url, PHP_URL_PORT ), (string) json_encode( $faults ) );
	}

	public static function stop_demo( string $url ): void {
		self::call( 'DELETE', 'demo/' . wp_parse_url( $url, PHP_URL_PORT ) );
	}

	/**
	 * Calls the test runner directly, because tests intercept requests that WordPress makes.
	 *
	 * @return array<mixed>
	 * @throws \RuntimeException If the call is refused.
	 */
	private static function call( string $method, string $path, string $body = '' ): array {
		$options = array(
			'method'  => $method,
			'header'  => 'Content-Type: application/json',
			'content' => $body,
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- see above.
		$text   = file_get_contents( getenv( 'WP_CONTENT_SITES' ) . '/' . $path, false, stream_context_create( array( 'http' => $options ) ) );
		$answer = json_decode( (string) $text, true );
		if ( ! is_array( $answer ) ) {
			throw new \RuntimeException( "The test runner rejects $method $path." );
		}
		return $answer;
	}
}
