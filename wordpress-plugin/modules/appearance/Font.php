<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Value_Validator;

/**
 * Value of the CSS property `font-family`. An editor can choose the configurator's font, those that the theme
 * declares, and some that every device has.
 */
final class Font extends Control {
	private const ON_EVERY_DEVICE = array(
		'Arial, sans-serif'   => 'Arial',
		'Georgia, serif'      => 'Georgia',
		'Verdana, sans-serif' => 'Verdana',
	);

	/** What a setting may have, in characters (Field). */
	private const LONGEST = 200;

	public function validate( Field $field, mixed $raw ): string|\WP_Error {
		$text = Value_Validator::text( $field, $raw );
		return is_string( $text ) ? self::check( $text ) : $text;
	}

	/** Offers what is saved even if the theme no longer has it. */
	public function render( Field $field, mixed $value, string $refusal ): void {
		$text = is_scalar( $value ) ? (string) $value : '';
		Field_Renderer::choice( $field, $text, $refusal, self::choices() + array( $text => $text ) );
	}

	public function is_group(): bool {
		return false;
	}

	/** @return array<int|string, string> Labels by value of `font-family`. */
	public static function choices(): array {
		return array(
			'' => __( 'The configurator\'s font', 'cfg-configurator' ),
			...self::of_theme(),
			...self::ON_EVERY_DEVICE,
		);
	}

	/** @return array<string, string> */
	private static function of_theme(): array {
		$settings = wp_get_global_settings( array( 'typography', 'fontFamilies' ) );
		$families = array();
		foreach ( is_array( $settings ) ? $settings : array() as $group ) {
			foreach ( is_array( $group ) ? $group : array() as $font ) {
				$family = is_array( $font ) && is_string( $font['fontFamily'] ?? null ) ? $font['fontFamily'] : '';
				// A value that would be rejected must not be offered.
				if ( '' !== $family && mb_strlen( $family ) <= self::LONGEST && is_array( $font ) && is_string( self::check( $family ) ) ) {
					$families[ $family ] = is_string( $font['name'] ?? null ) ? $font['name'] : $family;
				}
			}
		}
		return $families;
	}

	/** Accepts the characters of font names, so that the value can be written into a style sheet. */
	private static function check( string $text ): string|\WP_Error {
		$is_balanced = 0 === substr_count( $text, '"' ) % 2 && 0 === substr_count( $text, "'" ) % 2;
		if ( '' === $text || ( $is_balanced && 1 === preg_match( '/^(?:[\p{L}\p{N} ,"\'-]+|var\(--[a-z0-9-]+\))$/u', $text ) ) ) {
			return $text;
		}
		/* translators: %s: what the editor wrote. */
		return new \WP_Error( 'refused', sprintf( __( '\'%s\' is not a list of fonts. Example: Georgia, serif.', 'cfg-configurator' ), $text ) );
	}
}
