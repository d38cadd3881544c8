<?php
/**
 * Circuit breaker for the mail transport.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Shared_Option;

/**
 * Opens after two attempts in a row that were slow or found no mail server. While it is open visitors' requests send
 * nothing; cron sends, and closes it with the first quick mail. All servers of a site share it.
 */
final class Circuit_Breaker {
	public const OPTION = 'cfg_configurator_mail_breaker';

	/** Failures in a row that open it. */
	public const FAILURES = 2;

	/** An attempt that takes so many seconds counts as a failure, even where the mail was sent. */
	public const SLOW = 1.2;

	/** Seconds without any attempt, after which one request tries: cron does not run. */
	private const WITHOUT_CRON = 900;

	public function __construct( private Clock $clock ) {
	}

	public function is_open(): bool {
		return $this->failures( Shared_Option::read( self::OPTION ) ) >= self::FAILURES;
	}

	/**
	 * Whether a visitor's request may send.
	 */
	public function allows_requests(): bool {
		$state = Shared_Option::read( self::OPTION );
		$age   = $this->clock->now() - (int) ( explode( '|', $state )[1] ?? 0 );
		return $this->failures( $state ) < self::FAILURES || $age < 0 || $age > self::WITHOUT_CRON;
	}

	public function record( Send_Result $result ): void {
		if ( $result->is_unreachable || $result->seconds >= self::SLOW ) {
			$this->record_failure();
			return;
		}
		$state = Shared_Option::read( self::OPTION );
		if ( '' !== $state ) {
			Shared_Option::replace( self::OPTION, $state, '' );
		}
	}

	public function record_failure(): void {
		$state    = Shared_Option::read( self::OPTION );
		$failures = min( self::FAILURES, $this->failures( $state ) + 1 );
		Shared_Option::replace( self::OPTION, $state, "{$failures}|{$this->clock->now()}" );
	}

	/**
	 * @param string $state 'failures|time of the last one'; '' for none.
	 */
	private function failures( string $state ): int {
		return (int) $state;
	}
}
