<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Contract;

defined( 'ABSPATH' ) || exit;

/** Recomputes the figures of a loan as the contract check does (contract/source/figures.ts): amounts are rounded to the cent, a TAEG to one decimal. */
final class Loan {
	/** In percentage points. */
	private const TAEG_TOLERANCE = 0.1;

	/** Yearly rates between which the TAEG is sought, as the logarithm of 1 + rate. */
	private const LOWEST  = -1.0;
	private const HIGHEST = 5.0;

	private const STEPS = 60;

	/**
	 * All amounts are in euros.
	 *
	 * @param float $principal  Amount paid out.
	 * @param float $upfront    Charges paid at signing.
	 * @param int   $months     Number of instalments.
	 * @param float $at_the_end Paid with the last instalment.
	 */
	public function __construct( private float $principal, private float $upfront, private float $instalment, private int $months, private float $at_the_end ) {
	}

	/** What the buyer pays in total, in euros, without the down payment. */
	public function total(): float {
		return $this->instalment * $this->months + $this->at_the_end + $this->upfront;
	}

	/** Rounding of the instalments and the other amounts, in euros. */
	public function tolerance(): float {
		return $this->months * 0.005 + 0.05;
	}

	/** @param float $taeg In percent. */
	public function has_taeg( float $taeg ): bool {
		$low  = self::LOWEST;
		$high = self::HIGHEST;
		if ( $this->surplus( $low ) < 0 || $this->surplus( $high ) > 0 ) {
			return false;
		}
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$middle = ( $low + $high ) / 2;
			if ( $this->surplus( $middle ) > 0 ) {
				$low = $middle;
			} else {
				$high = $middle;
			}
		}
		return abs( expm1( $low ) * 100 - $taeg ) <= self::TAEG_TOLERANCE + 1e-9;
	}

	/** The present value of all payments less what the buyer gets, in euros. */
	private function surplus( float $log_rate ): float {
		$value = $this->upfront - $this->principal;
		for ( $month = 1; $month <= $this->months; $month++ ) {
			$value += $this->instalment * exp( -$log_rate * $month / 12 );
		}
		return $value + $this->at_the_end * exp( -$log_rate * $this->months / 12 );
	}
}
