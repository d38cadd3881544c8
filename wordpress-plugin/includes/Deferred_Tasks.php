<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/**
 * Runs tasks after the response, in WordPress's `shutdown` action. On servers that can finish a response while PHP
 * keeps running (PHP-FPM, LiteSpeed), nobody waits for them. On others the browser has the page, but waits until the
 * connection is closed.
 */
final class Deferred_Tasks {
	/** Time limit in seconds after an early response. On Linux, PHP does not count time spent waiting for a server. */
	private const SECONDS = 60;

	/** @var list<\Closure(): void> */
	private array $tasks = array();

	/** @param ?\Closure(): mixed $finish Finishes the response; null if the server cannot. */
	public function __construct( private ?\Closure $finish ) {
	}

	public static function of_this_server(): self {
		$names = array_filter( array( 'fastcgi_finish_request', 'litespeed_finish_request' ), 'function_exists' );
		return new self( array() === $names ? null : \Closure::fromCallable( reset( $names ) ) );
	}

	/** @param \Closure(): void $task */
	public function add( \Closure $task ): void {
		$this->tasks[] = $task;
		// Run after all other shutdown callbacks, because their output belongs to the response.
		add_action( 'shutdown', array( $this, 'run' ), 1000 );
	}

	public function run(): void {
		$this->finish();
		$tasks       = $this->tasks;
		$this->tasks = array();
		foreach ( $tasks as $task ) {
			$task();
		}
	}

	/** Ends a response without a body now, so that the browser does not wait for the code after it. Call after all headers are set. */
	public function finish_empty_response(): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::SECONDS );
		}
		if ( ! headers_sent() ) {
			header( 'Content-Length: 0' );
			header( 'Connection: close' );
		}
		$this->finish();
		if ( null === $this->finish ) {
			// The headers tell the browser that the response is complete.
			wp_ob_end_flush_all();
			flush();
		}
	}

	private function finish(): void {
		ignore_user_abort( true );
		if ( null !== $this->finish ) {
			( $this->finish )();
		}
	}
}
