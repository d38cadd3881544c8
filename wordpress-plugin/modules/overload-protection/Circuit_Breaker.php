<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Overload_Protection;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;

/** Opens after consecutive failures; the first success closes it. All servers of a site share it. */
final class Circuit_Breaker {
	/** @var string What the option held when it was last read or written here: 'failures|time of the last one|seconds'. */
	private string $state;

	/**
	 * @param string $option   Option that holds the state; missing without failures.
	 * @param int    $failures Consecutive failures that open the breaker.
	 * @param int    $seconds  Seconds of the pause after the last failure.
	 */
	public function __construct( private string $option, private int $failures, private int $seconds = 0 ) {
		$this->state = Shared_Option::read( $option );
	}

	public function is_open(): bool {
		return (int) $this->state >= $this->failures;
	}

	public function is_failing(): bool {
		return (int) $this->state > 0;
	}

	public function is_paused(): bool {
		list( , $time, $seconds ) = explode( '|', "{$this->state}||" );
		return $this->is_open() && Shared_Option::lasts( (int) $time, (int) $seconds );
	}

	/** Records an attempt. Returns whether the breaker is open now. */
	public function record( bool $is_failure ): bool {
		if ( $is_failure ) {
			// Other processes' failures count too.
			$this->state = Shared_Option::read( $this->option );
			$this->write( min( $this->failures, (int) $this->state + 1 ) . '|' . Clock::now() . "|{$this->seconds}" );
		} elseif ( '' !== $this->state ) {
			$this->write( '' );
		}
		return $this->is_open();
	}

	private function write( string $state ): void {
		Shared_Option::replace( $this->option, $this->state, $state );
		$this->state = $state;
	}
}
