<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Value_Validator;

/** A colour as six hexadecimal digits: '#0b5a63'. */
final class Colour extends Control {
	/** Accepts three or six hexadecimal digits; '#' may be missing. */
	public function validate( Field $field, mixed $raw ): string|\WP_Error {
		$text = Value_Validator::text( $field, $raw );
		if ( is_wp_error( $text ) || '' === $text ) {
			return $text;
		}
		$colour = (string) sanitize_hex_color( '#' . ltrim( strtolower( $text ), '#' ) );
		if ( '' === $colour ) {
			/* translators: %s: what the editor wrote. */
			return new \WP_Error( 'refused', sprintf( __( '\'%s\' is not a colour. Example: #0b5a63.', 'cfg-configurator' ), $text ) );
		}
		return 4 === strlen( $colour ) ? (string) preg_replace( '/[0-9a-f]/', '$0$0', $colour ) : $colour;
	}

	/** The picker of WordPress, which pickers.js adds. */
	public function render( Field $field, mixed $value, string $refusal ): void {
		$more = array(
			'type'      => 'text',
			'class'     => 'cfg-colour',
			'value'     => is_scalar( $value ) ? (string) $value : '',
			'maxlength' => '7',
			'data-own'  => $field->example(),
		);
		Field_Renderer::open( 'input', $field, $refusal, $more );
	}

	public function is_group(): bool {
		return false;
	}
}
