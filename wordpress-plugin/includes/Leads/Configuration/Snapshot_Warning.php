<?php
/**
 * What needs a look in the configuration of a lead.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/**
 * Why the configuration of a lead must be checked by a person. Such a lead is stored like any other.
 */
final class Snapshot_Warning {
	public const NONE = '';

	/** The form carried a snapshot that breaks the rules of Snapshot_Reader. */
	public const UNREADABLE = 'unreadable';

	/** Its prices do not sum up to the total, or the loan not to what it costs. */
	public const FIGURES = 'figures';

	/**
	 * @param string $json What the form carried; '' where it carried none.
	 */
	public static function of( string $json, ?Configuration_Snapshot $snapshot ): string {
		if ( null === $snapshot ) {
			return '' === $json ? self::NONE : self::UNREADABLE;
		}
		return $snapshot->adds_up() ? self::NONE : self::FIGURES;
	}

	/**
	 * @param string $warning One of the above; '' gives ''.
	 */
	public static function words( string $warning ): string {
		return match ( $warning ) {
			self::UNREADABLE => __( 'The configuration of this request could not be read. Confirm car and price with the buyer.', 'cfg-configurator' ),
			self::FIGURES    => __( 'The figures of this request do not add up. Confirm them before you answer.', 'cfg-configurator' ),
			default          => '',
		};
	}
}
