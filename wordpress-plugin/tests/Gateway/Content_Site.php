<?php
/**
 * A content site for tests.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Gateway;

/**
 * A real server on a loopback port that answers as it is told, and tells what it was asked.
 */
final class Content_Site {
	public readonly string $url;

	private string $state;

	/**
	 * What runs; null while the site is down.
	 *
	 * @var ?resource
	 */
	private $process = null;

	public function __construct() {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		if ( false === $socket ) {
			throw new \RuntimeException( 'There is no free port.' );
		}
		$this->url = 'http://' . stream_socket_get_name( $socket, false );
		fclose( $socket );
		$this->state = sys_get_temp_dir() . '/cfg-content-site-' . uniqid();
		mkdir( $this->state );
		$this->plan( array() );
		$this->start();
	}

	public function start(): void {
		$command = array( PHP_BINARY, '-S', substr( $this->url, 7 ), __DIR__ . '/fixtures/content-site.php' );
		$none    = array( 'file', '/dev/null', 'w' );
		$pipes   = array();
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Tests run where they may.
		$process = proc_open(
			$command,
			array(
				1 => $none,
				2 => $none,
			),
			$pipes,
			null,
			array( 'STATE' => $this->state ) + getenv()
		);
		if ( false === $process ) {
			throw new \RuntimeException( 'The content site does not start.' );
		}
		$this->process = $process;
		for ( $tries = 0; $tries < 100; $tries++ ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- It is not there yet at first.
			$connection = @stream_socket_client( 'tcp://' . substr( $this->url, 7 ), $code, $message, 1 );
			if ( false !== $connection ) {
				fclose( $connection );
				return;
			}
			usleep( 50_000 );
		}
		throw new \RuntimeException( 'The content site does not answer.' );
	}

	public function stop(): void {
		if ( null !== $this->process ) {
			proc_terminate( $this->process );
			proc_close( $this->process );
			$this->process = null;
		}
	}

	public function remove(): void {
		$this->stop();
		foreach ( array( 'plan.json', 'requests.jsonl' ) as $name ) {
			if ( is_file( "{$this->state}/$name" ) ) {
				unlink( "{$this->state}/$name" );
			}
		}
		rmdir( $this->state );
	}

	/**
	 * What it answers from now on, by path: `status`, `type`, `headers`, `body`, `delay` (ms), `bytes`
	 * (of padding). '*' is every other path; without a plan, an empty list.
	 *
	 * @param array<string, array<string, mixed>> $plans
	 */
	public function plan( array $plans ): void {
		file_put_contents( "{$this->state}/plan.json", json_encode( (object) $plans ) );
	}

	/**
	 * What it was asked since the last time, oldest first.
	 *
	 * @return list<array{path: string, method: string, headers: array<string, string>, body: string}>
	 */
	public function requests(): array {
		$file  = "{$this->state}/requests.jsonl";
		$lines = is_readable( $file ) ? (array) file( $file ) : array();
		file_put_contents( $file, '' );
		$requests = array();
		foreach ( $lines as $line ) {
			/** @var ?array{path: string, method: string, headers: array<string, string>, body: string} $request */
			$request = json_decode( (string) $line, true );
			if ( is_array( $request ) ) {
				$requests[] = $request;
			}
		}
		return $requests;
	}
}
