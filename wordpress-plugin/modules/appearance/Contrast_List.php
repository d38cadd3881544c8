<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** The contrast of the saved colours; pickers.js updates it. */
final class Contrast_List {
	public static function render(): void {
		$set     = array_map( static fn ( Field $field ): string => Settings::text( $field->key ), Setting_Registry::by_property() );
		$colours = Contrast::colours( $set );
		$words   = array(
			'enough' => __( 'sufficient', 'cfg-configurator' ),
			'low'    => __( 'too low, at least 4.5 is needed', 'cfg-configurator' ),
		);
		printf(
			'<h3>%s</h3><ul class="cfg-contrast" aria-live="polite" data-enough="%s" data-low="%s" data-minimum="%s">',
			esc_html__( 'Contrast', 'cfg-configurator' ),
			esc_attr( $words['enough'] ),
			esc_attr( $words['low'] ),
			esc_attr( (string) Contrast::MINIMUM )
		);
		foreach ( Contrast::pairs() as $pair ) {
			$ratio = Contrast::ratio( $colours[ $pair['text'] ], $colours[ $pair['background'] ] );
			$is_ok = $ratio >= Contrast::MINIMUM;
			printf(
				'<li data-text="%s" data-text-colour="%s" data-background="%s"%s>%s: <strong>%s</strong></li>',
				esc_attr( $pair['text'] ),
				esc_attr( $colours[ $pair['text'] ] ),
				esc_attr( $pair['background'] ),
				$is_ok ? '' : ' class="cfg-contrast-low"',
				esc_html( $pair['label'] ),
				// Rounded down, so that a ratio below the minimum is not shown as the minimum.
				esc_html( Language::number( floor( $ratio * 10 ) / 10, 1 ) . ', ' . $words[ $is_ok ? 'enough' : 'low' ] )
			);
		}
		echo '</ul>';
	}
}
