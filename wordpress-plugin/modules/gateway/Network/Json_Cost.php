<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Network;

defined( 'ABSPATH' ) || exit;

/**
 * Estimates the memory before decoding, from the number of brackets, braces and commas. Four megabytes of JSON can
 * hold half a million small objects, which take fifty times as much memory.
 */
final class Json_Cost {
	/** Bytes that PHP uses for an object or array, without its values. */
	private const CONTAINER = 448;

	/** Bytes for a value: its key, string overhead and longer absolute image URLs. */
	private const VALUE = 160;

	/** Number of copies of the text in memory: the original, the re-encoded and the compressed one. */
	private const TEXTS = 3;

	/** Share of the free memory that decoding may use. The rest is for code that reads the same data later. */
	private const SHARE = 0.5;

	/** Upper limit in bytes, also used if PHP has no memory limit. */
	private const MAXIMUM = 128 * MB_IN_BYTES;

	private const STRING = '/"(?:[^"\\\\]++|\\\\.)*+"/s';

	public static function is_affordable( string $json ): bool {
		return self::of( $json ) <= self::budget();
	}

	/** Returns an upper estimate in bytes, in linear time. */
	public static function of( string $json ): int {
		// If the regular expression fails, punctuation inside strings is counted too.
		$structure  = preg_replace( self::STRING, '', $json ) ?? $json;
		$counts     = count_chars( $structure, 1 );
		$containers = ( $counts[ ord( '{' ) ] ?? 0 ) + ( $counts[ ord( '[' ) ] ?? 0 );
		$values     = ( $counts[ ord( ',' ) ] ?? 0 ) + $containers;
		return self::TEXTS * strlen( $json ) + self::CONTAINER * $containers + self::VALUE * $values;
	}

	/** Returns the number of bytes that decoding may use now. */
	private static function budget(): int {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		$left  = $limit > 0 ? max( 0, $limit - memory_get_usage() ) : PHP_INT_MAX;
		return (int) min( self::MAXIMUM, self::SHARE * $left );
	}
}
