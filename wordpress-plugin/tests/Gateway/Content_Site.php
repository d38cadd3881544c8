<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Gateway;

/**
 * A real server on a loopback port that answers as it is told, and tells what it was asked. Whoever
 * runs the tests starts it (test/wordpress/planned-sites.ts): not every PHP starts programs.
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
	 * What it answers from now on, by path: `status`, `type`, `headers`, `body`, `delay` (ms), `bytes`
	 * (of padding). '*' is every other path; without a plan, an empty list.
	 *
	 * @param array<string, array<string, mixed>> $plans
	 */
	public function plan( array $plans ): void {
		self::call( 'PUT', $this->port, (string) json_encode( (object) $plans ) );
	}

	/**
	 * What it was asked since the last time, oldest first.
	 *
	 * @return list<array{path: string, method: string, headers: array<string, string>, body: string}>
	 */
	public function requests(): array {
		/** @var list<array{path: string, method: string, headers: array<string, string>, body: string}> $requests */
		$requests = self::call( 'GET', $this->port );
		return $requests;
	}

	/**
	 * Asks whoever runs the content sites; not through WordPress, whose requests tests answer themselves.
	 *
	 * @return array<mixed>
	 * @throws \RuntimeException Where that is refused.
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
			throw new \RuntimeException( "The content site cannot do $method $path." );
		}
		return $answer;
	}
}
