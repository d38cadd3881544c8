<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Setting_Registry;

/**
 * Renders `<cfg-configurator>` with its attributes for shortcode and block, enqueues its script, and prints the preload
 * links: in the head if the widget has been detected by then, otherwise right before the element.
 */
final class Element {
	public const SCRIPT = 'cfg-configurator';

	/** Class of the wrapper element. */
	private const PLACE = 'cfg-configurator-place';

	/**
	 * Attributes by which WP Rocket, Autoptimize, LiteSpeed Cache, WP-Optimize and WP Meteor do not delay the widget's script
	 * until the first interaction: it waits for the first picture itself. The consent manager's has none: it runs after the manager.
	 */
	private const UNDELAYED = array( 'nowprocket', 'data-noptimize', 'data-no-optimize', 'data-no-defer', 'data-no-delay-js', 'data-wpmeteor-nooptimize' );

	private Built_Assets $assets;

	/** @var bool Whether an element has been rendered. Block themes render the content before the head. */
	private bool $is_needed = false;

	/** @var bool Whether the preload links have been printed. */
	private bool $has_links = false;

	/** @param string $file The plugin's main file. */
	public function __construct( string $file ) {
		$this->assets = new Built_Assets( $file );
	}

	/** Returns escaped HTML of `[cfg_configurator]` (docs/wordpress.md). Without attributes, WordPress passes ''. */
	public function of_shortcode( mixed $input ): string {
		$input = is_array( $input ) ? $input : array();
		$class = self::PLACE . ' align' . Overrides::alignment( $input['align'] ?? null );
		return sprintf( '<div class="%s">%s</div>', esc_attr( $class ), $this->render( Overrides::read( $input ) ) );
	}

	/** Returns escaped HTML of the block with these attributes. */
	public function of_block( mixed $attributes ): string {
		$settings = is_array( $attributes ) && is_array( $attributes['overrides'] ?? null ) ? $attributes['overrides'] : array();
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( array( 'class' => self::PLACE ) ), $this->render( Overrides::read( $settings ) ) );
	}

	public static function translate_script(): void {
		$script = generate_block_asset_handle( Widget_Page::BLOCK, 'editorScript' );
		wp_set_script_translations( $script, 'cfg-configurator', dirname( __DIR__, 2 ) . '/languages' );
	}

	/** Prints the preload links if the page has an element, unless they have been printed. */
	public function print_in_head(): void {
		if ( ! $this->has_links && ( $this->is_needed || Widget_Page::is_current() ) ) {
			echo $this->links(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in links().
		}
	}

	/** @param array<string, string> $overrides Attributes filtered by Overrides. */
	private function render( array $overrides ): string {
		$page = Widget_Page::of_place();
		if ( null === $page ) {
			return $this->link();
		}
		Page_Rewrite::show( $page );
		/**
		 * Fires before an element is rendered, with `is_singular()` and the page known.
		 *
		 * @since 1.1.0
		 */
		do_action( 'cfg_configurator_render_element' );
		$styles     = array_intersect_key( $overrides, Setting_Registry::by_property() );
		$attributes = Attributes::all( array_diff_key( $overrides, $styles ) );
		$this->enqueue();
		$links = did_action( 'wp_head' ) > 0 && ! $this->has_links ? $this->links() : '';
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
		$content = apply_filters( 'cfg_configurator_element_content', '', $attributes );
		$content = is_string( $content ) ? $content : '';
		if ( ! str_contains( $content, '<noscript' ) ) {
			$words    = _x( 'The configurator needs JavaScript, which is switched off in this browser.', 'visitor', 'cfg-configurator' );
			$content .= '<noscript><div class="no-script"><p><b>' . esc_html( $words ) . '</b></p></div></noscript>';
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
		return $links . sprintf( '<cfg-configurator%s data-font="page">%s</cfg-configurator>', self::html( $attributes ), $content )
			. ( is_string( $after ) ? $after : '' );
	}

	/** A link to the page that the hit stands for, if it contains the widget, else to the page in the settings. */
	private function link(): string {
		$hit  = get_post();
		$hit  = $hit instanceof \WP_Post && Widget_Page::contains( $hit ) ? $hit : null;
		$text = esc_html_x( 'Configurator', 'visitor', 'cfg-configurator' );
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( Page_Address::url( $hit ) ), $text );
	}

	private function enqueue(): void {
		$this->is_needed = true;

		$script = $this->assets->script_url();
		if ( '' !== $script ) {
			wp_enqueue_script_module( self::SCRIPT, $script, array(), $this->assets->version() );
			add_filter( 'wp_script_attributes', array( self::class, 'forbid_delay' ) );
			// SiteGround Optimizer reads no mark, and would put the module into a file that is none.
			add_filter( 'sgo_javascript_combine_exclude_ids', static fn ( mixed $ids ): array => array( ...(array) $ids, self::SCRIPT . '-js-module' ) );
		}
		if ( Consent_Manager::is_active() ) {
			Consent_Manager::enqueue();
		}
	}

	/**
	 * @param array<string, string|bool> $attributes Of any script tag.
	 * @return array<string, string|bool>
	 */
	public static function forbid_delay( array $attributes ): array {
		// Cloudflare's Rocket Loader reads its attribute only before `src`.
		return self::SCRIPT . '-js-module' !== ( $attributes['id'] ?? '' ) ? $attributes
			: array( 'data-cfasync' => 'false' ) + array_fill_keys( self::UNDELAYED, 'true' ) + $attributes;
	}

	/** Returns the escaped preload links. */
	private function links(): string {
		$this->has_links = true;
		Protected_Html::protect_links();
		/**
		 * Filters the files that the first view needs before the script.
		 *
		 * @since 1.1.0
		 *
		 * @param array<string, string> $files URLs by kind, in the order in which they load: `style`, `image`. The script
		 *                                     waits for the image.
		 */
		$files = apply_filters( 'cfg_configurator_first_files', array() );
		$files = array_filter( is_array( $files ) ? $files : array(), static fn ( mixed $url ): bool => is_string( $url ) && '' !== $url );
		$links = '';
		foreach ( $files as $kind => $url ) {
			$links .= self::preload( sprintf( 'rel="preload" as="%s"%s', esc_attr( (string) $kind ), 'image' === $kind ? ' fetchpriority="high"' : '' ), $url );
		}
		$modules = implode( '', array_map( static fn ( string $url ): string => self::preload( 'rel="modulepreload"', $url ), $this->assets->preload_urls() ) );
		// The image loads before the modules: start.js activates the module links after the image has loaded.
		$later = '<template id="cfg-configurator-modules">%s</template>';
		return $links . ( empty( $files['image'] ) ? $modules : sprintf( $later, $modules ) ) . "\n";
	}

	/** @param string $kind Escaped attributes. */
	private static function preload( string $kind, string $url ): string {
		return sprintf( '<link %s href="%s"%s>', $kind, Protected_Html::url( $url ), Protected_Html::LINK );
	}

	/** @param array<string, string> $attributes Unescaped texts by name. */
	private static function html( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $text ) {
			if ( 1 === preg_match( '/^[a-z][a-z-]*$/', $name ) && ! str_starts_with( $name, 'on' ) ) {
				// Do not use esc_attr(): it does not double-encode entities, so the element would receive a different value.
				$html .= sprintf( ' %s="%s"', $name, htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) );
			}
		}
		return Protected_Html::without_brackets( $html );
	}
}
