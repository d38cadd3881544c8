<?php
/**
 * Rules that settings keep between them.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Which of two settings may not be the greater.
 */
final class Setting_Rules {
	/** Smallest and greatest of the same thing. */
	public const PAIRS = array(
		array( 'cred_minRate', 'cred_maxRate' ),
		array( 'credMinMonths', 'credMaxMonths' ),
		array( 'hodMinMonths', 'hodMaxMonths' ),
	);

	/**
	 * Pairs that contradict each other; a pair of which one is empty cannot.
	 *
	 * @param array<string, mixed> $values Settings, or the limits that hold in the end.
	 * @return list<array{string, string}>
	 */
	public function contradictions( array $values ): array {
		$wrong = array();
		foreach ( self::PAIRS as $pair ) {
			$least = $values[ $pair[0] ] ?? '';
			$most  = $values[ $pair[1] ] ?? '';
			if ( is_numeric( $least ) && is_numeric( $most ) && (float) $least > (float) $most ) {
				$wrong[] = $pair;
			}
		}
		return $wrong;
	}
}
