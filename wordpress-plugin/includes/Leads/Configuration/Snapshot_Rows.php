<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Legal\Legal_Words;

/**
 * Formats the choices and figures of a snapshot as text by name; '' if missing. No amount appears twice. See
 * Snapshot_Labels for the labels.
 */
final class Snapshot_Rows {
	/** @return array<string, string> */
	public static function choices( ?Configuration_Snapshot $snapshot ): array {
		$items   = array_map( static fn ( string $option ): ?Snapshot_Item => $snapshot?->item( $option ), Choices::OPTIONS );
		$options = array_combine( Choices::OPTIONS, array_map( self::with_code( ... ), $items ) );
		$version = $snapshot?->item( 'version' );
		return array(
			'build_code'       => Build_Code::format( (string) $snapshot?->code ),
			'model'            => (string) $snapshot?->item( 'model' )?->name,
			'engine'           => (string) $snapshot?->item( 'engine' )?->name,
			'power'            => (string) $snapshot?->item( 'engine' )?->power,
			'version'          => (string) $version?->name,
			...$options,
			'generation'       => (string) $version?->code( 'generation' ),
			'local_code'       => trim( $version?->code( 'localCode' ) . ' ' . $version?->code( 'localSuffix' ) ),
			'configuration_id' => (string) $snapshot?->configuration_id,
			...array_fill_keys( array( 'wltpFuel', 'wltpEnergy', 'wltpRange', 'wltpCo2' ), '' ),
			...( $snapshot?->wltp?->rows( Legal_Words::word( ... ) ) ?? array() ),
		);
	}

	/** @return array<string, string> */
	public static function figures( ?Configuration_Snapshot $snapshot ): array {
		$prices = array_map( Figure::price()->text( ... ), self::prices( $snapshot ) );
		// Without surcharges, the price of the car is the total.
		$prices['base_price'] = $prices['base_price'] === $prices['total_price'] ? '' : $prices['base_price'];
		return array( ...$prices, ...self::loan( $snapshot, static fn ( Figure $figure, int|float|null $value ): string => $figure->text( $value ) ) );
	}

	/** @return array<string, string> Figures as spreadsheet cells: plain numbers in euros and percent, by the names of figures(). */
	public static function cells( ?Configuration_Snapshot $snapshot ): array {
		$prices = array_map( Figure::price()->cell( ... ), self::prices( $snapshot ) );
		return array( ...$prices, ...self::loan( $snapshot, static fn ( Figure $figure, int|float|null $value ): string => $figure->cell( $value ) ) );
	}

	/**
	 * What each line adds to the price, and the total. Without cents, as the difference of two rounded prices, so that the
	 * lines add up to the total as it is shown.
	 *
	 * @return array<string, int|null> In cents; null if missing.
	 */
	private static function prices( ?Configuration_Snapshot $snapshot ): array {
		$names = array_map( static fn ( string $name ): string => "{$name}_price", array( 'base', ...Choices::OPTIONS ) );
		$added = array_fill_keys( $names, null );
		$exact = 0;
		foreach ( $snapshot->price_lines ?? array() as $line ) {
			$name   = in_array( "{$line['item']}_price", $names, true ) ? "{$line['item']}_price" : 'base_price';
			$before = 100 * (int) round( $exact / 100 );
			$exact += (int) $line['cents'];
			if ( null !== $line['cents'] ) {
				$added[ $name ] += 100 * (int) round( $exact / 100 ) - $before;
			}
		}
		$added['total_price'] = $snapshot?->total;
		return $added;
	}

	/**
	 * @param \Closure(Figure, int|float|null): string $format Of a figure.
	 * @return array<string, string>
	 */
	private static function loan( ?Configuration_Snapshot $snapshot, \Closure $format ): array {
		$loan = $snapshot?->financing;
		$rows = array( 'credit_type' => self::credit_type( $loan ) );
		foreach ( Figure::all() as $figure ) {
			$rows[ $figure->id ] = $format( $figure, $loan?->value( $figure->field ) );
		}
		$rows['credit'] = (string) $snapshot?->credit;
		return $rows;
	}

	private static function with_code( ?Snapshot_Item $colour ): string {
		$code = (string) $colour?->code( 'factoryCode' );
		return trim( $colour?->name . ( '' === $code ? '' : " ({$code})" ) );
	}

	/** The buyer-facing name of the loan type (spec §2). */
	private static function credit_type( ?Snapshot_Financing $loan ): string {
		return match ( $loan?->credit_type ) {
			Snapshot_Financing::CREDIT     => 'Credit to Drive',
			Snapshot_Financing::OPEN_DRIVE => 'Open Drive',
			default                        => '',
		};
	}
}
