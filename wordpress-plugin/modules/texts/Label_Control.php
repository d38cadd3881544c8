<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;

/** The labels that this site replaces, a JSON object. Label_Rows prints their fields in the sections. */
final class Label_Control extends Control {
	public function validate( mixed $raw ): mixed {
		return Label_Validator::validate( $raw );
	}

	/** Prints the field that searches the texts of all sections, for search.js. */
	public function render( Field $field, mixed $value, string $described ): void {
		Label_Rows::render_search( $field );
	}

	public function attribute( mixed $saved ): array {
		return (array) json_decode( is_string( $saved ) ? $saved : '', true );
	}

	/** Texts by key, as the form posts them. Other formats replace the saved texts. */
	public function complete( mixed $saved, mixed $posted ): mixed {
		if ( ! is_array( $posted ) || array_filter( $posted, 'is_array' ) ) {
			return $posted;
		}
		$texts = json_decode( is_string( $saved ) ? $saved : '', true );
		return $posted + ( is_array( $texts ) ? $texts : array() );
	}
}
