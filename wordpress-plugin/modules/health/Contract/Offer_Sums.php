<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Contract;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Health\Requests\Catalogue_Item;

/** Recomputes the figures of offers and simulations, as the contract check does (contract/source/figures.ts). */
final class Offer_Sums {
	private const CENT = 0.01 + 1e-9;

	/** Parts of an instalment in a repayment plan. */
	private const PARTS = array( 'interest', 'stamp', 'capital' );

	public static function has_financed_amount( Catalogue_Item $car ): bool {
		return self::is_financed( $car->number( 'financing' ), self::principal( $car->number( 'price' ), $car->number( 'maxEntrance' ) ) );
	}

	/** Whether a price is as high as all that it contains, and its VAT follows from the rate. */
	public static function has_room_for_contents( Catalogue_Item $car ): bool {
		$price = $car->number( 'price' );
		$rate  = $car->number( 'vatRate' );
		if ( null === $price ) {
			return true;
		}
		$costs    = array_sum( array_map( $car->number( ... ), array( 'legalizationGain', 'transportGain', 'ecoValue' ) ) );
		$most_vat = null === $rate ? $price : $price * $rate / ( 100 + $rate );
		return $costs <= $price + 1e-9 && ( $car->number( 'vatValue' ) ?? 0.0 ) <= $most_vat + self::CENT;
	}

	/** What is wrong with the loan of a version: 'mtic', 'taeg', or '' for nothing. */
	public static function fault_of_loan( Catalogue_Item $car ): string {
		$instalment = $car->number( 'rent' ) ?? 0.0;
		$months     = (int) $car->number( 'nrPayments' );
		$mtic       = $car->number( 'mtic' ) ?? 0.0;
		$upfront    = $car->number( 'initialExpenses' );
		$principal  = self::principal( $car->number( 'price' ), $car->number( 'maxEntrance' ) ) ?? 0.0;
		if ( $instalment <= 0 || $months <= 0 || $mtic <= 0 || $principal <= 0 || null === $upfront ) {
			return '';
		}
		$paid = new Loan( $principal, $upfront, $instalment, $months, 0.0 );
		$left = $mtic - $paid->total();
		if ( $left < -$paid->tolerance() ) {
			return 'mtic';
		}
		$taeg = $car->number( 'taeg' );
		$loan = new Loan( $principal, $upfront, $instalment, $months, max( 0.0, $left ) );
		return null === $taeg || $loan->has_taeg( $taeg ) ? '' : 'taeg';
	}

	/** @return list<string> Names of the figures of a `financialInfo` that do not add up. */
	public static function faults_of_simulation( mixed $info ): array {
		$number    = static fn ( string $field ): ?float => self::number( $info, $field );
		$principal = self::principal( $number( 'pvp' ), $number( 'initialValue' ) );
		$faults    = self::is_financed( $number( 'capitalToFinance' ), $principal ) ? array() : array( 'capitalToFinance' );

		$instalment = $number( 'fee' ) ?? 0.0;
		$months     = (int) $number( 'nrPayments' );
		if ( $instalment <= 0 || $months <= 0 ) {
			return $faults;
		}
		$at_the_end = ( $number( 'residualValue' ) ?? 0.0 ) + ( $number( 'postExpenses' ) ?? 0.0 );
		$loan       = new Loan( $principal ?? 0.0, $number( 'initialExpenses' ) ?? 0.0, $instalment, $months, $at_the_end );
		$mtic       = $number( 'mtic' );
		$taeg       = $number( 'taeg' );
		if ( null !== $mtic && abs( $mtic - $loan->total() ) > $loan->tolerance() + 1e-9 ) {
			$faults[] = 'mtic';
		}
		if ( null !== $principal && $principal > 0 && null !== $taeg && ! $loan->has_taeg( $taeg ) ) {
			$faults[] = 'taeg';
		}
		return $faults;
	}

	/** @return list<string> 'totals' if the rows of a repayment plan do not add up to its totals, or these to the MTIC; empty without totals. */
	public static function faults_of_plan( mixed $rows, mixed $totals ): array {
		$mtic = self::number( $totals, 'mtic' );
		if ( null === $mtic ) {
			return array();
		}
		$rows     = is_array( $rows ) ? $rows : array();
		$is_sound = true;
		foreach ( self::PARTS as $part ) {
			$sum      = array_sum( array_map( static fn ( mixed $row ): float => self::number( $row, $part ) ?? 0.0, $rows ) );
			$is_sound = $is_sound && abs( $sum - ( self::number( $totals, $part ) ?? INF ) ) <= self::CENT;
		}
		foreach ( $rows as $row ) {
			$is_sound = $is_sound && abs( self::sum( $row, self::PARTS ) - ( self::number( $row, 'payment' ) ?? INF ) ) <= self::CENT;
		}
		$whole    = self::sum( $totals, array( ...self::PARTS, 'initialExpenses', 'postExpenses' ) );
		$is_sound = $is_sound && abs( $whole - $mtic ) <= self::CENT;
		return $is_sound ? array() : array( 'totals' );
	}

	/** The price less the down payment, in euros; null without a price. */
	private static function principal( ?float $price, ?float $down_payment ): ?float {
		return null === $price ? null : max( 0.0, $price - ( $down_payment ?? 0.0 ) );
	}

	/** Whether the financed amount is the principal; true if one of them is unknown. */
	private static function is_financed( ?float $financed, ?float $principal ): bool {
		return null === $financed || null === $principal || abs( $financed - $principal ) <= self::CENT;
	}

	/** @param list<string> $fields */
	private static function sum( mixed $data, array $fields ): float {
		return array_sum( array_map( static fn ( string $field ): float => self::number( $data, $field ) ?? 0.0, $fields ) );
	}

	private static function number( mixed $data, string $field ): ?float {
		$value = is_array( $data ) ? $data[ $field ] ?? null : null;
		return is_numeric( $value ) ? (float) $value : null;
	}
}
