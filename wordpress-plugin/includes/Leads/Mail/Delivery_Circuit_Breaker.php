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

	/** Seconds after which an attempt counts as a failure, even if the mail was sent. */
	public const SLOW = 1.2;

	/** Seconds without any attempt after which one request may try, because cron seems not to run. */
	private const WITHOUT_CRON = 900;

	/** @param string $option Option that holds the state; see Webhook::breaker() for those of webhooks. */
	public static function is_open( string $option = self::OPTION ): bool {
		return (int) Shared_Option::read( $option ) >= self::FAILURES;
	}

	/** Whether the last attempt failed. */
	public static function is_failing( string $option ): bool {
		return (int) Shared_Option::read( $option ) > 0;
	}

	/** Whether visitors' requests may send mail. */
	public static function allows_requests(): bool {
		$state = Shared_Option::read( self::OPTION );
		$age   = Clock::now() - (int) ( explode( '|', $state )[1] ?? 0 );
		return (int) $state < self::FAILURES || $age < 0 || $age > self::WITHOUT_CRON;
	}

	/**
	 * Records an attempt. Returns whether the breaker is open now.
	 *
	 * @param string $option See is_open().
	 * @param float  $slow   Seconds after which an attempt counts as a failure.
	 */
	public static function record( Send_Result $result, string $option = self::OPTION, float $slow = self::SLOW ): bool {
		if ( $result->is_unreachable || $result->seconds >= $slow ) {
			return self::record_failure( $option );
		}
		$state = Shared_Option::read( $option );
		if ( '' !== $state ) {
			Shared_Option::replace( $option, $state, '' );
		}
		return false;
	}

	/** Returns whether the breaker is open now. */
	public static function record_failure( string $option = self::OPTION ): bool {
		$state    = Shared_Option::read( $option );
		$failures = min( self::FAILURES, (int) $state + 1 );
		Shared_Option::replace( $option, $state, $failures . '|' . Clock::now() );
		return $failures >= self::FAILURES;
	}
}
