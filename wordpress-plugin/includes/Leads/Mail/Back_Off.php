<?php
/**
 * When a mail is tried again.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Each attempt waits four times as long as the one before, from two minutes up to a day; after nine attempts, three
 * and a half days, a mail is given up.
 */
final class Back_Off {
	public const ATTEMPTS = 9;

	private const FIRST   = 120;
	private const LONGEST = 86_400;

	/**
	 * Seconds to wait after an attempt; null where it was the last.
	 *
	 * @param int $attempts How many there were, from 1.
	 */
	public static function after( int $attempts ): ?int {
		return $attempts >= self::ATTEMPTS ? null : (int) min( self::LONGEST, self::FIRST * 4 ** max( 0, $attempts - 1 ) );
	}

	/**
	 * Longest wait there is, in seconds.
	 */
	public static function longest(): int {
		return self::LONGEST;
	}
}
