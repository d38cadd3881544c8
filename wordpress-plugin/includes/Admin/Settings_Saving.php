<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** Registers the option with the Settings API. `options.php` checks nonce and capability. */
final class Settings_Saving {
	public const GROUP = 'cfg_configurator';

	/** Key in the posted option with the slug of the submitted tab. */
	public const TAB = '_tab';

	/** Keys of the first and the last field of a form. PHP drops the last one if there are too many in between. */
	public const BEGIN = '_begin';
	public const END   = '_end';

	public static function register_setting(): void {
		register_setting(
			self::GROUP,
			Settings::OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => array( self::class, 'sanitise' ),
				'default'           => array(),
			)
		);
	}

	/**
	 * A submitted tab changes only its own fields. An array without a tab, as saved by code, replaces all settings, with
	 * the same validation.
	 *
	 * @param mixed $input Unslashed.
	 * @return array<string, mixed> Settings to save.
	 */
	public static function sanitise( mixed $input ): array {
		$old = Settings::all();
		if ( ! is_array( $input ) ) {
			return $old;
		}
		if ( ! array_key_exists( self::TAB, $input ) ) {
			return Result::of( array_intersect_key( $old, $input ), $input )->values;
		}
		$tab = is_string( $input[ self::TAB ] ) ? Setting_Registry::tabs()[ $input[ self::TAB ] ] ?? null : null;
		if ( null === $tab ) {
			return $old;
		}
		if ( isset( $input[ self::BEGIN ] ) && ! isset( $input[ self::END ] ) ) {
			add_settings_error( Settings::OPTION, self::END, self::too_many_fields() );
			return $old;
		}
		unset( $input['page_path'] );
		$outcome = Result::of( $old, $input, $tab );
		$outcome->keep( $tab->slug );
		foreach ( $outcome->refusals as $key => $refusal ) {
			add_settings_error( Settings::OPTION, $key, $refusal );
		}
		return $outcome->values;
	}

	private static function too_many_fields(): string {
		/* translators: %s: a number. */
		$words = __(
			'Nothing was saved: this server accepts at most %s fields in a form. Switch on JavaScript, so that only changes are sent.',
			'cfg-configurator'
		);
		return sprintf( $words, number_format_i18n( (int) ini_get( 'max_input_vars' ) ) );
	}
}
