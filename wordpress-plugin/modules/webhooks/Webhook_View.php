<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Status;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Screen\Delivery_Words;
use Cfg_Configurator\Leads\Screen\Lead_Actions;

/** Shows the webhooks of a lead, with a button that sends them again. */
final class Webhook_View {
	public static function render( Lead $lead ): void {
		$deliveries = Webhook_Table::of_lead( $lead->id );
		$webhooks   = Webhook::all();
		if ( array() === $deliveries && array() === $webhooks ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Webhooks', 'cfg-configurator' ) . '</h2>';
		if ( array() === $deliveries ) {
			echo '<p>' . esc_html__( 'Not sent to the webhooks.', 'cfg-configurator' ) . '</p>';
		} else {
			echo '<table class="widefat striped"><tbody>';
			foreach ( $deliveries as $delivery ) {
				echo '<tr><th scope="row">' . esc_html( Webhook::host_of( $webhooks[ $delivery->recipient ]->url ?? $delivery->address ) ) . '</th><td>'
					. esc_html( Delivery_Words::state_and_time( $delivery ) )
					. '<code class="cfg-leads-error">' . esc_html( $delivery->last_error ) . '</code></td></tr>';
			}
			echo '</tbody></table>';
		}
		if ( array() !== $webhooks && Lead_Status::RECEIVED === $lead->status ) {
			$send = Lead_Actions::link( 'resend-webhooks', $lead->id, __( 'Send to the webhooks again', 'cfg-configurator' ), 'button' );
			echo '<p class="cfg-leads-tools">' . wp_kses_post( $send ) . '</p>';
		}
	}

	/**
	 * Lines for the privacy export.
	 *
	 * @return list<string>
	 */
	public static function lines( Lead $lead ): array {
		return array_map(
			static function ( Delivery $delivery ): string {
				$sent = '' === $delivery->sent_gmt ? '' : " {$delivery->sent_gmt} UTC";
				return Webhook::host_of( $delivery->address ) . ': ' . Delivery_Words::state( $delivery ) . $sent;
			},
			Webhook_Table::of_lead( $lead->id )
		);
	}
}
