<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Leads\Clock;

/**
 * Dealers and districts from the content site (spec §7), with a copy of the last good response. Buyers do not wait for the
 * content site, and leads are accepted while it is down.
 *
 * @phpstan-type Copy array{asked: int, wire: array<mixed>}
 */
final class Dealer_Directory {
	public const OPTION = 'cfg_configurator_dealers';

	/** Age in seconds after which the copy is refreshed after the response. */
	private const FRESH = HOUR_IN_SECONDS;

	/** Age in seconds up to which a dealer missing from the copy counts as invalid. */
	private const CURRENT = MINUTE_IN_SECONDS;

	/** @var array<string, Dealer> By id, in the content site's order. If there are none, a choice cannot be checked. */
	public readonly array $dealers;

	/** @var array<int|string, string> Names by id. */
	public readonly array $districts;

	/** @param array<mixed> $wire Decoded response; malformed parts and entries without an id are ignored. */
	public function __construct( array $wire ) {
		$dealers         = array();
		$this->districts = array_column( self::entries( $wire, 'districts', 'id', 'name' ), 1, 0 );
		foreach ( self::entries( $wire, 'dealers', 'objectId', 'designation', 'email', 'district' ) as list( $id, $name, $email, $district ) ) {
			$dealers[ $id ] = new Dealer( $id, $name, $email, $district, $this->districts[ $district ] ?? '' );
		}
		$this->dealers = $dealers;
	}

	public function dealer( string $id ): ?Dealer {
		return $this->dealers[ $id ] ?? null;
	}

	/**
	 * The dealers to validate a form with this dealer against ('' for none): the copy, unless the dealer is missing from it and it is
	 * older than CURRENT.
	 */
	public static function network_for( string $dealer_id ): self {
		$copy    = self::copy();
		$network = new self( $copy['wire'] );
		$is_fine = array() !== $network->dealers && ( '' === $dealer_id || null !== $network->dealer( $dealer_id ) );
		return $is_fine || self::age( $copy ) < self::CURRENT ? $network : self::refreshed( $network );
	}

	/** Refreshes an outdated copy. Slow: call only after the response or in cron. */
	public static function refresh(): void {
		$copy = self::copy();
		if ( self::age( $copy ) >= self::FRESH ) {
			self::refreshed( new self( $copy['wire'] ) );
		}
	}

	/** @return self The given one if the call fails or returns no dealers. */
	private static function refreshed( self $known ): self {
		$wire = Content_Site::get( 'hyuDealersLst/all' ) ?? array();
		$new  = new self( $wire );
		$copy = array(
			// Failures count too, so that not every buyer waits for a site that is down.
			'asked' => Clock::now(),
			'wire'  => array() === $new->dealers ? self::copy()['wire'] : $wire,
		);
		update_option( self::OPTION, $copy, false );
		return array() === $new->dealers ? $known : $new;
	}

	/**
	 * Seconds since the last request. A time in the future, left when the clock was set back, counts as very old.
	 *
	 * @param Copy $copy
	 */
	private static function age( array $copy ): int {
		$age = Clock::now() - $copy['asked'];
		return $age < 0 ? PHP_INT_MAX : $age;
	}

	/** @return Copy */
	private static function copy(): array {
		$copy = get_option( self::OPTION );
		$copy = is_array( $copy ) ? $copy : array();
		return array(
			'asked' => is_int( $copy['asked'] ?? null ) ? $copy['asked'] : 0,
			'wire'  => is_array( $copy['wire'] ?? null ) ? $copy['wire'] : array(),
		);
	}

	/**
	 * @param array<mixed> $wire
	 * @return list<list<string>> These fields of each entry of a list, the first of which is not empty.
	 */
	private static function entries( array $wire, string $name, string ...$fields ): array {
		$list  = array_filter( (array) ( $wire[ $name ] ?? array() ), 'is_array' );
		$texts = static fn ( array $entry ): array => array_map(
			static fn ( string $field ): string => is_scalar( $entry[ $field ] ?? null ) ? (string) $entry[ $field ] : '',
			array_values( $fields )
		);
		return array_values( array_filter( array_map( $texts, $list ), static fn ( array $entry ): bool => '' !== $entry[0] ) );
	}
}
