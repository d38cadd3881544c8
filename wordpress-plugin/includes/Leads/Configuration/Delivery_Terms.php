<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;

/** How long the car of a snapshot takes, which other choice is faster, and the stock car that the buyer wants. */
final class Delivery_Terms {
	/**
	 * Text by name; '' if nothing is known.
	 *
	 * @param ?\Closure(string): string $clean Of names and places, which anybody could post; null leaves them as they are.
	 * @return array<string, string>
	 */
	public static function rows( ?Configuration_Snapshot $snapshot, ?\Closure $clean = null ): array {
		$clean ??= static fn ( string $name ): string => $name;
		$time    = $snapshot?->lead_time();
		$faster  = $time['faster'] ?? null;
		$car     = $snapshot?->stock_car();
		return array(
			'leadTime'        => null === $time ? '' : sprintf(
				/* translators: 1: '8 to 10 weeks', 2: day and month of the statement. Read after 'Delivery'. */
				_x( 'in %1$s (as of %2$s)', 'visitor', 'cfg-configurator' ),
				self::weeks( $time ),
				Language::day_without_year( $time['statedOn'] )
			),
			'leadTimeSlowest' => implode(
				', ',
				array_map( static fn ( array $item ): string => self::item( $item, $clean ), $time['slowest'] ?? array() )
			),
			'leadTimeFaster'  => null === $faster ? '' : self::faster( $faster, $clean ),
			'stockCar'        => null === $car ? '' : $clean( $car['id'] ) . ', ' . $clean( $car['place'] ) . ', ' . Language::cents( $car['cents'] ),
		);
	}

	/**
	 * @param array{item: string, name: string, fromWeeks: int, toWeeks: int, cents: int} $faster
	 * @param \Closure(string): string                                                    $clean
	 */
	private static function faster( array $faster, \Closure $clean ): string {
		return self::item( $faster, $clean ) . ': ' . self::weeks( $faster ) . ', ' . self::difference( $faster['cents'] );
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
	 * @param array{item: string, name: string} $item
	 * @param \Closure(string): string          $clean
	 */
	private static function item( array $item, \Closure $clean ): string {
		return Snapshot_Rows::label( $item['item'] ) . ' ' . $clean( $item['name'] );
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
