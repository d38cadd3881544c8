<?php
/**
 * Work that no visitor waits for.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Runs work after the response, where the server can end a response while PHP goes on (PHP-FPM, LiteSpeed).
 * Elsewhere it is not possible: the visitor's browser would wait for the connection's end.
 */
final class Deferred_Tasks {
	/**
	 * What is to be done.
	 *
	 * @var list<\Closure(): void>
	 */
	private array $work = array();

	/**
	 * @param ?\Closure(): mixed $finish Ends the response; null where nothing does.
	 */
	public function __construct( private ?\Closure $finish ) {
	}

	/**
	 * As this server has it, for a request of the REST API from outside: what PHP itself asks for in this
	 * request, such as the health tab's checks, is not answered by half.
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
			// After everybody else's: what they print belongs to the response.
			add_action( 'shutdown', array( $this, 'run' ), 1000 );
		}
		$this->work[] = $work;
	}

	/**
	 * Answers the action `shutdown`.
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
