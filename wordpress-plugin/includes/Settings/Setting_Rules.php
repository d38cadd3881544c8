<?php
/**
 * Rules between settings.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Pairs of settings where the first must not exceed the second.
 */
final class Setting_Rules {
	/** Minimum and maximum of the same quantity. */
	public const PAIRS = array(
		array( 'cred_minRate', 'cred_maxRate' ),
		array( 'credMinMonths', 'credMaxMonths' ),
		array( 'hodMinMonths', 'hodMaxMonths' ),
	);

	/**
	 * Returns the pairs whose minimum exceeds their maximum. Pairs with an empty value are valid.
	 *
	 * @param array<string, mixed> $values Settings, or the effective limits.
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
