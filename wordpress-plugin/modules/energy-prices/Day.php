<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Energy_Prices;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Value_Validator;

/** A day as '2026-11-16'. */
final class Day extends Control {
	public function validate( Field $field, mixed $raw ): string|\WP_Error {
		$text = Value_Validator::text( $field, $raw );
		if ( is_wp_error( $text ) || '' === $text ) {
			return $text;
		}
		$parts = array_map( 'intval', explode( '-', $text ) );
		if ( 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/', $text ) && checkdate( $parts[1] ?? 0, $parts[2] ?? 0, $parts[0] ) ) {
			return $text;
		}
		/* translators: %s: what the editor wrote. */
		return new \WP_Error( 'refused', sprintf( __( '\'%s\' is not a date. Example: 2026-11-16.', 'cfg-configurator' ), $text ) );
	}

	/** What was rejected is shown as text: an input of the type `date` would be empty. */
	public function render( Field $field, mixed $value, string $refusal ): void {
		$more = array(
			'type'  => '' === $refusal ? 'date' : 'text',
			'class' => 'regular-text',
			'value' => is_scalar( $value ) ? (string) $value : '',
		);
		Field_Renderer::open( 'input', $field, $refusal, $more );
	}

	public function is_group(): bool {
		return false;
	}
}
