<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;

/**
 * The address of a picture with its preview. pickers.js adds the buttons that open the media library and clear the
 * field; without JavaScript, the address can be entered.
 */
final class Picture_Selection {
	public static function render( Field $field, string $address, string $refusal ): void {
		$more = array(
			'type'        => 'text',
			'class'       => 'large-text',
			'value'       => $address,
			'data-choose' => __( 'Choose from the media library', 'cfg-configurator' ),
			'data-use'    => __( 'Use this image', 'cfg-configurator' ),
			'data-clear'  => __( 'Remove image', 'cfg-configurator' ),
		);
		echo '<div class="cfg-picture">';
		printf( '<img class="cfg-picture-preview" src="%s" alt=""%s>', esc_url( $address ), '' === $address ? ' hidden' : '' );
		Field_Renderer::open( 'input', $field, $refusal, $more );
		echo '</div>';
	}
}
