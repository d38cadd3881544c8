<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;

/** A way to deliver leads: by mail, or what a module adds. Each has a queue of its own in the table of deliveries. */
abstract class Channel {
	/** Minimum time left to start a delivery: this many seconds, or this multiple of the previous one's duration. */
	private const LEAST_SECONDS = 1.0;
	private const LEAST_TIMES   = 1.5;

	/** @return list<self> Those of modules. */
	final public static function added(): array {
		$channels = Lead_Event::filter( 'cfg_configurator_channels', array() );
		return array_values( array_filter( is_array( $channels ) ? $channels : array(), static fn ( mixed $channel ): bool => $channel instanceof self ) );
	}

	abstract public static function queue(): Delivery_Queue;

	/** Plans the deliveries of a stored lead. Safe to call twice. Returns whether all are planned; if not, it is called again. */
	abstract public function plan( Lead $lead ): bool;

	/** Sends what is due. Called by cron. Returns the number of deliveries sent. */
	abstract public function send_due(): int;

	/** Starts all pending and given up deliveries again. Returns their number. */
	public function retry(): int {
		return static::queue()->make_all_due();
	}

	/** The table of deliveries was lost and has been created again, empty. */
	public function replan(): void {
	}

	/** Called when a delivery has arrived. */
	abstract protected function sent( Delivery $delivery ): void;

	/** Called when a delivery is given up. */
	abstract protected function given_up( Delivery $delivery, Send_Result $result ): void;

	/**
	 * Sends deliveries one by one until the time is up or the receiver seems to be down.
	 *
	 * @param list<Delivery>                         $due
	 * @param float                                  $end     Deadline for all deliveries (Clock::timer).
	 * @param float                                  $seconds Time limit of one delivery.
	 * @param bool                                   $is_cron Whether to continue if the receiver is slow.
	 * @param \Closure(Delivery, float): Send_Result $attempt Gets the delivery and its time limit.
	 * @param \Closure(Send_Result): bool            $record  Gets each outcome. Returns whether the receiver seems to be down.
	 * @return array{int, bool} Number of deliveries sent, and whether there was time for all.
	 */
	final protected function deliver( array $due, float $end, float $seconds, bool $is_cron, \Closure $attempt, \Closure $record ): array {
		$sent = 0;
		$last = 0.0;
		foreach ( $due as $unclaimed ) {
			$left = $end - Clock::timer();
			if ( $left < max( self::LEAST_SECONDS, self::LEAST_TIMES * $last ) ) {
				return array( $sent, false );
			}
			$delivery = static::queue()->claim( $unclaimed );
			if ( null === $delivery ) {
				continue;
			}
			$result = $attempt( $delivery, min( $left, $seconds ) );
			$last   = $result->seconds;
			$sent  += $result->is_sent() ? 1 : 0;
			$this->settle( $delivery, $result );
			$is_open = $record( $result );
			if ( $is_open && ! ( $is_cron && $result->is_sent() ) ) {
				return array( $sent, false );
			}
		}
		return array( $sent, true );
	}

	/** Writes the outcome of an attempt. */
	final protected function settle( Delivery $delivery, Send_Result $result ): void {
		if ( $result->is_sent() ) {
			static::queue()->settle_sent( $delivery );
			$this->sent( $delivery );
		} elseif ( static::queue()->settle_failed( $delivery, $result ) ) {
			$this->given_up( $delivery, $result );
		}
	}

	/** Gives up deliveries whose process ended during the last attempt. */
	final protected function give_up_abandoned( string $error ): void {
		foreach ( static::queue()->give_up_abandoned( $error ) as $delivery ) {
			$this->given_up( $delivery, new Send_Result( Send_Result::UNCERTAIN, $error ) );
		}
	}
}
