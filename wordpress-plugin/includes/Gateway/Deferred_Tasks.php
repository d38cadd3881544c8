<?php
/**
 * Tasks that run after the response.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Runs tasks after the response on servers that can finish a response while PHP keeps running (PHP-FPM,
 * LiteSpeed). On other servers the browser would wait until the connection is closed.
 */
final class Deferred_Tasks {
	/**
	 * Queued tasks.
	 *
	 * @var list<\Closure(): void>
	 */
	private array $work = array();

	/**
	 * @param ?\Closure(): mixed $finish Finishes the response; null if the server cannot.
	 */
	public function __construct( private ?\Closure $finish ) {
	}

	/**
	 * Creates an instance for the current request. Deferral is only possible in an HTTP request to the REST API:
	 * an internal one, such as a check of the health tab, must not finish the page that started it.
	 */
	public static function of_this_request(): self {
		$names  = array_filter( array( 'fastcgi_finish_request', 'litespeed_finish_request' ), 'function_exists' );
		$finish = defined( 'REST_REQUEST' ) && REST_REQUEST ? reset( $names ) : false;
		return new self( false === $finish ? null : \Closure::fromCallable( $finish ) );
	}

	public function is_possible(): bool {
		return null !== $this->finish;
	}

	/**
	 * @param \Closure(): void $work
	 */
	public function add( \Closure $work ): void {
		if ( array() === $this->work ) {
			// Run after all other shutdown callbacks, because their output belongs to the response.
			add_action( 'shutdown', array( $this, 'run' ), 1000 );
		}
		$this->work[] = $work;
	}

	/**
	 * Callback for the `shutdown` action.
	 */
	public function run(): void {
		ignore_user_abort( true );
		if ( null !== $this->finish ) {
			( $this->finish )();
		}
		foreach ( $this->work as $work ) {
			$work();
		}
		$this->work = array();
	}
}
