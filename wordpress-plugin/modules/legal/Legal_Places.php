<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Modules\Texts\Text_Screens;
use Cfg_Configurator\Settings\Setting_Registry;

/** Links to where each legal text appears: screens in the preview, and the texts around it that other tabs change. */
final class Legal_Places {
	/** Longest part of a label that names it, in characters. */
	private const LENGTH = 40;

	/**
	 * @return array{screens: array<string, list<string>>, texts: array<string, list<string>>} By section of the tab: sections of the texts whose screens
	 *         show it, and settings and labels besides its fields that change it.
	 */
	public static function places(): array {
		/** @var array{screens: array<string, list<string>>, texts: array<string, list<string>>} $places */
		$places = wp_json_file_decode( __DIR__ . '/places.json', array( 'associative' => true ) );
		return $places;
	}

	/** Prints the links of a section of the tab; nothing for one without places. */
	public static function render( string $section ): void {
		$places  = self::places();
		$titles  = array_column( Setting_Registry::tabs()['texts']->sections, null, 'id' );
		$screens = Text_Screens::listed( 'screens' );
		$links   = array_map(
			static fn ( string $id ): string => Text_Screens::in_preview( $screens[ $id ], $titles[ $id ]->title() ),
			$places['screens'][ $section ] ?? array()
		);
		if ( array() === $links ) {
			return;
		}
		/* translators: %s: links to screens. */
		$see = __( 'See it on: %s.', 'cfg-configurator' );
		/* translators: %s: links to fields. */
		$changed = __( 'Changed by: %s', 'cfg-configurator' );
		$texts   = array_map( self::link_to( ... ), $places['texts'][ $section ] );
		printf(
			'<p class="description" data-place="%s">%s<br>%s</p>',
			esc_attr( $section ),
			// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the links are escaped where they are made.
			sprintf( esc_html( $see ), implode( ', ', $links ) ),
			sprintf( esc_html( $changed ), implode( ', ', $texts ) )
			// phpcs:enable
		);
	}

	public static function render_others(): void {
		$others = array(
			'values'  => __( 'Official values (WLTP)', 'cfg-configurator' ),
			'example' => __( 'Representative example', 'cfg-configurator' ),
			'notes'   => __( 'Legal notes', 'cfg-configurator' ),
		);
		foreach ( $others as $section => $title ) {
			printf( '<section class="cfg-section"><h2>%s</h2>', esc_html( $title ) );
			self::render( $section );
			echo '</section>';
		}
	}

	/** @param string $key Of a setting, or of a label. */
	private static function link_to( string $key ): string {
		$fields = Setting_Registry::fields();
		$field  = $fields[ $key ] ?? $fields['labels'];
		$anchor = Field_Renderer::id( $field ) . ( isset( $fields[ $key ] ) ? '' : "-{$key}" );
		/* translators: %s: a text of the configurator. */
		$label = sprintf( __( 'Label \'%s\'', 'cfg-configurator' ), mb_strimwidth( Text_Screens::texts()[ $key ] ?? $key, 0, self::LENGTH, '…' ) );
		return sprintf(
			'<a href="%s">%s</a>',
			esc_url( Settings_Page::url( Setting_Registry::tab_of( $field->key ) ) . '#' . $anchor ),
			esc_html( isset( $fields[ $key ] ) ? $field->label() : $label )
		);
	}
}
