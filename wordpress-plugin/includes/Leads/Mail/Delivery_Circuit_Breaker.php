<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Shared_Option;

/**
 * Opens after two consecutive attempts that were slow or could not reach the mail server. While it is open, mails are
 * sent by cron only, not while a visitor waits; the first one that is fast closes it. All servers of a site share it.
 * Each webhook has one of its own.
 */
final class Delivery_Circuit_Breaker {
	/** Holds 'failures|time of the last failure'; '' without failures. */
	public const OPTION = 'cfg_configurator_mail_breaker';

	/** Consecutive failures that open the breaker. */
	public const FAILURES = 2;

	/** Seconds after which an attempt to send a mail counts as a failure, even if the mail was sent. */
	private const SLOW = 1.2;

	/** Seconds without any attempt after which one request may try, because cron seems not to run. */
	private const WITHOUT_CRON = 900;

	/** @var string What the option held when it was last read or written here. */
	private string $state;

	/**
	 * @param string $option Option that holds the state; each webhook has its own (Webhook::breaker()).
	 * @param float  $slow   Seconds after which an attempt counts as a failure.
	 */
	public function __construct( private string $option = self::OPTION, private float $slow = self::SLOW ) {
		$this->state = Shared_Option::read( $option );
	}

	public function is_open(): bool {
		return (int) $this->state >= self::FAILURES;
	}

	/** Whether the last attempt failed. */
	public function is_failing(): bool {
		return (int) $this->state > 0;
	}

	/** Whether visitors' requests may send mail. */
	public function allows_requests(): bool {
		$age = Clock::now() - (int) ( explode( '|', $this->state )[1] ?? 0 );
		return ! $this->is_open() || $age < 0 || $age > self::WITHOUT_CRON;
	}

	/** Records an attempt. Returns whether the breaker is open now. */
	public function record( Send_Result $result ): bool {
		if ( $result->is_unreachable || $result->seconds >= $this->slow ) {
			return $this->record_failure();
		}
		if ( '' !== $this->state ) {
			$this->write( '' );
		}
		return false;
	}

	/** Returns whether the breaker is open now. */
	public function record_failure(): bool {
		// Other processes' failures count too.
		$this->state = Shared_Option::read( $this->option );
		$this->write( min( self::FAILURES, (int) $this->state + 1 ) . '|' . Clock::now() );
		return $this->is_open();
	}

	private function write( string $state ): void {
		Shared_Option::replace( $this->option, $this->state, $state );
		$this->state = $state;
	}
}
