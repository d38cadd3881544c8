<?php
/**
 * Rejected settings values.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Result;

/**
 * Keeps rejected values across the redirect after saving, per user, for five minutes or until shown once.
 */
final class Refused_Values {
	private const SECONDS = 300;

	/**
	 * @param string $tab Slug of the submitted tab.
	 */
	public function keep( string $tab, Result $outcome ): void {
		if ( array() === $outcome->refusals ) {
			delete_transient( $this->name( $tab ) );
			return;
		}
		set_transient(
			$this->name( $tab ),
			array(
				'refusals' => $outcome->refusals,
				'typed'    => $outcome->typed,
			),
			self::SECONDS
		);
	}

	/**
	 * Returns the rejected values and deletes them.
	 *
	 * @return array{refusals: array<string, string>, typed: array<string, mixed>}
	 */
	public function take( string $tab ): array {
		$kept = get_transient( $this->name( $tab ) );
		delete_transient( $this->name( $tab ) );
		$kept     = is_array( $kept ) ? $kept : array();
		$refusals = is_array( $kept['refusals'] ?? null ) ? array_filter( $kept['refusals'], 'is_string' ) : array();
		$typed    = is_array( $kept['typed'] ?? null ) ? $kept['typed'] : array();
		return array(
			'refusals' => array_filter( $refusals, 'is_string', ARRAY_FILTER_USE_KEY ),
			'typed'    => array_filter( $typed, 'is_string', ARRAY_FILTER_USE_KEY ),
		);
	}

	private function name( string $tab ): string {
		return 'cfg_configurator_refused_' . $tab . '_' . get_current_user_id();
	}
}
