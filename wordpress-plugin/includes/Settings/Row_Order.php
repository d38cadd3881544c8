<?php
/**
 * Order of the rows of a list.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what the screen says of a row's place: `position`, a number typed or set by the buttons, and `remove`.
 */
final class Row_Order {
	/**
	 * The rows that stay, in the order asked for; rows of the same position keep theirs, rows without
	 * one stay where they are.
	 *
	 * @param array<mixed> $rows Other things than rows are left out.
	 * @return list<array<mixed>>
	 */
	public static function sorted( array $rows ): array {
		$kept  = array_values( array_filter( $rows, static fn( mixed $row ): bool => is_array( $row ) && empty( $row['remove'] ) ) );
		$place = static fn( array $row, int $index ): float => is_numeric( $row['position'] ?? null ) ? (float) $row['position'] : (float) $index + 1;
		$order = array_map( $place, $kept, array_keys( $kept ) );
		asort( $order );
		return array_map( static fn( int $index ): array => $kept[ $index ], array_keys( $order ) );
	}
}
