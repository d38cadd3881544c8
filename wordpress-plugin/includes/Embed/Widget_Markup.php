<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_Paint\Contact_Line;
use Cfg_Configurator\First_Paint\First_Paint;
use Cfg_Configurator\First_Paint\Line_Up_Refresh;
use Cfg_Configurator\First_Paint\Line_Up_Snapshot;
use Cfg_Configurator\First_Paint\Page_Data;
use Cfg_Configurator\First_Paint\Page_Texts;
use Cfg_Configurator\First_Paint\Structured_Data;
use Cfg_Configurator\Gateway\Api_Address;
use Cfg_Configurator\Settings\Setting_Registry;

/**
 * Renders `<cfg-configurator>` with its attributes and first paint, and enqueues the script. Used by shortcode
 * and block.
 */
final class Widget_Markup {
	/** Class of the wrapper element. */
	public const PLACE = 'cfg-configurator-place';

	/**
	 * Escaped HTML that modules put into the element, by the name of what makes it.
	 *
	 * @var array<string, \Closure(): string>
	 */
	private static array $inside = array();

	public function __construct(
		private Asset_Links $links,
		private Line_Up_Snapshot $snapshot,
		private First_Paint $first_paint,
		private Structured_Data $data,
		private Line_Up_Refresh $refresh,
	) {
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
		Widget_Pages::show( $page );
		$line_up    = $this->snapshot->read();
		$styles     = array_intersect_key( $overrides, Setting_Registry::by_property() );
		$attributes = Attributes::all( array_diff_key( $overrides, $styles ), $line_up->back_office );
		// An element with another content site has another line-up, so no first paint is shown.
		$is_ours = ( $attributes['api-url'] ?? '' ) === Api_Address::url();
		$links   = $this->links->request( $line_up ) . Appearance::link( $styles );
		if ( ! $is_ours ) {
			return $links . sprintf( '<cfg-configurator%s data-font="page"></cfg-configurator>', $this->html( $attributes ) );
		}
		$this->refresh->after_showing( $line_up );
		$texts  = new Page_Texts( $attributes, $line_up->back_office );
		$inside = $this->first_paint->render( $line_up, Widget_Page::model( $line_up ), $texts ) . Contact_Line::of_failure() . self::inside();
		return $links . sprintf( '<cfg-configurator%s data-font="page">%s</cfg-configurator>', $this->html( $attributes ), $inside )
			. $this->data->render( $line_up, $texts );
	}

	/**
	 * Adds HTML inside the element, for one of its slots.
	 *
	 * @param string             $name Of what makes it. Added once.
	 * @param \Closure(): string $make Escaped HTML; '' for none.
	 */
	public static function add_inside( string $name, \Closure $make ): void {
		self::$inside[ $name ] = $make;
	}

	private static function inside(): string {
		return implode( '', array_map( static fn ( \Closure $make ): string => $make(), self::$inside ) );
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
