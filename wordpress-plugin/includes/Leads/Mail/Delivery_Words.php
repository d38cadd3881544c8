<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;

/** Describes the state of each mail of a lead. */
final class Delivery_Words {
	/**
	 * @param list<Delivery> $deliveries Of one lead.
	 * @return string HTML.
	 */
	public static function list( array $deliveries ): string {
		$lines = array_map(
			static fn ( Delivery $delivery ): string => '<span class="cfg-leads-mail cfg-leads-' . esc_attr( $delivery->state )
			. '">' . esc_html( self::recipient( $delivery->recipient ) . ': ' . self::state( $delivery ) ) . '</span>',
			$deliveries
		);
		return array() === $lines ? '—' : implode( '', $lines );
	}

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

	/** Its state, and when it was sent or is tried again. */
	public static function state_and_time( Delivery $delivery ): string {
		$separator = Delivery::PENDING === $delivery->state ? '; ' : ' ';
		return rtrim( self::state( $delivery ) . $separator . self::time( $delivery ) );
	}

	/** When it was sent, or the next attempt; '' if neither. */
	private static function time( Delivery $delivery ): string {
		return match ( $delivery->state ) {
			Delivery::SENT => Clock::words( $delivery->sent_gmt ),
			/* translators: %s: date and time */
			Delivery::PENDING => sprintf( __( 'next attempt %s', 'cfg-configurator' ), Clock::words( $delivery->next_gmt ) ),
			default => '',
		};
	}
}
