<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Legal\Legal_Words;

/**
 * Formats the choices and figures of a snapshot as text by name; '' if missing. No amount appears twice. Other functions
 * label them.
 */
final class Snapshot_Rows {
	/** @return array<string, string> */
	public static function choices( ?Configuration_Snapshot $snapshot ): array {
		$text    = static fn ( string ...$path ): string => (string) $snapshot?->text( ...$path );
		$names   = array_map( static fn ( string $option ): string => self::with_code( $snapshot, $option ), Choices::OPTIONS );
		$options = array_combine( Choices::OPTIONS, $names );
		return array(
			'build_code'       => Build_Code::format( $text( 'code' ) ),
			'model'            => $text( 'model', 'name' ),
			'engine'           => $text( 'engine', 'name' ),
			'power'            => (string) $snapshot?->number( 'engine', 'powerCv' ),
			'version'          => $text( 'version', 'name' ),
			...$options,
			'generation'       => $text( 'version', 'generation' ),
			'local_code'       => trim( $text( 'version', 'localCode' ) . ' ' . $text( 'version', 'localSuffix' ) ),
			'configuration_id' => $text( 'configurationId' ),
			...array_fill_keys( array( 'wltpFuel', 'wltpEnergy', 'wltpRange', 'wltpCo2' ), '' ),
			...( $snapshot?->wltp()?->rows( Legal_Words::word( ... ) ) ?? array() ),
		);
	}

	/** @return array<string, string> Prices to the cent. */
	public static function figures( ?Configuration_Snapshot $snapshot ): array {
		// A surcharge of zero is included.
		$prices = array_map( static fn ( ?int $cents ): string => 0 === (int) $cents ? '' : Language::cents( (int) $cents ), self::prices( $snapshot ) );
		// Without surcharges, the price of the car is the total.
		$prices['base_price'] = $prices['base_price'] === $prices['total_price'] ? '' : $prices['base_price'];
		$contents             = Price_Contents::rows( $snapshot, Language::cents( ... ), '—' );
		$loan                 = self::loan( $snapshot, static fn ( Figure $figure, int|float|null $value ): string => $figure->text( $value ) );
		return array( ...$prices, ...$contents, ...$loan, ...Delivery_Terms::rows( $snapshot ) );
	}

	/** @return array<string, string> Figures as spreadsheet cells: plain numbers in euros and percent, by the names of figures(). */
	public static function cells( ?Configuration_Snapshot $snapshot ): array {
		$prices   = array_map( static fn ( ?int $cents ): string => null === $cents ? '' : Language::ungrouped_cents( $cents ), self::prices( $snapshot ) );
		$contents = Price_Contents::rows( $snapshot, Language::ungrouped_cents( ... ), '' );
		$loan     = self::loan( $snapshot, static fn ( Figure $figure, int|float|null $value ): string => $figure->cell( $value ) );
		// Last, because other programs read the columns before these by their place.
		return array( ...$prices, ...$loan, ...$contents, ...Delivery_Terms::rows( $snapshot ) );
	}

	/**
	 * What each line adds to the price, and the total.
	 *
	 * @return array<string, int|null> In cents; null if missing.
	 */
	private static function prices( ?Configuration_Snapshot $snapshot ): array {
		$names = array_map( static fn ( string $name ): string => "{$name}_price", array( 'base', ...Choices::OPTIONS ) );
		$added = array_fill_keys( $names, null );
		foreach ( $snapshot?->price_lines() ?? array() as $line ) {
			$name = in_array( "{$line['item']}_price", $names, true ) ? "{$line['item']}_price" : 'base_price';
			if ( null !== $line['cents'] ) {
				$added[ $name ] += $line['cents'];
			}
		}
		$total                = $snapshot?->number( 'totalCents' );
		$added['total_price'] = null === $total ? null : (int) $total;
		return $added;
	}

	/**
	 * @param \Closure(Figure, int|float|null): string $format Of a figure.
	 * @return array<string, string>
	 */
	private static function loan( ?Configuration_Snapshot $snapshot, \Closure $format ): array {
		$rows = array( 'credit_type' => self::credit_type( $snapshot ) );
		foreach ( Figure::all() as $figure ) {
			$rows[ $figure->id ] = $format( $figure, $snapshot?->number( 'financing', $figure->field ) );
		}
		$rows['credit'] = (string) $snapshot?->text( 'creditLegal' );
		return $rows;
	}

	private static function with_code( ?Configuration_Snapshot $snapshot, string $option ): string {
		$code = (string) $snapshot?->text( $option, 'factoryCode' );
		return trim( $snapshot?->text( $option, 'name' ) . ( '' === $code ? '' : " ({$code})" ) );
	}

	/** The buyer-facing name of the loan type (spec §2). */
	private static function credit_type( ?Configuration_Snapshot $snapshot ): string {
		return match ( $snapshot?->text( 'financing', 'creditType' ) ) {
			Configuration_Snapshot::CREDIT     => 'Credit to Drive',
			Configuration_Snapshot::OPEN_DRIVE => 'Open Drive',
			default                            => '',
		};
	}

	/**
	 * Labels rows for the back office and the dealer, in the site's language.
	 *
	 * @param array<string, string> $rows By name.
	 * @return array<string, string>
	 */
	public static function for_back_office( array $rows ): array {
		return self::labelled(
			$rows,
			array(
				'build_code'       => __( 'Configuration code', 'cfg-configurator' ),
				'model'            => __( 'Model', 'cfg-configurator' ),
				'engine'           => __( 'Engine', 'cfg-configurator' ),
				'power'            => __( 'Power (hp)', 'cfg-configurator' ),
				'version'          => __( 'Version', 'cfg-configurator' ),
				...Choices::names(),
				'generation'       => __( 'Generation', 'cfg-configurator' ),
				'local_code'       => __( 'Local code', 'cfg-configurator' ),
				'configuration_id' => __( 'Configuration ID', 'cfg-configurator' ),
				...self::official_values(),
				'base_price'       => __( 'Price without colours', 'cfg-configurator' ),
				'total_price'      => __( 'Total price', 'cfg-configurator' ),
				...Price_Contents::names(),
				...Delivery_Terms::names(),
				'credit_type'      => __( 'Financing', 'cfg-configurator' ),
				...array_column( Figure::all(), 'name', 'id' ),
				'credit'           => __( 'Credit notice', 'cfg-configurator' ),
			)
		);
	}

	/**
	 * Labels rows for the buyer, in Portuguese, as in the widget. Drops rows meant only for the dealer.
	 *
	 * @param array<string, string> $rows By name.
	 * @return array<string, string>
	 */
	public static function for_buyer( array $rows ): array {
		return self::labelled(
			$rows,
			array(
				'build_code'  => _x( 'Configuration code', 'visitor', 'cfg-configurator' ),
				'model'       => _x( 'Model', 'visitor', 'cfg-configurator' ),
				'engine'      => _x( 'Engine', 'visitor', 'cfg-configurator' ),
				'version'     => _x( 'Version', 'visitor', 'cfg-configurator' ),
				...Choices::labels(),
				...self::official_values(),
				'base_price'  => _x( 'Price without colours', 'visitor', 'cfg-configurator' ),
				'total_price' => _x( 'Total price', 'visitor', 'cfg-configurator' ),
				...Price_Contents::names(),
				...Delivery_Terms::names(),
				'credit_type' => _x( 'Finance option', 'visitor', 'cfg-configurator' ),
				...array_column( Figure::all(), 'label', 'id' ),
				'credit'      => _x( 'Credit', 'visitor', 'cfg-configurator' ),
			)
		);
	}

	/** @return array<string, string> As in the widget. */
	private static function official_values(): array {
		$names = array( 'wltpFuel', 'wltpEnergy', 'wltpRange', 'wltpCo2' );
		return array_combine( $names, array_map( Legal_Words::word( ... ), $names ) );
	}

	/**
	 * @param array<string, string> $rows   By name.
	 * @param array<string, string> $labels By name.
	 * @return array<string, string>
	 */
	private static function labelled( array $rows, array $labels ): array {
		$labels = array_intersect_key( $labels, $rows );
		$rows   = array_intersect_key( $rows, $labels );
		return array_combine( array_map( static fn ( string $name ): string => $labels[ $name ], array_keys( $rows ) ), $rows );
	}
}
