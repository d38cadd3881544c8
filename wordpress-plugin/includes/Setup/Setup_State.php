<?php
declare(strict_types=1);

namespace Cfg_Configurator\Setup;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/**
 * Whether an editor has decided what visitors see. A site without settings of an earlier installation shows neither page nor
 * sample models until then (docs/decisions/0076).
 */
final class Setup_State {
	public const OPTION = 'cfg_configurator_setup';

	/** Activated, and the set-up screen has not been shown yet. */
	public const FRESH = 'new';

	/** The set-up screen has been shown. */
	public const PENDING = 'pending';

	/** Called when a site is set up. Sites with settings keep them. */
	public static function begin(): void {
		// The default is passed because a registered default would hide that there is no option.
		if ( false === get_option( Settings::OPTION, false ) ) {
			$initial = array_map( static fn ( Field $field ): ?string => $field->initial, Setting_Registry::fields() );
			add_option( Settings::OPTION, array_filter( $initial, 'is_string' ), '', false );
			add_option( self::OPTION, self::FRESH, '', true );
		}
	}

	public static function is_pending(): bool {
		return in_array( get_option( self::OPTION ), array( self::FRESH, self::PENDING ), true );
	}

	public static function finish(): void {
		delete_option( self::OPTION );
	}
}
