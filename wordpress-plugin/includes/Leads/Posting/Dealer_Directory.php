<?php
/**
 * Finds dealers.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;

/**
 * Dealers and districts as the content calls answer them, and a copy of the last good answer: a buyer does not wait
 * for the content site, and a content site that is down refuses no lead.
 */
final class Dealer_Directory {
	public const OPTION = 'cfg_configurator_dealers';

	/** Age from which the copy is asked for anew after the response, in seconds. */
	private const FRESH = HOUR_IN_SECONDS;

	/** Age up to which an unknown dealer is taken for wrong, in seconds. */
	private const CURRENT = MINUTE_IN_SECONDS;

	public function __construct( private Clock $clock ) {
	}

	/**
	 * The network to check a form against: the copy, unless it does not know the dealer and is not quite new.
	 *
	 * @param string $dealer_id '' asks for no dealer.
	 */
	public function network_for( string $dealer_id ): Dealer_Network {
		$copy    = $this->copy();
		$network = new Dealer_Network( $copy['wire'] );
		$is_fine = '' === $dealer_id || null !== $network->dealer( $dealer_id );
		if ( ( $is_fine && ! $network->is_empty() ) || $this->age( $copy ) < self::CURRENT ) {
			return $network;
		}
		return new Dealer_Network( $this->refreshed() ?? $copy['wire'] );
	}

	/**
	 * Asks for the network anew where the copy is old. Slow: for after the response, and for cron.
	 */
	public function refresh(): void {
		if ( $this->age( $this->copy() ) >= self::FRESH ) {
			$this->refreshed();
		}
	}

	/**
	 * @return array<mixed>|null Null where the call fails, or knows no dealer.
	 */
	private function refreshed(): ?array {
		$answer = rest_do_request( new \WP_REST_Request( 'GET', '/cfg/hyuDealersLst/all' ) );
		$wire   = $answer->is_error() ? null : json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		$is_any = is_array( $wire ) && ! ( new Dealer_Network( $wire ) )->is_empty();
		$kept   = $is_any ? $wire : $this->copy()['wire'];
		// A failure too is news for a minute: not every buyer waits for a site that is down.
		update_option(
			self::OPTION,
			array(
				'asked' => $this->clock->now(),
				'wire'  => $kept,
			),
			false
		);
		return $is_any ? $wire : null;
	}

	/**
	 * Seconds since the network was last asked for; a time to come, left by a clock put back, is long ago.
	 *
	 * @param array{asked: int, wire: array<mixed>} $copy As kept.
	 */
	private function age( array $copy ): int {
		$age = $this->clock->now() - $copy['asked'];
		return $age < 0 ? PHP_INT_MAX : $age;
	}

	/**
	 * @return array{asked: int, wire: array<mixed>}
	 */
	private function copy(): array {
		$copy = get_option( self::OPTION, array() );
		$copy = is_array( $copy ) ? $copy : array();
		return array(
			'asked' => is_int( $copy['asked'] ?? null ) ? $copy['asked'] : 0,
			'wire'  => is_array( $copy['wire'] ?? null ) ? $copy['wire'] : array(),
		);
	}
}
