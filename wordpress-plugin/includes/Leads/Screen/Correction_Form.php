<?php
/**
 * Form to correct a lead's contact details.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Screen;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Lead;

/**
 * Edits the fields of a lead that may be corrected. Everything else stays as submitted.
 */
final class Correction_Form {
	public function render( Lead $lead ): void {
		echo '<h2>' . esc_html__( 'Contact', 'cfg-configurator' ) . '</h2><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) )
			. '"><input type="hidden" name="action" value="' . esc_attr( Lead_Actions::PREFIX . 'correct' )
			. '"><input type="hidden" name="lead" value="' . esc_attr( (string) $lead->id ) . '">';
		wp_nonce_field( Lead_Actions::intent( 'correct', array( $lead->id ) ) );
		foreach ( Lead_Fields::correctable() as $field ) {
			echo '<p><label>' . esc_html( $field->label ) . '<br><input class="regular-text" type="' . esc_attr( $field->correction ) . '" name="'
				. esc_attr( $field->column ) . '" value="' . esc_attr( $lead->text( $field->column ) ) . '"></label></p>';
		}
		echo '<p><button class="button">' . esc_html__( 'Correct', 'cfg-configurator' ) . '</button>';
		if ( '' !== $lead->corrected_gmt ) {
			$user = get_userdata( $lead->corrected_by );
			$name = false === $user ? '#' . $lead->corrected_by : $user->display_name;
			/* translators: 1: date and time, 2: name of a user */
			$words = __( 'Corrected %1$s by %2$s', 'cfg-configurator' );
			$when  = get_date_from_gmt( $lead->corrected_gmt, 'd/m/Y H:i' );
			echo ' <span class="description">' . esc_html( sprintf( $words, $when, $name ) ) . '</span>';
		}
		echo '</p></form>';
	}
}
