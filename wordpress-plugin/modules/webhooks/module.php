<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Leads_Desk\Lead_View;

return new class() extends Module {
	public const REQUIRES = array( 'leads-desk', 'leads-rest', 'checked-requests', 'overload-protection', 'row-lists' );

	public const IS_ON_AT_FIRST = false;

	public function checks(): array {
		$check = array(
			'slug'           => array() === Webhook::all() ? '' : 'webhooks',
			'sends_requests' => true,
			'run'            => Webhook_Check::run( ... ),
		);
		return array( $this->title() => $check );
	}

	public function register(): void {
		add_filter( 'cfg_configurator_channels', static fn ( array $channels ): array => array( ...$channels, new Webhook_Channel() ) );
		add_filter( 'cfg_configurator_lead_personal_data', self::add_personal_data( ... ), 10, 2 );
		add_action( 'cfg_configurator_lead_screen', self::render( ... ) );
		add_action( 'cfg_configurator_leads_notices', self::render_notices( ... ) );
		add_filter( 'debug_information', array( Webhook_Check::class, 'add_numbers' ), 20 );
		if ( is_admin() ) {
			( new Webhook_Actions() )->register();
			( new Webhook_Test() )->register();
		}
	}

	/**
	 * @param array<mixed> $data
	 * @return array<mixed>
	 */
	private static function add_personal_data( array $data, Lead $lead ): array {
		$line = static function ( Delivery $delivery ): string {
			$sent = '' === $delivery->sent_gmt ? '' : " {$delivery->sent_gmt} UTC";
			return Webhook::host_of( $delivery->address ) . ': ' . $delivery->description() . $sent;
		};
		$data[ __( 'Webhooks', 'cfg-configurator' ) ] = implode( "\n", array_map( $line, Webhook_Channel::queue()->of_lead( $lead->id ) ) );
		return $data;
	}

	/** Shows the webhooks of a lead. */
	private static function render( Lead $lead ): void {
		$deliveries = Webhook_Channel::queue()->of_lead( $lead->id );
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
					. esc_html( Lead_View::state_and_time( $delivery ) )
					. '<code class="cfg-leads-error">' . esc_html( $delivery->last_error ) . '</code></td></tr>';
			}
			echo '</tbody></table>';
		}
		if ( array() !== $webhooks && Lead::RECEIVED === $lead->status ) {
			$send = Webhook_Actions::link( Webhook_Actions::RESEND, $lead->id, __( 'Send to the webhooks again', 'cfg-configurator' ), 'button' );
			echo '<p class="cfg-leads-tools">' . wp_kses_post( $send ) . '</p>';
		}
	}

	private static function render_notices( string $did ): void {
		$done = match ( $did ) {
			Webhook_Actions::SENT => __( 'Sent to the webhooks again. The status of each is shown below.', 'cfg-configurator' ),
			Webhook_Actions::DUE => __( 'The webhooks will be tried again within five minutes.', 'cfg-configurator' ),
			default => '',
		};
		if ( '' !== $done ) {
			wp_admin_notice( esc_html( $done ), array( 'type' => 'success' ) );
		}
		$ids    = array_map( 'strval', array_keys( Webhook::all() ) );
		$failed = array() === $ids ? 0 : Webhook_Channel::queue()->count( Delivery::FAILED, $ids );
		if ( $failed > 0 ) {
			/* translators: %d: number of webhooks of leads */
			$words = _n(
				'%d lead could not be delivered to a webhook. Check the receiver, then try again.',
				'%d leads could not be delivered to a webhook. Check the receiver, then try again.',
				$failed,
				'cfg-configurator'
			);
			$link  = Webhook_Actions::link( Webhook_Actions::RETRY, 0, __( 'Try all again', 'cfg-configurator' ) );
			wp_admin_notice( esc_html( sprintf( $words, $failed ) ) . ' ' . $link, array( 'type' => 'warning' ) );
		}
	}
};
