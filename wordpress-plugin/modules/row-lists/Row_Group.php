<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Row_Lists;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Settings\Field;

/** The rows of a list field and an empty one at the end, with the button labels for settings.js. */
final class Row_Group {
	/**
	 * Prints the rows in a fieldset, after an empty value so that an empty list is submitted.
	 *
	 * @param mixed                                   $value     The rows.
	 * @param string                                  $refusal   Error message; '' if none.
	 * @param array<string, string>                   $words     Texts by data attribute.
	 * @param \Closure(int, array<mixed>, bool): void $row       Prints a row: its index, its values, and whether it is the empty one.
	 */
	public static function render( Field $field, mixed $value, string $refusal, array $words, \Closure $row ): void {
		$described = Field_Renderer::descriptions( $field, $refusal );
		$words    += array(
			'remove'  => __( 'Remove', 'cfg-configurator' ),
			'removed' => __( 'Removed. The change takes effect when you save.', 'cfg-configurator' ),
		);
		printf( '<fieldset class="cfg-rows" tabindex="-1" id="%s" aria-describedby="%s"', esc_attr( Field_Renderer::id( $field ) ), esc_attr( $described ) );
		foreach ( $words as $name => $word ) {
			printf( ' data-%s="%s"', esc_attr( $name ), esc_attr( $word ) );
		}
		printf(
			'><legend class="screen-reader-text">%s</legend><input type="hidden" name="%s" value=""><ol class="cfg-rows-list">',
			esc_html( $field->label() ),
			esc_attr( Field_Renderer::name( $field ) )
		);
		$rows = self::sorted( is_array( $value ) ? $value : array() );
		foreach ( $rows as $index => $values ) {
			$row( $index, $values, false );
		}
		$row( count( $rows ), array(), true );
		echo '</ol></fieldset>';
	}

	/**
	 * Reads each row's `position`, a number typed or set by the buttons, and its `remove` flag. Returns the remaining rows sorted
	 * by position. Rows with the same position keep their order, rows without a
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
