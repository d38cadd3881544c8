<?php
/**
 * When a failed mail is tried again.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Exponential back-off: each wait is four times the one before, from two minutes up to a day. After nine attempts, three
 * and a half days, a mail is given up. Attempts whose outcome is unknown may each have delivered a copy, so two of them
 * are the limit.
 */
final class Retry_Schedule {
	public const ATTEMPTS = 9;

	/** Attempts of one mail whose outcome is unknown: each may have delivered a copy. */
	public const UNCERTAIN_ATTEMPTS = 2;

	private const FIRST   = 120;
	private const LONGEST = 86_400;

	/**
	 * Seconds to wait after an attempt; null after the last one.
	 *
	 * @param int $attempts How many there were, from 1.
	 */
	public static function after( int $attempts ): ?int {
		return $attempts >= self::ATTEMPTS ? null : (int) min( self::LONGEST, self::FIRST * 4 ** max( 0, $attempts - 1 ) );
	}

	/**
	 * The longest wait, in seconds.
	 */
	public static function longest(): int {
		return self::LONGEST;
	}
}
