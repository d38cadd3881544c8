<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** Contrast between the colours of the element, as WCAG 2.2 defines it (1.4.3). pickers.js computes the same. */
final class Contrast {
	public const MINIMUM = 4.5;

	/** Colours that no setting changes: of texts and of hints. */
	private const FIXED = array(
		'ink'   => '#14181b',
		'ink-3' => '#626a71',
	);

	/** @return list<array{string, string, string}> Text and background, by name of the custom property, and their label. */
	public static function pairs(): array {
		return array(
			array( 'on-accent', 'accent', __( 'Text of buttons', 'cfg-configurator' ) ),
			array( 'accent', 'surface', __( 'Links on the background', 'cfg-configurator' ) ),
			array( 'ink', 'surface', __( 'Texts on the background', 'cfg-configurator' ) ),
			array( 'ink-3', 'surface', __( 'Hints on the background', 'cfg-configurator' ) ),
		);
	}

	/**
	 * @param array<string, string> $set By name of the custom property; missing ones and '' are the element's own.
	 * @return array<string, string>
	 */
	public static function colours( array $set ): array {
		$colours = self::FIXED;
		foreach ( Setting_Registry::by_property() as $property => $field ) {
			if ( $field->control() instanceof Colour ) {
				$colour               = $set[ $property ] ?? '';
				$colours[ $property ] = '' === $colour ? $field->example() : $colour;
			}
		}
		return $colours;
	}

	/** Ratio of two colours, each '#' and six hexadecimal digits: 1 to 21. */
	public static function ratio( string $one, string $other ): float {
		$lights = array( self::luminance( $one ), self::luminance( $other ) );
		return ( max( $lights ) + 0.05 ) / ( min( $lights ) + 0.05 );
	}

	private static function luminance( string $colour ): float {
		$light = 0.0;
		foreach ( array( 0.2126, 0.7152, 0.0722 ) as $index => $weight ) {
			$part   = hexdec( substr( $colour, 1 + 2 * $index, 2 ) ) / 255;
			$light += $weight * ( $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4 );
		}
		return $light;
	}

	/** Prints the contrast of the saved colours; pickers.js updates it. */
	public static function render( string $tab ): void {
		if ( 'appearance' !== $tab ) {
			return;
		}
		$set     = array_map( static fn ( Field $field ): string => Settings::text( $field->key ), Setting_Registry::by_property() );
		$colours = self::colours( $set );
		$words   = array(
			'enough' => __( 'sufficient', 'cfg-configurator' ),
			'low'    => __( 'too low, at least 4.5 is needed', 'cfg-configurator' ),
		);
		printf(
			'<h3>%s</h3><ul class="cfg-contrast" aria-live="polite" data-enough="%s" data-low="%s" data-minimum="%s">',
			esc_html__( 'Contrast', 'cfg-configurator' ),
			esc_attr( $words['enough'] ),
			esc_attr( $words['low'] ),
			esc_attr( (string) self::MINIMUM )
		);
		foreach ( self::pairs() as list( $text, $background, $label ) ) {
			$ratio = self::ratio( $colours[ $text ], $colours[ $background ] );
			$is_ok = $ratio >= self::MINIMUM;
			printf(
				'<li data-text="%s" data-text-colour="%s" data-background="%s"%s>%s: <strong>%s</strong></li>',
				esc_attr( $text ),
				esc_attr( $colours[ $text ] ),
				esc_attr( $background ),
				$is_ok ? '' : ' class="cfg-contrast-low"',
				esc_html( $label ),
				// Rounded down, so that a ratio below the minimum is not shown as the minimum.
				esc_html( Language::number( floor( $ratio * 10 ) / 10, 1 ) . ', ' . $words[ $is_ok ? 'enough' : 'low' ] )
			);
		}
		echo '</ul>';
	}
}
