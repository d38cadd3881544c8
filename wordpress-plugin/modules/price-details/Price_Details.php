<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Price_Details;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;

/**
 * Rows of a configuration, by the names of Snapshot_Rows.
 *
 * @phpstan-type Item array{item: string, name: string, isExpected?: bool}
 * @phpstan-type Faster array{item: string, name: string, fromWeeks: int, toWeeks: int, cents: int}
 * @phpstan-type Time array{fromWeeks: int, toWeeks: int, statedOn: string, slowest: list<Item>, faster?: Faster}
 */
final class Price_Details {
	/**
	 * What the price contains, what it does not include and until when it is valid. Never added to a total.
	 *
	 * @return array<string, string>
	 */
	public static function contents( Configuration_Snapshot $snapshot, bool $is_cell ): array {
		/** @var list<array{contains?: list<array{part: string, cents: int|null, percent?: float, until?: string}>}> $lines */
		$lines = $snapshot->get( 'priceLines' ) ?? array();
		$rows  = array();
		foreach ( array_merge( ...array_column( $lines, 'contains' ) ) as $amount ) {
			$rate = $amount['percent'] ?? null;
			// Without an amount, the rate says all that is known. Other amounts are not what the content site should send.
			$unknown = $is_cell || null !== $rate ? '' : '—';

			$rows[ $amount['part'] ] = match ( true ) {
				null === $amount['cents'] => $unknown,
				$is_cell                  => Language::ungrouped_cents( $amount['cents'] ),
				default                   => Language::cents( $amount['cents'] ),
			};
			if ( null !== $rate ) {
				$rows['vatRate'] = Language::rate( $rate );
			}
			if ( isset( $amount['until'] ) ) {
				$rows['campaignUntil'] = Language::day( $amount['until'] );
			}
		}
		/** @var list<string> $excludes */
		$excludes = $snapshot->get( 'priceExcludes' ) ?? array();
		$until    = $snapshot->text( 'priceValidUntil' );
		/* translators: %s: date */
		$expired = _x( '%s (expired)', 'visitor', 'cfg-configurator' );
		return $rows + array(
			'priceExcludes'   => implode( '; ', $excludes ),
			'priceValidUntil' => sprintf( Language::is_past( $until ) ? $expired : '%s', Language::day( $until ) ),
		);
	}

	/**
	 * How long the car takes, which other choice is faster, and the stock car that the buyer wants.
	 *
	 * @param \Closure(string): string $clean Of names and places.
	 * @return array<string, string>
	 */
	public static function delivery( Configuration_Snapshot $snapshot, \Closure $clean ): array {
		/** @var Time|null $time */
		$time = $snapshot->get( 'leadTime' );
		/** @var array{id: string, place: string, cents: int}|null $car */
		$car  = $snapshot->get( 'stockCar' );
		$rows = null === $car ? array() : array( 'stockCar' => "{$clean( $car['id'] )}, {$clean( $car['place'] )}, " . Language::cents( $car['cents'] ) );
		if ( null === $time ) {
			return $rows;
		}
		$faster  = $time['faster'] ?? null;
		$quicker = null === $faster ? '' : self::item( $faster, $clean ) . ': ' . self::weeks( $faster ) . ', ' . self::difference( $faster['cents'] );
		/* translators: 1: '8 to 10 weeks', 2: day and month of the statement. Read after 'Delivery'. */
		$words = _x( 'in %1$s (as of %2$s)', 'visitor', 'cfg-configurator' );
		return $rows + array(
			'leadTime'        => sprintf( $words, self::weeks( $time ), Language::day_without_year( $time['statedOn'] ) ),
			'leadTimeSlowest' => implode( ', ', array_map( static fn ( array $item ): string => self::item( $item, $clean ), $time['slowest'] ) ),
			'leadTimeFaster'  => $quicker,
		);
	}

	/** @param array{fromWeeks: int, toWeeks: int} $span */
	private static function weeks( array $span ): string {
		if ( $span['fromWeeks'] === $span['toWeeks'] ) {
			/* translators: %d: number of weeks, at least 2. */
			$weeks = _x( '%d weeks', 'visitor', 'cfg-configurator' );
			return 1 === $span['toWeeks'] ? _x( '1 week', 'visitor', 'cfg-configurator' ) : sprintf( $weeks, $span['toWeeks'] );
		}
		/* translators: 1: and 2: numbers of weeks. */
		return sprintf( _x( '%1$d to %2$d weeks', 'visitor', 'cfg-configurator' ), $span['fromWeeks'], $span['toWeeks'] );
	}

	/**
	 * Example: 'Exterior colour Pine Green'.
	 *
	 * @param Item                     $item
	 * @param \Closure(string): string $clean
	 */
	private static function item( array $item, \Closure $clean ): string {
		$name = Snapshot_Rows::label( $item['item'] ) . ' ' . $clean( $item['name'] );
		/* translators: %s: colour or interior that is proposed. */
		return ( $item['isExpected'] ?? false ) ? sprintf( _x( '%s (not chosen yet)', 'visitor', 'cfg-configurator' ), $name ) : $name;
	}

	private static function difference( int $cents ): string {
		$price = Language::cents( abs( $cents ) );
		return match ( $cents <=> 0 ) {
			/* translators: %s: price. */
			-1      => sprintf( _x( '%s less', 'visitor', 'cfg-configurator' ), $price ),
			/* translators: %s: price. */
			1       => sprintf( _x( '%s more', 'visitor', 'cfg-configurator' ), $price ),
			default => _x( 'for the same price', 'visitor', 'cfg-configurator' ),
		};
	}
}
