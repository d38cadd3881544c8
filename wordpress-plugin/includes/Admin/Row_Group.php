<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;

/** The fieldset around the rows of a list field, with the button labels for settings.js. */
final class Row_Group {
	/**
	 * Prints the opening tag, the legend, and an empty value so that an empty list is submitted. The caller closes the
	 * fieldset.
	 *
	 * @param string                $described Ids of the describing elements.
	 * @param array<string, string> $words     Texts by data attribute.
	 */
	public static function open( Field $field, string $described, array $words ): void {
		$words += array(
			'remove'  => __( 'Remove', 'cfg-configurator' ),
			'removed' => __( 'Removed. The change takes effect when you save.', 'cfg-configurator' ),
		);
		printf( '<fieldset class="cfg-rows" tabindex="-1" id="%s" aria-describedby="%s"', esc_attr( Field_Renderer::id( $field ) ), esc_attr( $described ) );
		foreach ( $words as $name => $word ) {
			printf( ' data-%s="%s"', esc_attr( $name ), esc_attr( $word ) );
		}
		printf(
			'><legend class="screen-reader-text">%s</legend><input type="hidden" name="%s" value="">',
			esc_html( $field->label() ),
			esc_attr( Field_Renderer::name( $field ) )
		);
	}
}
