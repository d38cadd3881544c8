<?php
/**
 * Prints what rows of a field have around them.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;

/**
 * The fieldset of a field that is a list of rows, with the words that settings.js puts on its buttons.
 */
final class Row_Group {
	/**
	 * Prints the opening tag, the legend, and an empty value for a list without rows; the caller closes it.
	 *
	 * @param string                $described Ids of what is said about the field.
	 * @param array<string, string> $words     By the name of their data attribute.
	 */
	public static function open( Field $field, string $described, array $words ): void {
		$words += array(
			'remove'  => __( 'Remove', 'cfg-configurator' ),
			'removed' => __( 'Removed. It goes for good when you save.', 'cfg-configurator' ),
		);
		printf( '<fieldset class="cfg-rows" tabindex="-1" id="%s" aria-describedby="%s"', esc_attr( Field_Renderer::id( $field ) ), esc_attr( $described ) );
		foreach ( $words as $name => $word ) {
			printf( ' data-%s="%s"', esc_attr( $name ), esc_attr( $word ) );
		}
		printf(
			'><legend class="screen-reader-text">%s</legend><input type="hidden" name="%s" value="">',
			esc_html( $field->label ),
			esc_attr( Field_Renderer::name( $field ) )
		);
	}
}
