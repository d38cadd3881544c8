<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Setting_Registry;

/**
 * Renders `<cfg-configurator>` with its attributes, and enqueues the script. Used by shortcode
 * and block.
 */
final class Widget_Markup {
	/** Class of the wrapper element. */
	public const PLACE = 'cfg-configurator-place';

	public function __construct( private Asset_Links $links ) {
	}

	/**
	 * @param array<string, string> $overrides Attributes filtered by Overrides.
	 * @return string Escaped HTML.
	 */
	public function render( array $overrides ): string {
		$page = Widget_Page::of_place();
		if ( null === $page ) {
			return $this->link();
		}
		Page_Sync::show( $page );
		/**
		 * Fires before an element is rendered, with `is_singular()` and the page known.
		 *
		 * @since 1.1.0
		 */
		do_action( 'cfg_configurator_render_element' );
		$styles     = array_intersect_key( $overrides, Setting_Registry::by_property() );
		$attributes = Attributes::all( array_diff_key( $overrides, $styles ) );
		$links      = $this->links->request();
		/**
		 * Filters what precedes one element.
		 *
		 * @since 1.1.0
		 *
		 * @param string                $html       Escaped HTML.
		 * @param array<string, string> $attributes Unescaped texts by name.
		 * @param array<string, string> $overrides  What the shortcode or block sets, by attribute or custom property.
		 */
		$before = apply_filters( 'cfg_configurator_before_element', '', $attributes, $overrides );
		/**
		 * Filters the content of one element.
		 *
		 * @since 1.1.0
		 *
		 * @param string                $html       Escaped HTML.
		 * @param array<string, string> $attributes Unescaped texts by name.
		 */
		$content = apply_filters( 'cfg_configurator_element_content', Contact_Line::of_failure(), $attributes );
		$content = is_string( $content ) ? $content : '';
		if ( ! str_contains( $content, '<noscript' ) ) {
			$content .= Contact_Line::render( Page_Texts::of( $attributes ) );
		}
		/**
		 * Filters what follows one element.
		 *
		 * @since 1.1.0
		 *
		 * @param string                $html       Escaped HTML.
		 * @param array<string, string> $attributes Unescaped texts by name.
		 */
		$after  = apply_filters( 'cfg_configurator_after_element', '', $attributes );
		$links .= is_string( $before ) ? $before : '';
		return $links . sprintf( '<cfg-configurator%s data-font="page">%s</cfg-configurator>', $this->html( $attributes ), $content )
			. ( is_string( $after ) ? $after : '' );
	}

	/** A link to the page that the hit stands for, if it contains the widget, else to the page in the settings. */
	private function link(): string {
		$hit  = get_post();
		$hit  = $hit instanceof \WP_Post && Widget_Pages::contains( $hit ) ? $hit : null;
		$text = esc_html_x( 'Configurator', 'visitor', 'cfg-configurator' );
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( Page_Address::url( $hit ) ), $text );
	}

	/** @param array<string, string> $attributes */
	private function html( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $text ) {
			if ( 1 === preg_match( '/^[a-z][a-z-]*$/', $name ) && ! str_starts_with( $name, 'on' ) ) {
				// Do not use esc_attr(): it does not double-encode entities, so the element would receive a different value.
				$html .= sprintf( ' %s="%s"', $name, htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) );
			}
		}
		return Page_Data::without_brackets( $html );
	}
}
