<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** The fonts that an editor can choose: the configurator's, those that the theme declares, and some that every device has. */
final class Font_Families {
	private const ON_EVERY_DEVICE = array(
		'Arial, sans-serif'   => 'Arial',
		'Georgia, serif'      => 'Georgia',
		'Verdana, sans-serif' => 'Verdana',
	);

	/**
	 * @param string $chosen Saved value, which is offered even if the theme no longer has it.
	 * @return array<int|string, string> Labels by value of `font-family`.
	 */
	public static function choices( Field $field, string $chosen ): array {
		$choices = array(
			'' => $field->choices()[''],
			...self::of_theme( $field ),
			...self::ON_EVERY_DEVICE,
		);
		return $choices + array( $chosen => $chosen );
	}

	/** @return array<string, string> */
	private static function of_theme( Field $field ): array {
		$settings = wp_get_global_settings( array( 'typography', 'fontFamilies' ) );
		$families = array();
		foreach ( is_array( $settings ) ? $settings : array() as $group ) {
			foreach ( is_array( $group ) ? $group : array() as $font ) {
				$family = is_array( $font ) && is_string( $font['fontFamily'] ?? null ) ? $font['fontFamily'] : '';
				// A value that would be rejected must not be offered.
				if ( '' !== $family && is_array( $font ) && is_string( Value_Validator::validate( $field, $family ) ) ) {
					$families[ $family ] = is_string( $font['name'] ?? null ) ? $font['name'] : $family;
				}
			}
		}
		return $families;
	}
}
