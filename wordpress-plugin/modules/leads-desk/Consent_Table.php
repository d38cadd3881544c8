<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Modules\Consents\Consent_Record;
use Cfg_Configurator\Modules\Consents\Consent_Words;

/** The consents of a lead, each with a link that records its withdrawal. */
final class Consent_Table {
	public static function render( Lead $lead ): void {
		echo '<h2>' . esc_html__( 'Consents', 'cfg-configurator' ) . '</h2><table class="widefat striped"><tbody>';
		foreach ( Consent_Record::of_lead( $lead ) as $consent ) {
			echo '<tr><th scope="row">' . esc_html( Consent_Record::fields()[ $consent->purpose ]->label ?? $consent->purpose ) . '</th><td>'
				. wp_kses( implode( '<br>', array_map( 'esc_html', Consent_Words::parts( $consent ) ) ), array( 'br' => array() ) ) . '<br>';
			if ( ! $consent->is_withdrawn() ) {
				$words = __( 'Record withdrawal', 'cfg-configurator' );
				echo wp_kses_post( Lead_Actions::link( 'withdraw', $lead->id, $words, 'button', array( 'purpose' => $consent->purpose ) ) );
			}
			echo '</td></tr>';
		}
		echo '</tbody></table>';
	}
}
