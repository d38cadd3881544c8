<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Leads\Clock;

/**
 * Dealers and districts from the content site, with a copy of the last good response. Buyers do not wait for the
 * content site, and leads are accepted while it is down.
 */
final class Dealer_Directory {
	public const OPTION = 'cfg_configurator_dealers';

	/** Age in seconds after which the copy is refreshed after the response. */
	private const FRESH = HOUR_IN_SECONDS;

	/** Age in seconds up to which a dealer missing from the copy counts as invalid. */
	private const CURRENT = MINUTE_IN_SECONDS;

	/**
	 * The network to validate a form with this dealer against ('' for none): the copy, unless the dealer is missing from it and it is
	 * older than CURRENT.
	 */
	public static function network_for( string $dealer_id ): Dealer_Network {
		$copy    = self::copy();
		$network = new Dealer_Network( $copy['wire'] );
		$is_fine = '' === $dealer_id || null !== $network->dealer( $dealer_id );
		if ( ( $is_fine && ! $network->is_empty() ) || self::age( $copy ) < self::CURRENT ) {
			return $network;
		}
		return new Dealer_Network( self::refreshed() ?? $copy['wire'] );
	}

	/** Refreshes an outdated copy. Slow: call only after the response or in cron. */
	public static function refresh(): void {
		if ( self::age( self::copy() ) >= self::FRESH ) {
			self::refreshed();
		}
	}

	/** @return array<mixed>|null Null if the call fails or returns no dealers. */
	private static function refreshed(): ?array {
		$wire   = Content_Site::get( 'hyuDealersLst/all' );
		$is_any = null !== $wire && ! ( new Dealer_Network( $wire ) )->is_empty();
		$list   = $is_any ? $wire : self::copy()['wire'];
		// Record failures too, so that not every buyer waits for a site that is down.
		update_option(
			self::OPTION,
			array(
				'asked' => Clock::now(),
				'wire'  => $list,
			),
			false
		);
		return $is_any ? $wire : null;
	}

	/**
	 * Seconds since the last request. A time in the future, left when the clock was set back, counts as very old.
	 *
	 * @param array{asked: int, wire: array<mixed>} $copy Stored copy.
	 */
	private static function age( array $copy ): int {
		$age = Clock::now() - $copy['asked'];
		return $age < 0 ? PHP_INT_MAX : $age;
	}

	/** @return array{asked: int, wire: array<mixed>} */
	private static function copy(): array {
		$copy = get_option( self::OPTION, array() );
		$copy = is_array( $copy ) ? $copy : array();
		return array(
			'asked' => is_int( $copy['asked'] ?? null ) ? $copy['asked'] : 0,
			'wire'  => is_array( $copy['wire'] ?? null ) ? $copy['wire'] : array(),
		);
	}
}
