<?php
/**
 * Inputs of the resubmission form.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the inputs with their submitted values and errors. Inherits the theme's styles.
 */
final class Resubmission_Inputs {
	/**
	 * @param array<string, string> $fields Submitted values.
	 * @param array<string, string> $broken Messages by field.
	 */
	public function __construct( private array $fields, private array $broken ) {
	}

	public function text( string $name, string $label, string $autocomplete ): string {
		return $this->labelled(
			$name,
			$label,
			'<input type="text" name="' . esc_attr( $name ) . '" value="' . esc_attr( $this->typed( $name ) )
			. '" autocomplete="' . esc_attr( $autocomplete ) . '"' . $this->state( $name ) . '>'
		);
	}

	public function message(): string {
		return $this->labelled(
			'msg',
			_x( 'Message', 'visitor', 'cfg-configurator' ),
			'<textarea name="msg" rows="4"' . $this->state( 'msg' ) . '>'
			. esc_textarea( $this->typed( 'msg' ) ) . '</textarea>'
		);
	}

	public function dealers( Dealer_Network $network ): string {
		$chosen = $this->typed( 'dealer' );
		if ( $network->is_empty() ) {
			return $this->hidden(
				array(
					'id_district' => $this->typed( 'id_district' ),
					'dealer'      => $chosen,
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
		return $this->labelled(
			'dealer',
			_x( 'Dealer', 'visitor', 'cfg-configurator' ),
			'<select name="dealer"' . $this->state( 'dealer' ) . '>' . $options
			. '</select>'
		);
	}

	/**
	 * @param string $link URL of the terms; '' for none.
	 */
	public function box( string $name, string $label, string $link = '' ): string {
		$words = '' === $link ? esc_html( $label ) : '<a href="' . esc_url( $link ) . '">' . esc_html( $label ) . '</a>';
		return '<p><label><input type="checkbox" name="' . esc_attr( $name ) . '" value="S"' . checked( $this->typed( $name ), 'S', false )
			. $this->state( $name ) . '> ' . $words . '</label>' . $this->wrong( $name ) . '</p>';
	}

	/**
	 * @param array<string, string> $values By name.
	 */
	public function hidden( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= '<input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '">';
		}
		return $html;
	}

	private function labelled( string $name, string $label, string $input ): string {
		return '<p><label>' . esc_html( $label ) . '<br>' . $input . '</label>' . $this->wrong( $name ) . '</p>';
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
