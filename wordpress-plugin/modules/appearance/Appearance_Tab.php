<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Colours, font and corners: the custom properties that rebrand the element (README, theming). */
final class Appearance_Tab {
	public static function create(): Setting_Tab {
		return ( new Setting_Tab(
			'appearance',
			fn () => __( 'Appearance', 'cfg-configurator' ),
			30,
			new Section(
				'colours',
				fn () => __( 'Colours', 'cfg-configurator' ),
				fn () => __( 'Leave any field on this page empty to use the configurator\'s own appearance.', 'cfg-configurator' ),
				self::colour(
					'accent',
					'#0b5a63',
					fn () => __( 'Accent colour', 'cfg-configurator' ),
					fn () => __( 'Buttons, links and selected options.', 'cfg-configurator' )
				),
				self::colour(
					'on-accent',
					'#ffffff',
					fn () => __( 'Text on the accent colour', 'cfg-configurator' ),
					fn () => __( 'Text of the buttons.', 'cfg-configurator' )
				),
				self::colour(
					'surface',
					'#ffffff',
					fn () => __( 'Background', 'cfg-configurator' ),
					fn () => __( 'Page and stage. Keep it light: texts are dark.', 'cfg-configurator' )
				),
			),
			new Section(
				'shape',
				fn () => __( 'Font and corners', 'cfg-configurator' ),
				null,
				new Field(
					'style_font_family',
					Field_Type::FONT,
					label: fn () => __( 'Font', 'cfg-configurator' ),
					help: fn () => __( 'The fonts of the theme, or one that every device has.', 'cfg-configurator' ),
					property: 'font-family',
					choices: fn () => array( '' => __( 'The configurator\'s font', 'cfg-configurator' ) ),
				),
				new Field(
					'style_radius',
					Field_Type::NUMBER,
					label: fn () => __( 'Corner radius', 'cfg-configurator' ),
					help: fn () => __( '0 makes square corners. Cards and dialogs have a larger radius, which follows from this one.', 'cfg-configurator' ),
					example: '4',
					property: 'radius',
					min: 0.0,
					max: 24.0,
					unit: 'px',
				),
			),
		) )->with_preview( static fn () => Contrast_List::render() );
	}

	private static function colour( string $property, string $default, \Closure $label, \Closure $help ): Field {
		$key = 'style_' . str_replace( '-', '_', $property );
		return new Field( $key, Field_Type::COLOUR, $label, $help, $default, property: $property );
	}
}
