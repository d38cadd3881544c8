<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;


/** Describes the state of each mail of a lead. */
final class Delivery_Words {
	public static function recipient( string $recipient ): string {
		return match ( $recipient ) {
			Delivery::DEALER => __( 'Dealer', 'cfg-configurator' ),
			Delivery::COPY => __( 'Copy', 'cfg-configurator' ),
			default => __( 'Buyer', 'cfg-configurator' ),
		};
	}

	public static function state( Delivery $delivery ): string {
		return match ( $delivery->state ) {
			Delivery::SENT => __( 'sent', 'cfg-configurator' ),
			Delivery::FAILED => $delivery->uncertain > 0 ? __( 'not confirmed: it may have arrived', 'cfg-configurator' ) : __( 'failed', 'cfg-configurator' ),
			Delivery::LIMITED => __( 'not sent: too many emails to this address within an hour', 'cfg-configurator' ),
			default => 0 === $delivery->attempts
				? __( 'waiting', 'cfg-configurator' )
				/* translators: %d: number of attempts */
				: sprintf( _n( 'waiting after %d attempt', 'waiting after %d attempts', $delivery->attempts, 'cfg-configurator' ), $delivery->attempts ),
		};
	}
}
