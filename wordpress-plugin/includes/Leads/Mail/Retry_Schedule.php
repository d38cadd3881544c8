<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Exponential back-off: waits start at two minutes and grow fourfold, up to a day. A mail is given up after nine
 * attempts, about three and a half days, or after two attempts with unknown outcome, which may each have delivered a
 * copy.
 */
final class Retry_Schedule {
	public const ATTEMPTS = 9;

	/** Maximum attempts with unknown outcome. Each may have delivered a copy. */
	public const UNCERTAIN_ATTEMPTS = 2;

	/** Waits, in seconds. */
	private const FIRST  = 120;
	public const LONGEST = 86_400;

	/** Seconds to wait after this many attempts; null after the last one. */
	public static function after( int $attempts ): ?int {
		return $attempts >= self::ATTEMPTS ? null : (int) min( self::LONGEST, self::FIRST * 4 ** max( 0, $attempts - 1 ) );
	}
}
