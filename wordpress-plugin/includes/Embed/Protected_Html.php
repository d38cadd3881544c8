<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps plugins that rewrite the finished page off the plugin's tags. A style sheet that they take out of the shadow root
 * leaves the first view without styles and applies to the theme; a picture that their script loads is never loaded,
 * because the script does not see into the shadow root.
 */
final class Protected_Html {
	/** Escaped attributes of a link: Autoptimize, LiteSpeed Cache (combines, defers), WP Rocket. */
	public const LINK = ' data-noptimize="1" data-no-optimize="1" data-no-async="1" data-no-minify="1"';

	/** Escaped attributes of a picture: LiteSpeed Cache, W3 Total Cache, Autoptimize, WP Rocket; the class for many others. */
	public const PICTURE = ' class="skip-lazy" data-no-lazy="1" data-skip-lazy="1"';

	/** Escaped attributes of a data block: Autoptimize, LiteSpeed Cache, Rocket Loader, WP Rocket. */
	public const DATA = ' data-noptimize="1" data-no-optimize="1" data-no-defer="1" data-cfasync="false" nowprocket';

	/** Called when the first link is printed. */
	public static function protect_links(): void {
		// W3 Total Cache asks this filter instead of reading a mark.
		$is_marked = static fn ( mixed $tag ): bool => is_string( $tag ) && str_contains( $tag, self::LINK );
		add_filter( 'w3tc_minify_css_do_tag_minification', static fn ( mixed $is_replaced, mixed $tag ): bool => $is_replaced && ! $is_marked( $tag ), 10, 2 );
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
