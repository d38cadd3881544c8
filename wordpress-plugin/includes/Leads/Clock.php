<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** Current time for leads, mail and retention. Tests replace it to simulate clock changes. */
final class Clock {
	/** @var (\Closure(): int)|null Seconds since 1970; null for the system clock. */
	public static ?\Closure $source = null;

	/** Seconds since 1970, UTC. */
	public static function now(): int {
		return null === self::$source ? time() : ( self::$source )();
	}

	/** Monotonic timer in seconds. Only differences are meaningful. */
	public static function timer(): float {
		return null === self::$source ? hrtime( true ) / 1e9 : (float) self::now();
	}

	/** Formats a time for the database, in UTC: so many seconds from now, or before it if negative. */
	public static function stamp( int $seconds = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', self::now() + $seconds );
	}

	/** A UTC time of the database in time zone, formats and language of the site. get_date_from_gmt() would name months in English. */
	public static function display( string $gmt, bool $has_time = true ): string {
		$formats = array_map( 'get_option', $has_time ? array( 'date_format', 'time_format' ) : array( 'date_format' ) );
		return (string) wp_date( implode( ' ', array_filter( $formats, 'is_string' ) ), (int) strtotime( "{$gmt} UTC" ) );
	}
}
