<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Shared_Option;

/**
 * Opens after two consecutive attempts that were slow or could not reach the mail server. While open, visitors'
 * requests send no mail. Cron keeps sending, and the first fast mail closes it. Shared by all servers of a site.
 */
final class Circuit_Breaker {
	/** Holds 'failures|time of the last failure'; '' without failures. */
	public const OPTION = 'cfg_configurator_mail_breaker';

	/** Consecutive failures that open the breaker. */
	public const FAILURES = 2;

	/** Seconds after which an attempt counts as a failure, even if the mail was sent. */
	public const SLOW = 1.2;

	/** Seconds without any attempt after which one request may try, because cron seems not to run. */
	private const WITHOUT_CRON = 900;

	public static function is_open(): bool {
		return (int) Shared_Option::read( self::OPTION ) >= self::FAILURES;
	}

	/** Whether visitors' requests may send mail. */
	public static function allows_requests(): bool {
		$state = Shared_Option::read( self::OPTION );
		$age   = Clock::now() - (int) ( explode( '|', $state )[1] ?? 0 );
		return (int) $state < self::FAILURES || $age < 0 || $age > self::WITHOUT_CRON;
	}

	/** Records an attempt. Returns whether the breaker is open now. */
	public static function record( Send_Result $result ): bool {
		if ( $result->is_unreachable || $result->seconds >= self::SLOW ) {
			return self::record_failure();
		}
		$state = Shared_Option::read( self::OPTION );
		if ( '' !== $state ) {
			Shared_Option::replace( self::OPTION, $state, '' );
		}
		return false;
	}

	/** Returns whether the breaker is open now. */
	public static function record_failure(): bool {
		$state    = Shared_Option::read( self::OPTION );
		$failures = min( self::FAILURES, (int) $state + 1 );
		Shared_Option::replace( self::OPTION, $state, $failures . '|' . Clock::now() );
		return $failures >= self::FAILURES;
	}
}
