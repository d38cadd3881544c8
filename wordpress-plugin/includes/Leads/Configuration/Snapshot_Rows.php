<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Legal\Legal_Words;

/**
 * Formats the choices and figures of a snapshot as text by name; '' if missing. No amount appears twice. See
 * Snapshot_Labels for the labels.
 */
final class Snapshot_Rows {
	/** @return array<string, string> */
	public static function choices( ?Configuration_Snapshot $snapshot ): array {
		$version = $snapshot?->item( 'version' );
		$power   = $snapshot?->item( 'engine' )?->power;
		$code    = (string) $snapshot?->code;
		return array(
			'build_code'       => '' === $code ? '' : Build_Code::format( $code ),
			'model'            => (string) $snapshot?->item( 'model' )?->name,
			'engine'           => (string) $snapshot?->item( 'engine' )?->name,
			'power'            => null === $power ? '' : (string) $power,
			'version'          => (string) $version?->name,
			'exterior'         => self::with_code( $snapshot?->item( 'exterior' ) ),
			'interior'         => self::with_code( $snapshot?->item( 'interior' ) ),
			'generation'       => (string) $version?->code( 'generation' ),
			'local_code'       => trim( $version?->code( 'localCode' ) . ' ' . $version?->code( 'localSuffix' ) ),
			'configuration_id' => (string) $snapshot?->configuration_id,
			...self::official_values( $snapshot ),
		);
	}

	/** @return array<string, string> */
	private static function official_values( ?Configuration_Snapshot $snapshot ): array {
		return array_merge(
			array_fill_keys( array( 'wltpFuel', 'wltpEnergy', 'wltpRange', 'wltpCo2' ), '' ),
			$snapshot?->wltp?->rows( Legal_Words::word( ... ) ) ?? array()
		);
	}

	/** @return array<string, string> */
	public static function figures( ?Configuration_Snapshot $snapshot ): array {
		$loan = $snapshot?->financing;
		$base = $snapshot?->price_lines[0]['cents'] ?? null;
		return array(
			// Without surcharges, the base price equals the total.
			'base_price'      => $base === $snapshot?->total ? '' : Amount_Format::price( $base ),
			'exterior_price'  => self::added( $snapshot, 'exterior' ),
			'interior_price'  => self::added( $snapshot, 'interior' ),
			'total_price'     => Amount_Format::price( $snapshot?->total ),
			'credit_type'     => self::credit_type( $loan ),
			'monthly_payment' => Amount_Format::money( $loan?->monthly_payment ),
			'months'          => null === $loan?->months ? '' : (string) $loan->months,
			'taeg'            => Language::percent( $loan?->taeg, 1 ),
			'tan'             => Language::percent( $loan?->tan, 2 ),
			'down_payment'    => Amount_Format::money( $loan?->down_payment ),
			'financed_amount' => Amount_Format::price( $loan?->financed_amount ),
			'last_payment'    => Amount_Format::money( $loan?->last_payment ),
			'mtic'            => Amount_Format::money( $loan?->mtic ),
			'credit'          => (string) $snapshot?->credit,
		);
	}

	/** @return array<string, string> Figures as spreadsheet cells: plain numbers in euros and percent, by the names of figures(). */
	public static function cells( ?Configuration_Snapshot $snapshot ): array {
		$loan  = $snapshot?->financing;
		$euros = static fn ( ?int $cents, int $decimals ): string => Amount_Format::cell( null === $cents ? null : $cents / 100, $decimals );
		return array(
			'base_price'      => $euros( $snapshot?->price_lines[0]['cents'] ?? null, 0 ),
			'exterior_price'  => $euros( $snapshot?->price_of( 'exterior' ), 0 ),
			'interior_price'  => $euros( $snapshot?->price_of( 'interior' ), 0 ),
			'total_price'     => $euros( $snapshot?->total, 0 ),
			'credit_type'     => self::credit_type( $loan ),
			'monthly_payment' => $euros( $loan?->monthly_payment, 2 ),
			'months'          => Amount_Format::cell( $loan?->months, 0 ),
			'taeg'            => Amount_Format::cell( $loan?->taeg, 1 ),
			'tan'             => Amount_Format::cell( $loan?->tan, 2 ),
			'down_payment'    => $euros( $loan?->down_payment, 2 ),
			'financed_amount' => $euros( $loan?->financed_amount, 0 ),
			'last_payment'    => $euros( $loan?->last_payment, 2 ),
			'mtic'            => $euros( $loan?->mtic, 2 ),
			'credit'          => (string) $snapshot?->credit,
		);
	}

	/**
	 * What a colour adds to the price, without cents: the difference of two rounded prices, so that the lines add up to
	 * the total as it is shown.
	 */
	private static function added( ?Configuration_Snapshot $snapshot, string $item ): string {
		$whole  = static fn ( int $cents ): int => (int) round( $cents / 100 );
		$before = 0;
		foreach ( $snapshot->price_lines ?? array() as $line ) {
			$after = $before + (int) $line['cents'];
			if ( $line['item'] === $item ) {
				return Amount_Format::price( 100 * ( $whole( $after ) - $whole( $before ) ) );
			}
			$before = $after;
		}
		return '';
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
