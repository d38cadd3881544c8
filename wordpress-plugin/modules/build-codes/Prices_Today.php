<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Modules\Gateway\Wire_Number;

/** What the content site asks today for the version and the options of a build. */
final class Prices_Today {
	/** Calls with a price, and the fields that may hold the id. */
	private const LISTS = array(
		'version'  => array( 'lstVersions', array( 'id' ) ),
		'exterior' => array( 'extColors', array( 'colorid', 'id' ) ),
		'interior' => array( 'panomaricLI', array( 'idColor' ) ),
	);

	/** Age in seconds from which a list says nothing about today: the content site has not responded for so long. */
	private const TOO_OLD = DAY_IN_SECONDS;

	/**
	 * @param array<string, array<mixed>|null> $entries By item, of those of the build; null if it is not offered any more.
	 * @param int                              $age     Of the oldest list, in seconds.
	 */
	private function __construct( private Build $build, private array $entries, private int $age ) {
	}

	/** Requests the lists of the build's model. Null if one of them is not answered. */
	public static function of( Build $build ): ?self {
		$entries = array();
		$oldest  = 0;
		foreach ( array_intersect_key( self::LISTS, array_column( $build->items, 'id', 'item' ) ) as $item => list( $call, $fields ) ) {
			$list = Content_Site::get( "$call/" . rawurlencode( $build->id( 'model' ) ), $age );
			if ( null === $list ) {
				return null;
			}
			$oldest           = max( $oldest, (int) $age );
			$entries[ $item ] = null;
			foreach ( array_reverse( array_filter( $list, 'is_array' ) ) as $entry ) {
				$ids      = array_filter( array_map( static fn ( string $field ): string => self::text( $entry, $field ), $fields ) );
				$is_owned = 'version' === $item || self::text( $entry, 'version' ) === $build->id( 'version' );
				if ( $is_owned && reset( $ids ) === $build->id( $item ) ) {
					$entries[ $item ] = $entry;
				}
			}
		}
		return new self( $build, $entries, $oldest );
	}

	/** Whether the prices of the build hold, and by which list, in sentences. */
	public function verdict(): string {
		$time = Clock::display( Clock::stamp( -$this->age ) );
		if ( $this->age >= self::TOO_OLD ) {
			/* translators: %s: date and time */
			return sprintf( __( 'Whether the price holds cannot be checked now: the latest list of the content site is of %s.', 'cfg-configurator' ), $time );
		}
		/* translators: 1: whether the price holds, 2: date and time */
		return sprintf( __( '%1$s (List of %2$s)', 'cfg-configurator' ), $this->comparison(), $time );
	}

	private function comparison(): string {
		$gone = array_keys( $this->entries, null, true );
		if ( array() !== $gone ) {
			$names = implode( ', ', array_map( $this->build->name( ... ), $gone ) );
			/* translators: %s: names of a version or of colours */
			return sprintf( __( 'The price does not hold. No longer offered: %s.', 'cfg-configurator' ), $names );
		}
		$before = $this->build->prices();
		$today  = array_combine( array_keys( $before ), array_map( $this->cents( ... ), array_keys( $before ) ) );
		if ( in_array( null, array( ...array_values( $before ), ...array_values( $today ) ), true ) ) {
			return __( 'Whether the price holds is not known, because a part of it is not.', 'cfg-configurator' );
		}
		if ( $before !== $today ) {
			/* translators: 1: price when the configuration was made, 2: price today */
			$words = __( 'The price does not hold: %1$s then, %2$s today.', 'cfg-configurator' );
			return sprintf( $words, Language::cents( (int) array_sum( $before ) ), Language::cents( (int) array_sum( $today ) ) );
		}
		$until = substr( self::text( $this->entries['version'] ?? array(), 'priceValidUntil' ), 0, 10 );
		if ( Language::is_past( $until ) ) {
			/* translators: %s: date */
			return sprintf( __( 'The price is still the same, but was valid until %s only.', 'cfg-configurator' ), Language::day( $until ) );
		}
		return __( 'The price holds today.', 'cfg-configurator' );
	}

	/** Today's price of the version, or surcharge of an option. Null if it is unknown. */
	private function cents( string $item ): ?int {
		if ( ! isset( $this->entries[ $item ] ) ) {
			return null;
		}
		$value  = $this->entries[ $item ]['price'] ?? null;
		$amount = Wire_Number::read( $value );
		if ( null === $amount && 'version' !== $item && ! Wire_Number::is_unreadable( $value ) ) {
			return 0;
		}
		return null === $amount || ( 'version' === $item && $amount <= 0 ) ? null : (int) round( 100 * $amount );
	}

	/** @param array<mixed> $entry */
	private static function text( array $entry, string $field ): string {
		$value = $entry[ $field ] ?? '';
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}
