<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Result;

/** Keeps rejected values across the redirect after saving, per user, for five minutes or until shown once. */
final class Refused_Values {
	private const SECONDS = 300;

	/** @param string $tab Slug of the submitted tab. */
	public static function keep( string $tab, Result $outcome ): void {
		delete_transient( self::name( $tab ) );
		if ( array() !== $outcome->refusals ) {
			set_transient( self::name( $tab ), new Result( array(), $outcome->refusals, $outcome->typed ), self::SECONDS );
		}
	}

	/** Returns the rejected values and deletes them. */
	public static function take( string $tab ): Result {
		$kept = get_transient( self::name( $tab ) );
		delete_transient( self::name( $tab ) );
		return $kept instanceof Result ? $kept : new Result( array(), array(), array() );
	}

	private static function name( string $tab ): string {
		return 'cfg_configurator_refused_' . $tab . '_' . get_current_user_id();
	}
}
