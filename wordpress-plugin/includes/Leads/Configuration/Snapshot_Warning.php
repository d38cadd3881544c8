<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/** Reasons to check a lead's configuration by hand. The lead is stored like any other. */
final class Snapshot_Warning {
	public const NONE = '';

	/** The submitted snapshot is invalid (see Snapshot_Reader). */
	public const UNREADABLE = 'unreadable';

	/** Its prices do not add up to the total, or the loan figures are inconsistent. */
	public const FIGURES = 'figures';

	/** @param string $json Submitted snapshot; '' if none. */
	public static function of( string $json, ?Configuration_Snapshot $snapshot ): string {
		if ( null === $snapshot ) {
			return '' === $json ? self::NONE : self::UNREADABLE;
		}
		return $snapshot->adds_up() ? self::NONE : self::FIGURES;
	}

	/** @param string $warning One of the constants above, or ''. */
	public static function words( string $warning ): string {
		return match ( $warning ) {
			self::UNREADABLE => __( 'The configuration of this lead could not be read. Confirm the car and the price with the buyer.', 'cfg-configurator' ),
			self::FIGURES    => __( 'The figures of this lead do not add up. Confirm them before you reply.', 'cfg-configurator' ),
			default          => '',
		};
	}
}
