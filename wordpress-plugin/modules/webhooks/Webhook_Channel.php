<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Channel;
use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Event;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;

/**
 * Sends due webhooks in cron, and those of one lead when an editor asks for it; never in a visitor's request. A receiver that does not answer gets one attempt
 * per run until it answers again. The `recipient` of a delivery is the webhook's id, its `address` the URL.
 */
final class Webhook_Channel extends Channel {
	public const NAME = 'webhook';

	/** The kind of alert if a webhook was given up. */
	public const ALERT = 'webhook';

	/** Time limit of one request, in seconds. */
	private const REQUEST_SECONDS = 10.0;

	/** Seconds after which a run starts no further request; shared by all webhooks. */
	private const RUN_SECONDS = 60.0;

	/** Maximum deliveries to a webhook per run. */
	private const RUN_DELIVERIES = 1000;

	/** Longer than the attempts to deliver a webhook can take, in seconds. */
	private const LONGEST = 4 * DAY_IN_SECONDS;

	/**
	 * A receiver that accepts requests and does not answer may be down for a day. An attempt with unknown outcome is repeated late, or
	 * when the receiver has answered again (docs/decisions/0073).
	 */
	public static function queue(): Delivery_Queue {
		return new Delivery_Queue( self::NAME, Delivery::LONGEST_WAIT );
	}

	public function plan( Lead $lead ): bool {
		return null !== self::queue()->plan( $lead->id, array_column( Webhook::all(), 'url', 'id' ) );
	}

	/** Plans those of the latest leads again: an attempt may have been pending. Receivers recognise repeats by their key. */
	public function replan(): void {
		$sql = "INSERT IGNORE INTO %i (lead_id, channel, recipient, address, state, last_error, next_gmt)
			SELECT id, %s, %s, %s, %s, '', %s FROM %i WHERE is_planned = 1 AND status = %s AND created_gmt > %s";
		foreach ( Webhook::all() as $webhook ) {
			$row   = array( self::NAME, $webhook->id, $webhook->url, Delivery::PENDING, Clock::stamp() );
			$leads = array( Tables::leads(), Lead::RECEIVED, Clock::stamp( -self::LONGEST ) );
			Database::run( $sql, Tables::deliveries(), ...$row, ...$leads );
		}
	}

	public function send_due(): int {
		$webhooks = Webhook::all();
		self::give_up_removed( array_map( 'strval', array_keys( $webhooks ) ) );
		if ( array() === $webhooks ) {
			return 0;
		}
		$this->give_up_abandoned( __( 'The PHP process ended each time this webhook was being sent.', 'cfg-configurator' ) );
		$sent = 0;
		foreach ( $webhooks as $webhook ) {
			self::ask( $webhook );
			$due   = self::queue()->due( self::RUN_DELIVERIES, false, $webhook->id );
			$sent += $this->send( $webhook, $due, self::RUN_SECONDS / count( $webhooks ) );
		}
		return $sent;
	}

	/** @param list<string> $ids Webhooks in the settings. Pending deliveries to all others are given up. */
	private static function give_up_removed( array $ids ): void {
		$others = array() === $ids ? '' : ' AND recipient NOT IN (' . Database::marks( $ids ) . ')';
		$sql    = "UPDATE %i SET state = %s, last_error = %s WHERE channel = %s AND state = %s{$others}";
		$error  = __( 'This webhook was removed from the settings.', 'cfg-configurator' );
		Database::run( $sql, Tables::deliveries(), Delivery::FAILED, $error, self::NAME, Delivery::PENDING, ...$ids );
	}

	/** Starts all deliveries of a lead again, also those to webhooks that were added since, and sends them now. */
	public function resend( Lead $lead ): void {
		$this->plan( $lead );
		self::queue()->restart( $lead->id );
		$webhooks = Webhook::all();
		foreach ( self::queue()->of_lead( $lead->id ) as $delivery ) {
			$webhook = $webhooks[ $delivery->recipient ] ?? null;
			if ( null !== $webhook && Delivery::PENDING === $delivery->state ) {
				$this->send( $webhook, array( $delivery ), self::REQUEST_SECONDS );
			}
		}
	}

	/** Asks a receiver that did not answer whether it is back, if only its next retry would tell. Not with a lead: it may arrive each time. */
	private static function ask( Webhook $webhook ): void {
		$queue = self::queue();
		if ( $webhook->breaker()->is_failing() && array() === $queue->due( 1, false, $webhook->id )
			&& $queue->count( Delivery::PENDING, array( $webhook->id ) ) > 0 ) {
			self::record( $webhook, Webhook_Client::post( $webhook, Webhook_Message::ping(), self::REQUEST_SECONDS ) );
		}
	}

	/** @param list<Delivery> $due Deliveries to this webhook. */
	private function send( Webhook $webhook, array $due, float $seconds ): int {
		return $this->deliver(
			$due,
			Clock::timer() + $seconds,
			self::REQUEST_SECONDS,
			true,
			static fn ( Delivery $delivery, float $limit ): Send_Result => self::attempt( $webhook, $delivery, $limit ),
			static fn ( Send_Result $result ): bool => self::record( $webhook, $result )
		)[0];
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

	/** Returns whether the receiver seems to be down. When it answers again, all its pending retries are due. */
	private static function record( Webhook $webhook, Send_Result $result ): bool {
		$breaker = $webhook->breaker();
		$is_back = ! $result->is_unreachable && $breaker->is_failing();
		// A slow receiver is not a failing one.
		$is_open = $breaker->record( $result->is_unreachable );
		if ( $is_back ) {
			$sql = 'UPDATE %i SET next_gmt = %s WHERE channel = %s AND state = %s AND recipient = %s AND attempts > 0';
			Database::run( $sql, Tables::deliveries(), Clock::stamp(), self::NAME, Delivery::PENDING, $webhook->id );
		}
		return $is_open;
	}

	protected function sent( Delivery $delivery ): void {
	}

	protected function given_up( Delivery $delivery, Send_Result $result ): void {
		$words = __(
			'A lead could not be delivered to a webhook. The lead is still in the list and can be sent again from there.',
			'cfg-configurator'
		);
		Faults::report( self::ALERT, $words, $result->error );
		Lead_Event::given_up( $delivery->lead_id, self::NAME, $result->error );
	}
}
