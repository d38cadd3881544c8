<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Lead_Event;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Send_Loop;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/**
 * Sends due webhooks in cron, and those of one lead when an editor asks for it; never in a visitor's request. A receiver
 * that cannot be reached or does not answer gets one attempt per run until it answers again.
 */
final class Webhook_Sender {
	/** The kind of alert if a webhook was given up. */
	public const ALERT = 'webhook';

	/** Time limit of one request, in seconds. */
	private const REQUEST_SECONDS = 10.0;

	/** Seconds after which a run starts no further request; shared by all webhooks. */
	private const RUN_SECONDS = 60.0;

	/** Maximum deliveries to a webhook per run. */
	private const RUN_DELIVERIES = 1000;

	/** Sends due deliveries and returns their number. */
	public static function send_in_background(): int {
		$webhooks = Webhook::all();
		$removed  = __( 'This webhook was removed from the settings.', 'cfg-configurator' );
		Webhook_Table::give_up_others( array_map( 'strval', array_keys( $webhooks ) ), $removed );
		if ( array() === $webhooks ) {
			return 0;
		}
		$error     = __( 'The PHP process ended each time this webhook was being sent.', 'cfg-configurator' );
		$abandoned = Webhook_Table::queue()->give_up_abandoned( $error );
		foreach ( $abandoned as $delivery ) {
			self::report( $delivery, $error );
		}
		$sent = 0;
		foreach ( $webhooks as $webhook ) {
			self::ask( $webhook );
			$due   = Webhook_Table::queue()->due( self::RUN_DELIVERIES, false, $webhook->id );
			$sent += self::send( $webhook, $due, self::RUN_SECONDS / count( $webhooks ) );
		}
		return $sent;
	}

	/** Sends the due deliveries of a lead now. */
	public static function send_lead( int $lead_id ): void {
		$webhooks = Webhook::all();
		foreach ( Webhook_Table::of_lead( $lead_id ) as $delivery ) {
			$webhook = $webhooks[ $delivery->recipient ] ?? null;
			if ( null !== $webhook && Delivery::PENDING === $delivery->state ) {
				self::send( $webhook, array( $delivery ), self::REQUEST_SECONDS );
			}
		}
	}

	/**
	 * Asks a receiver that did not answer whether it is back, if otherwise only its next retry would tell. A lead must not
	 * be used for that: it may arrive each time.
	 */
	private static function ask( Webhook $webhook ): void {
		$queue = Webhook_Table::queue();
		if ( $webhook->breaker()->is_failing() && array() === $queue->due( 1, false, $webhook->id )
			&& $queue->count( Delivery::PENDING, array( $webhook->id ) ) > 0 ) {
			self::record( $webhook, Webhook_Client::post( $webhook, Webhook_Message::ping(), self::REQUEST_SECONDS ) );
		}
	}

	/** @param list<Delivery> $due Deliveries to this webhook. */
	private static function send( Webhook $webhook, array $due, float $seconds ): int {
		$loop = new Send_Loop(
			Webhook_Table::queue(),
			self::REQUEST_SECONDS,
			static fn ( Delivery $delivery, float $limit ): Send_Result => self::attempt( $webhook, $delivery, $limit ),
			self::settle( ... ),
			static fn ( Send_Result $result ): bool => self::record( $webhook, $result )
		);
		return $loop->run( Clock::timer() + $seconds, $due, true )[0];
	}

	private static function attempt( Webhook $webhook, Delivery $delivery, float $seconds ): Send_Result {
		$lead = Lead_Table::find( $delivery->lead_id );
		if ( null === $lead ) {
			return new Send_Result( Send_Result::REJECTED, __( 'The lead no longer exists.', 'cfg-configurator' ) );
		}
		try {
			return Webhook_Client::post( $webhook, Webhook_Message::of( $lead, $delivery->sendings ), $seconds );
		} catch ( \Throwable $fault ) {
			return new Send_Result( Send_Result::FAILED, $fault::class . ': ' . $fault->getMessage() );
		}
	}

	private static function settle( Delivery $delivery, Send_Result $result ): void {
		if ( $result->is_sent() ) {
			Webhook_Table::queue()->settle_sent( $delivery );
		} elseif ( Webhook_Table::queue()->settle_failed( $delivery, $result ) ) {
			self::report( $delivery, $result->error );
		}
	}

	/** Returns whether the receiver seems to be down. When it answers again, all its pending retries are due. */
	private static function record( Webhook $webhook, Send_Result $result ): bool {
		$breaker = $webhook->breaker();
		$is_back = ! $result->is_unreachable && $breaker->is_failing();
		// A slow receiver is not a failing one.
		$is_open = $breaker->record( $result->is_unreachable );
		if ( $is_back ) {
			Webhook_Table::queue()->retry_now( $webhook->id );
		}
		return $is_open;
	}

	private static function report( Delivery $delivery, string $error ): void {
		$words = __(
			'A lead could not be delivered to a webhook. The lead is still in the list and can be sent again from there.',
			'cfg-configurator'
		);
		Faults::report( self::ALERT, $words, $error );
		Lead_Event::given_up( $delivery->lead_id, 'webhook', $error );
	}
}
