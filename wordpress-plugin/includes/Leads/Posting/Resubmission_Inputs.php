<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Fields\Lead_Field;

/** Renders the inputs with their submitted values and errors. Inherits the theme's styles. */
final class Resubmission_Inputs {
	/**
	 * @param array<string, string> $fields Submitted values.
	 * @param array<string, string> $broken Messages by field.
	 */
	public function __construct( private array $fields, private array $broken ) {
	}

	public function text( Lead_Field $field ): string {
		return $this->labelled(
			$field,
			'<input type="text" name="' . esc_attr( $field->name ) . '" value="' . esc_attr( $this->typed( $field->name ) )
			. '" autocomplete="' . esc_attr( $field->autocomplete ) . '"' . $this->state( $field->name ) . '>'
		);
	}

	public function textarea( Lead_Field $field ): string {
		return $this->labelled(
			$field,
			'<textarea name="' . esc_attr( $field->name ) . '" rows="4"' . $this->state( $field->name ) . '>'
			. esc_textarea( $this->typed( $field->name ) ) . '</textarea>'
		);
	}

	public function dealers( Lead_Field $field, Dealer_Network $network ): string {
		$chosen = $this->typed( $field->name );
		if ( $network->is_empty() ) {
			return $this->hidden(
				array(
					'id_district' => $this->typed( 'id_district' ),
					$field->name  => $chosen,
				)
			);
		}
		$options = '<option value="">' . esc_html_x( 'Choose the dealer', 'visitor', 'cfg-configurator' ) . '</option>';
		foreach ( $network->by_district() as $district => $dealers ) {
			$options .= '<optgroup label="' . esc_attr( (string) $district ) . '">';
			foreach ( $dealers as $dealer ) {
				$options .= '<option value="' . esc_attr( $dealer->id ) . '"' . selected( $chosen, $dealer->id, false ) . '>'
					. esc_html( $dealer->name ) . '</option>';
			}
			$options .= '</optgroup>';
		}
		return $this->labelled( $field, '<select name="' . esc_attr( $field->name ) . '"' . $this->state( $field->name ) . '>' . $options . '</select>' );
	}

	/** @param string $link URL of the terms; '' for none. */
	public function box( Lead_Field $field, string $link = '' ): string {
		$words = esc_html( $field->prompt );
		$words = '' === $link ? $words : '<a href="' . esc_url( $link ) . '">' . $words . '</a>';
		return '<p><label><input type="checkbox" name="' . esc_attr( $field->name ) . '" value="S"' . checked( $this->typed( $field->name ), 'S', false )
			. $this->state( $field->name ) . '> ' . $words . '</label>' . $this->wrong( $field->name ) . '</p>';
	}

	/** @param array<string, string> $values By name. */
	public function hidden( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= '<input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '">';
		}
		return $html;
	}

	private function labelled( Lead_Field $field, string $input ): string {
		return '<p><label>' . esc_html( $field->prompt ) . '<br>' . $input . '</label>' . $this->wrong( $field->name ) . '</p>';
	}

	private function state( string $name ): string {
		return isset( $this->broken[ $name ] ) ? ' aria-invalid="true" aria-describedby="cfg-wrong-' . esc_attr( $name ) . '"' : '';
	}

	private function wrong( string $name ): string {
		return isset( $this->broken[ $name ] ) ? '<strong id="cfg-wrong-' . esc_attr( $name ) . '">' . esc_html( $this->broken[ $name ] )
			. '</strong>' : '';
	}

	private function typed( string $name ): string {
		return $this->fields[ $name ] ?? '';
	}
}
