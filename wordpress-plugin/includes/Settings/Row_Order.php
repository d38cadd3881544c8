<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** Reads a row's `position`, a number typed or set by the buttons, and its `remove` flag. */
final class Row_Order {
	/**
	 * Returns the remaining rows sorted by position. Rows with the same position keep their order, rows without a
	 * position stay where they are.
	 *
	 * @param array<mixed> $rows Rows; other values are dropped.
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
