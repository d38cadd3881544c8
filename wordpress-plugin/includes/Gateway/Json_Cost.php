<?php
/**
 * The memory that JSON takes once decoded.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Estimates the memory before anything is decoded, from the number of brackets, braces and commas: half a million
 * small objects fit into four megabytes of JSON and take fifty times as much.
 */
final class Json_Cost {
	/** Bytes of PHP for an object or array, whatever it holds. */
	private const CONTAINER = 448;

	/** Bytes for a value with its key, its text's overhead, and what lengthens picture addresses. */
	private const VALUE = 160;

	/** The text itself, the text made of it anew, and its compressed form. */
	private const TEXTS = 3;

	/** Share of the memory left that decoding may take: others have yet to read the same data. */
	private const SHARE = 0.5;

	/** Limit where PHP has none, in bytes. */
	private const MAXIMUM = 128 * MB_IN_BYTES;

	private const STRING = '/"(?:[^"\\\\]++|\\\\.)*+"/s';

	public static function is_affordable( string $json ): bool {
		return self::of( $json ) <= self::budget();
	}

	/**
	 * Upper estimate, in bytes; takes time in proportion to the length.
	 */
	public static function of( string $json ): int {
		// Where the expression gives up, punctuation inside strings counts too.
		$structure  = preg_replace( self::STRING, '', $json ) ?? $json;
		$counts     = count_chars( $structure, 1 );
		$containers = ( $counts[ ord( '{' ) ] ?? 0 ) + ( $counts[ ord( '[' ) ] ?? 0 );
		$values     = ( $counts[ ord( ',' ) ] ?? 0 ) + $containers;
		return self::TEXTS * strlen( $json ) + self::CONTAINER * $containers + self::VALUE * $values;
	}

	/**
	 * Bytes that decoding may take now.
	 */
	private static function budget(): int {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		$left  = $limit > 0 ? max( 0, $limit - memory_get_usage() ) : PHP_INT_MAX;
		return (int) min( self::MAXIMUM, self::SHARE * $left );
	}
}
