<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Estimates the memory for decoding from the number of brackets, braces and commas: 4 MB of JSON can hold half a million small objects, which take
 * fifty times as much.
 */
final class Json_Cost {
	/** Bytes that PHP uses for an object or array without its values, and for a value: its key, and longer image URLs. */
	private const CONTAINER = 448;
	private const VALUE     = 160;

	/** Number of copies of the text in memory: the original, the re-encoded and the compressed one. */
	private const TEXTS = 3;

	/** Upper limit in bytes, also used if PHP has no memory limit. */
	private const MAXIMUM = 128 * MB_IN_BYTES;

	/** Whether decoding takes at most half of the free memory. The rest is for code that reads the same data later. */
	public static function is_affordable( string $json ): bool {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return self::of( $json ) <= min( self::MAXIMUM, $limit > 0 ? ( $limit - memory_get_usage() ) / 2 : INF );
	}

	/** Returns an upper estimate in bytes, in linear time. */
	public static function of( string $json ): int {
		// If the regular expression fails, punctuation inside strings is counted too.
		$counts     = count_chars( preg_replace( '/"(?:[^"\\\\]++|\\\\.)*+"/s', '', $json ) ?? $json );
		$containers = $counts[ ord( '{' ) ] + $counts[ ord( '[' ) ];
		return self::TEXTS * strlen( $json ) + self::CONTAINER * $containers + self::VALUE * ( $counts[ ord( ',' ) ] + $containers );
	}
}
