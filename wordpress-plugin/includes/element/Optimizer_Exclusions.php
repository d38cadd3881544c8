<?php
declare(strict_types=1);

namespace Cfg_Configurator\Element;

defined( 'ABSPATH' ) || exit;

/** Keeps plugins that rewrite the finished page off the plugin's tags: their scripts and style sheets do not reach into the shadow root. */
final class Optimizer_Exclusions {
	/** Escaped attributes of a link: Autoptimize, LiteSpeed Cache (combines, defers), WP Rocket. */
	public const LINK = ' data-noptimize="1" data-no-optimize="1" data-no-async="1" data-no-minify="1"';

	/** Escaped attributes of a picture: LiteSpeed Cache, W3 Total Cache, Autoptimize, WP Rocket; the class for many others. */
	public const PICTURE = ' class="skip-lazy" data-no-lazy="1" data-skip-lazy="1"';

	/** Escaped attributes of a data block: Autoptimize, LiteSpeed Cache, Rocket Loader, WP Rocket. */
	public const DATA = ' data-noptimize="1" data-no-optimize="1" data-no-defer="1" data-cfasync="false" nowprocket';

	/** Of WP Rocket, Autoptimize, LiteSpeed Cache, WP-Optimize and WP Meteor: do not delay the widget's script until the first interaction. */
	private const UNDELAYED = array( 'nowprocket', 'data-noptimize', 'data-no-optimize', 'data-no-defer', 'data-no-delay-js', 'data-wpmeteor-nooptimize' );

	/** Called when the first link is printed. */
	public static function protect_links(): void {
		// W3 Total Cache asks this filter instead of reading a mark.
		$is_marked = static fn ( mixed $tag ): bool => is_string( $tag ) && str_contains( $tag, self::LINK );
		add_filter( 'w3tc_minify_css_do_tag_minification', static fn ( mixed $is_replaced, mixed $tag ): bool => $is_replaced && ! $is_marked( $tag ), 10, 2 );
	}

	/**
	 * @param array<string, string|bool> $attributes Of any script tag.
	 * @return array<string, string|bool>
	 */
	public static function forbid_delay( array $attributes ): array {
		// Cloudflare's Rocket Loader reads its attribute only before `src`.
		return Element::SCRIPT . '-js-module' !== ( $attributes['id'] ?? '' ) ? $attributes
			: array( 'data-cfasync' => 'false' ) + array_fill_keys( self::UNDELAYED, 'true' ) + $attributes;
	}

	/**
	 * SiteGround Optimizer reads no mark, and would put the module into a file that is none.
	 *
	 * @return array<mixed>
	 */
	public static function exclude_module( mixed $ids ): array {
		return array( ...(array) $ids, Element::SCRIPT . '-js-module' );
	}

	/** Returns a link, with further escaped attributes, to a style sheet that stays where it is: only a parser of HTML reads its `rel`. */
	public static function style_sheet( string $url, string $attributes = '' ): string {
		// The comments, because Autoptimize replaces the file of a marked link by a minified one, and may defer it.
		return sprintf( '<!--noptimize--><link rel="&#115;tylesheet"%s href="%s"%s><!--/noptimize-->', $attributes, self::url( $url ), self::LINK );
	}

	/** Returns an escaped URL in which a pattern finds no style sheet: SiteGround Optimizer takes every link to one, a preload too. */
	public static function url( string $url ): string {
		return str_replace( '.css', '&#46;css', esc_url( $url ) );
	}

	/** Encodes the square brackets of escaped HTML, so that WordPress's content filters execute no text that looks like a shortcode. */
	public static function without_brackets( string $html ): string {
		return str_replace( array( '[', ']' ), array( '&#091;', '&#093;' ), $html );
	}
}
