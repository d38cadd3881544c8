<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;

/**
 * Sends deliveries one by one until the time is up or the receiver seems to be down. Each is claimed before it is sent,
 * and its outcome is written right after.
 */
final class Send_Loop {
	/** Minimum time left to start a delivery: this many seconds, or this multiple of the previous one's duration. */
	private const LEAST_SECONDS = 1.0;
	private const LEAST_TIMES   = 1.5;

	/**
	 * @param float                                    $item_seconds Time limit of one delivery.
	 * @param \Closure(Delivery, float): Send_Result   $send         Gets the delivery and its time limit.
	 * @param \Closure(Delivery, Send_Result): void    $settle       Writes the outcome.
	 * @param \Closure(Send_Result): bool              $record       Records the outcome in a circuit breaker. Returns whether
	 *                                                               it is open now.
	 */
	public function __construct(
		private Delivery_Queue $queue,
		private float $item_seconds,
		private \Closure $send,
		private \Closure $settle,
		private \Closure $record,
	) {
	}

	/**
	 * @param float          $end     Deadline for all deliveries.
	 * @param list<Delivery> $due     Deliveries.
	 * @param bool           $is_cron Whether to continue if the receiver is slow.
	 * @return array{int, bool} Number of deliveries sent, and whether there was time for all.
	 */
	public function run( float $end, array $due, bool $is_cron ): array {
		$sent = 0;
		$last = 0.0;
		foreach ( $due as $unclaimed ) {
			$left = $end - Clock::timer();
			if ( $left < max( self::LEAST_SECONDS, self::LEAST_TIMES * $last ) ) {
				return array( $sent, false );
			}
			$delivery = $this->queue->claim( $unclaimed );
			if ( null === $delivery ) {
				continue;
			}
			$result = ( $this->send )( $delivery, min( $left, $this->item_seconds ) );
			$last   = $result->seconds;
			$sent  += $result->is_sent() ? 1 : 0;
			( $this->settle )( $delivery, $result );
			$is_open = ( $this->record )( $result );
			if ( $is_open && ! ( $is_cron && $result->is_sent() ) ) {
				return array( $sent, false );
			}
		}
		return array( $sent, true );
	}
}
