<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Embed\Page_Texts;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Settings\Texts;

/**
 * Formats the choices and figures of a snapshot as text by name; '' if missing. No amount appears twice. Other functions
 * label them, from labels.json and the generated files choices.json and figures.json: `label` is for the back office and the
 * dealer, `visitor` for the buyer, and for both if it is alone. Rows without `visitor` are not for the buyer.
 */
final class Snapshot_Rows {
	/** Rows that modules fill. They are always there, because other programs read the cells by their place. */
	private const CONTENTS = array(
		'legalization',
		'transport',
		'ecoValue',
		'vat',
		'campaign',
		'vatRate',
		'campaignUntil',
		'priceExcludes',
		'priceValidUntil',
	);
	private const DELIVERY = array( 'leadTime', 'leadTimeSlowest', 'leadTimeFaster', 'stockCar' );

	/** Buyer-facing names of `creditType` (spec §2), which is '' where unknown: in configurations saved before snapshots. */
	private const LOANS = array(
		'CREDIT' => 'Credit to Drive',
		'HOD'    => 'Open Drive',
	);

	/** @var array<string, array<string, array{label?: string, visitor?: string}>> Files that were read, by name. */
	private static array $files = array();

	/** @return array<string, string> */
	public static function choices( ?Configuration_Snapshot $snapshot ): array {
		$text    = static fn ( string ...$path ): string => (string) $snapshot?->text( ...$path );
		$options = array();
		foreach ( Choices::OPTIONS as $option ) {
			$code               = $text( $option, 'factoryCode' );
			$options[ $option ] = trim( $text( $option, 'name' ) . ( '' === $code ? '' : " ({$code})" ) );
		}
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
			...( $snapshot?->wltp()?->rows( Page_Texts::default_word( ... ) ) ?? array() ),
		);
	}

	/**
	 * Prices to the cent.
	 *
	 * @param ?\Closure(string): string $clean Of names and places, which anybody could post; null leaves them as they are.
	 * @return array<string, string>
	 */
	public static function figures( ?Configuration_Snapshot $snapshot, ?\Closure $clean = null ): array {
		// A surcharge of zero is included.
		$prices = array_map( static fn ( ?int $cents ): string => 0 === (int) $cents ? '' : Language::cents( (int) $cents ), self::prices( $snapshot ) );
		// Without surcharges, the price of the car is the total.
		$prices['base_price'] = $prices['base_price'] === $prices['total_price'] ? '' : $prices['base_price'];
		$contents             = array_fill_keys( self::CONTENTS, '' );
		$rows                 = array( ...$prices, ...$contents, ...self::loan( $snapshot, false ), ...array_fill_keys( self::DELIVERY, '' ) );
		return self::completed( $rows, $snapshot, false, $clean );
	}

	/** @return array<string, string> Figures as spreadsheet cells: plain numbers in euros and percent, by the names of figures(). */
	public static function cells( ?Configuration_Snapshot $snapshot ): array {
		$prices = array_map( static fn ( ?int $cents ): string => null === $cents ? '' : Language::ungrouped_cents( $cents ), self::prices( $snapshot ) );
		// Last, because other programs read the columns before these by their place.
		$more = array_fill_keys( array( ...self::CONTENTS, ...self::DELIVERY ), '' );
		return self::completed( array( ...$prices, ...self::loan( $snapshot, true ), ...$more ), $snapshot, true );
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
	 * Rows with the values that modules know.
	 *
	 * @param array<string, string>     $rows  By name.
	 * @param ?\Closure(string): string $clean
	 * @return array<string, string>
	 */
	private static function completed( array $rows, ?Configuration_Snapshot $snapshot, bool $is_cell, ?\Closure $clean = null ): array {
		if ( null !== $snapshot ) {
			$clean ??= static fn ( string $name ): string => $name;
			foreach ( Lead_Extension::all() as $extension ) {
				$rows = array_merge( $rows, array_intersect_key( $extension->rows( $snapshot, $is_cell, $clean ), $rows ) );
			}
		}
		return $rows;
	}

	/** @return array<string, string> */
	private static function loan( ?Configuration_Snapshot $snapshot, bool $is_cell ): array {
		$rows = array( 'credit_type' => self::LOANS[ (string) $snapshot?->text( 'financing', 'creditType' ) ] ?? '' );
		/** @var array<string, array{field: string, style: string, decimals: int}> $figures */
		$figures = self::read( 'figures' );
		foreach ( $figures as $id => $figure ) {
			$value       = $snapshot?->number( 'financing', $figure['field'] );
			$value       = null === $value ? null : $value / ( 'euros' === $figure['style'] ? 100 : 1 );
			$rows[ $id ] = match ( true ) {
				$is_cell                       => null === $value ? '' : Language::ungrouped( $value, $figure['decimals'] ),
				'euros' === $figure['style']   => Language::euros( $value, $figure['decimals'] ),
				'percent' === $figure['style'] => Language::percent( $value, $figure['decimals'] ),
				default                        => Language::number( $value, $figure['decimals'] ),
			};
		}
		$rows['credit'] = (string) $snapshot?->text( 'creditLegal' );
		return $rows;
	}

	/**
	 * @param array<string, string> $rows By name.
	 * @return array<string, string> By label for the back office and the dealer, in the site's language.
	 */
	public static function for_back_office( array $rows ): array {
		return self::labelled( $rows, 'label' );
	}

	/**
	 * @param array<string, string> $rows By name.
	 * @return array<string, string> By label for the buyer, as in the widget, without rows for the dealer only.
	 */
	public static function for_buyer( array $rows ): array {
		return self::labelled( $rows, 'visitor' );
	}

	/**
	 * @param array<string, string> $rows By name; those without a label are dropped.
	 * @return array<string, string>
	 */
	private static function labelled( array $rows, string $kind ): array {
		$labelled = array();
		foreach ( $rows as $name => $text ) {
			$label = self::label( $name, $kind );
			if ( '' !== $label ) {
				$labelled[ $label ] = $text;
			}
		}
		return $labelled;
	}

	/** The label of a row; '' for none. */
	public static function label( string $name, string $kind = 'visitor' ): string {
		$texts   = self::read( 'labels' )[ $name ] ?? self::read( 'choices' )[ $name ] ?? self::read( 'figures' )[ $name ] ?? array();
		$visitor = $texts['visitor'] ?? '';
		return match ( true ) {
			'label' === $kind && isset( $texts['label'] ) => Texts::translated( $texts['label'] ),
			// phpcs:ignore WordPress.WP.I18n -- see languages/strings.php.
			'' !== $visitor => translate_with_gettext_context( $visitor, 'visitor', 'cfg-configurator' ),
			default => Page_Texts::default_word( $name ),
		};
	}

	/** @return array<string, array{label?: string, visitor?: string}> A file of this folder, by name of the row. */
	private static function read( string $file ): array {
		/** @var array<string, array{label?: string, visitor?: string}> $rows */
		$rows                 = self::$files[ $file ] ?? wp_json_file_decode( __DIR__ . "/{$file}.json", array( 'associative' => true ) );
		self::$files[ $file ] = $rows;
		return $rows;
	}
}
