<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Language;
use Cfg_Configurator\Modules\Preview\Preview;

/**
 * The part of the configurator that each section of the texts belongs to, its labels, and links to the screens. Without JavaScript, all screens after the first
 * open as the first step of a model; preview.js adds the choices that the later steps need.
 */
final class Text_Screens {
	/**
	 * @return array<string, string> `screens`, which a link can open, by section of the tab, or `firstLabels`: sections by the first label of a run
	 *                               in the widget's order (`src/labels`). A new label belongs to the section of the label before it.
	 */
	public static function listed( string $list ): array {
		/** @var array<string, array<string, string>> $lists */
		$lists = wp_json_file_decode( __DIR__ . '/screens.json', array( 'associative' => true ) );
		return $lists[ $list ];
	}

	/** @return array<string, string> Texts of the widget by key (`src/labels`). A test keeps the file in sync. */
	public static function texts(): array {
		$texts = wp_json_file_decode( __DIR__ . '/labels/' . Language::tag() . '.json', array( 'associative' => true ) );
		$texts = is_array( $texts ) ? array_filter( $texts, 'is_string' ) : array();
		return array_filter( $texts, 'is_string', ARRAY_FILTER_USE_KEY );
	}

	/** @return array<string, array<string, string>> The widget's texts by key, by section. */
	public static function labels(): array {
		$sections = array();
		$section  = 'messages';
		$first    = self::listed( 'firstLabels' );
		foreach ( self::texts() as $key => $text ) {
			$section                      = $first[ $key ] ?? $section;
			$sections[ $section ][ $key ] = $text;
		}
		return $sections;
	}

	public static function render_links( string $screen ): void {
		printf(
			'<p class="cfg-screen-links">%s %s</p>',
			// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by link().
			self::in_preview( $screen, __( 'Show in the preview', 'cfg-configurator' ) ),
			self::link( $screen, '_blank', __( 'Open in the configurator (new tab)', 'cfg-configurator' ) )
			// phpcs:enable
		);
	}

	/** @return string HTML of a link that opens a screen in the preview. */
	public static function in_preview( string $screen, string $words ): string {
		return self::link( $screen, Preview::FRAME, $words );
	}

	private static function link( string $screen, string $target, string $words ): string {
		return sprintf(
			'<a href="%s" data-screen="%s" target="%s">%s</a>',
			esc_url( self::url( $screen ) ),
			esc_attr( $screen ),
			esc_attr( $target ),
			esc_html( $words )
		);
	}

	private static function url( string $screen ): string {
		return 'home' === $screen || '' === Preview::model() ? Page_Address::url() : Page_Address::model_url( Preview::model() );
	}
}
