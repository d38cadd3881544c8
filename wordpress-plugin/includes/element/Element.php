<?php
declare(strict_types=1);

namespace Cfg_Configurator\Element;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Content_Site;
use Cfg_Configurator\First_View\Model;
use Cfg_Configurator\First_View\Model_List;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator\First_View\Texts;
use Cfg_Configurator\First_View\View;
use Cfg_Configurator\Settings\Sanitizer;
use Cfg_Configurator\Settings\Settings;
use const Cfg_Configurator\FILE;
use const Cfg_Configurator\VERSION;

/** Renders `<cfg-configurator>` for shortcode and block, with its script and preload links. */
final class Element {
	public const BLOCK     = 'cfg-configurator/configurator';
	public const SHORTCODE = 'cfg_configurator';
	public const SCRIPT    = 'cfg-configurator';

	/** Class of the element around it. */
	private const PLACE = 'cfg-configurator-place';

	/** What only the editor needs of the block. Without it, WordPress loads neither the block's script nor translations. */
	private const OF_EDITOR = array( 'editorScript', 'editorStyle', 'textdomain' );

	/** @var bool Whether an element has been rendered. Block themes render the content before the head. */
	private static bool $is_needed = false;

	/** @var bool Whether the preload links have been printed. */
	private static bool $has_links = false;

	public static function register(): void {
		add_shortcode( self::SHORTCODE, array( self::class, 'of_shortcode' ) );
		add_action( 'init', array( self::class, 'start' ), 10, 0 );
		// Only a request through HTTP lists the blocks. Pages of this site may call REST routes without one.
		add_action( 'rest_api_init', static fn () => defined( 'REST_REQUEST' ) && self::register_block( true ), 10, 0 );
		add_action( 'enqueue_block_editor_assets', array( self::class, 'prepare_editor' ), 10, 0 );
		// Before the theme's style sheets.
		add_action( 'wp_head', array( self::class, 'print_in_head' ), 2, 0 );
		add_filter( 'gettext_with_context_cfg-configurator', array( Language::class, 'translate' ), 1, 3 );
		add_filter( 'wp_consent_api_registered_' . plugin_basename( FILE ), '__return_true' );
	}

	public static function start(): void {
		self::load_texts();
		self::register_block( is_admin() && ! wp_doing_ajax() );
	}

	/** Before 6.8, WordPress does not read the 'Domain Path' header. */
	public static function load_texts(): void {
		load_plugin_textdomain( 'cfg-configurator', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	}

	private static function register_block( bool $is_for_editor ): void {
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( self::BLOCK ) ) {
			unregister_block_type( self::BLOCK );
		}
		$is_ours = static fn ( array $block ): bool => self::BLOCK === ( $block['name'] ?? '' );
		$reduce  = static fn ( array $block ): array => $is_ours( $block ) ? array_diff_key( $block, array_flip( self::OF_EDITOR ) ) : $block;
		if ( ! $is_for_editor ) {
			add_filter( 'block_type_metadata', $reduce );
		}
		register_block_type( dirname( FILE ) . '/blocks/configurator', array( 'render_callback' => array( self::class, 'of_block' ) ) );
		remove_filter( 'block_type_metadata', $reduce );
	}

	/** Gives the block's script in the editor its translations and the first models, for the placeholder. */
	public static function prepare_editor(): void {
		$script = generate_block_asset_handle( self::BLOCK, 'editorScript' );
		$card   = static fn ( Model $model ): array => array( $model->name(), $model->picture(), Language::euros( $model->figure( 'price' ), 0 ) );
		$models = array_map( $card, array_slice( Model_List::of_site()->models, 0, 3 ) );
		wp_set_script_translations( $script, 'cfg-configurator', dirname( FILE ) . '/languages' );
		wp_localize_script( $script, 'cfgConfiguratorBlock', array( 'models' => $models ) );
	}

	/** Returns escaped HTML of `[cfg_configurator]` (docs/wordpress.md). Without attributes, WordPress passes ''. */
	public static function of_shortcode( mixed $input ): string {
		$input = is_array( $input ) ? $input : array();
		// The widget uses its mobile layout in a narrow column.
		$align = in_array( $input['align'] ?? '', array( 'wide', 'none' ), true ) ? $input['align'] : 'full';
		return sprintf( '<div class="%s align%s">%s</div>', self::PLACE, $align, self::render( $input ) );
	}

	/** Returns escaped HTML of the block with these attributes. */
	public static function of_block( mixed $attributes ): string {
		$overrides = is_array( $attributes ) && is_array( $attributes['overrides'] ?? null ) ? $attributes['overrides'] : array();
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( array( 'class' => self::PLACE ) ), self::render( $overrides ) );
	}

	/** @param array<mixed> $overrides What one shortcode or block sets. */
	private static function render( array $overrides ): string {
		$page = Page::current_singular();
		if ( null === $page ) {
			// An archive, a search result or a feed may have many. The hit links to its page, or to that of the settings.
			$hit  = get_post();
			$url  = Page::url( $hit instanceof \WP_Post && Page::has_element( $hit ) ? $hit : null );
			$text = esc_html_x( 'Configurator', 'visitor', 'cfg-configurator' );
			return sprintf( '<p><a href="%s">%s</a></p>', esc_url( $url ), $text );
		}
		$attributes = Attributes::all( array() === $overrides ? array() : Attributes::overrides( $overrides ) );
		self::enqueue();
		$before  = did_action( 'wp_head' ) > 0 && ! self::$has_links ? self::links() : '';
		$before .= self::appearance() . self::advice( $page );
		$is_ours = ( $attributes['api-url'] ?? '' ) === Content_Site::api_url();
		$view    = static fn (): string => View::content( $attributes );
		// Chosen, so that not every text and figure asks WordPress for its locale.
		$content  = $is_ours ? Language::during( Language::tag(), $view ) : View::noscript( new Texts( $attributes ) );
		$filtered = apply_filters( 'cfg_configurator_element_content', $content, $attributes );
		$content  = is_string( $filtered ) ? $filtered : $content;
		$after    = $is_ours ? View::structured_data( $attributes ) : '';
		return $before . sprintf( '<cfg-configurator%s data-font="page">%s</cfg-configurator>', self::html( $attributes ), $content ) . $after;
	}

	/** Link to a style sheet with the custom properties of the settings, a file because a policy may forbid inline styles; '' if none is set. */
	private static function appearance(): string {
		$lines = '';
		foreach ( Settings::fields() as $field ) {
			$saved = '' === $field->property ? '' : Settings::text( $field->key );
			$value = '' === $saved ? '' : Sanitizer::sanitize( $field, $saved );
			if ( is_scalar( $value ) && '' !== $value ) {
				$lines .= sprintf( "\t--cfg-%s: %s%s;\n", $field->property, $value, $field->unit );
			}
		}
		$css = "cfg-configurator {\n$lines}\n";
		$url = '' === $lines ? '' : (string) Public_Folder::of_site()?->keep( 'appearance-' . md5( $css ) . '.css', $css );
		return '' === $url ? '' : Optimizer_Exclusions::style_sheet( $url, ' class="cfg-configurator-appearance"' );
	}

	/** Tells the editor of a page why its steps have no addresses. Visitors do not see it. */
	private static function advice( \WP_Post $page ): string {
		if ( Page::serves( $page ) || is_preview() || ! current_user_can( 'edit_post', $page->ID ) ) {
			return '';
		}
		// phpcs:ignore Generic.Files.LineLength -- a sentence to translate is one line.
		$text = __( 'The steps of the configurator have no addresses here: its block or shortcode is not in the content of this page, or the site uses plain permalinks. Only you see this.', 'cfg-configurator' );
		return sprintf( '<p class="cfg-configurator-advice"><small>%s</small></p>', esc_html( $text ) );
	}

	private static function enqueue(): void {
		self::$is_needed = true;
		$script          = self::script_url();
		if ( '' !== $script ) {
			wp_enqueue_script_module( self::SCRIPT, $script, array(), self::build()['version'] );
			add_filter( 'wp_script_attributes', array( Optimizer_Exclusions::class, 'forbid_delay' ) );
			add_filter( 'sgo_javascript_combine_exclude_ids', array( Optimizer_Exclusions::class, 'exclude_module' ) );
		}
		if ( Consent::has_api() ) {
			wp_enqueue_script( 'cfg-configurator-consent', plugins_url( 'assets/consent.js', __FILE__ ), array( 'wp-consent-api' ), VERSION, true );
		}
	}

	/** Prints the preload links if the page has an element, unless they have been printed. */
	public static function print_in_head(): void {
		if ( ! self::$has_links && ( self::$is_needed || null !== Page::current() ) ) {
			echo self::links(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in links().
		}
	}

	/** Escaped preload links. The first picture loads before the modules: first-paint/start.js takes them out of the template after it. */
	private static function links(): string {
		self::$has_links = true;
		Optimizer_Exclusions::protect_links();
		$picture = View::picture();
		$links   = self::preload( 'rel="preload" as="style"', self::first_paint_css_url() )
			. ( '' === $picture ? '' : self::preload( 'rel="preload" as="image" fetchpriority="high"', $picture ) );
		$modules = implode( '', array_map( static fn ( string $url ): string => self::preload( 'rel="modulepreload"', $url ), self::preload_urls() ) );
		$later   = '<template id="cfg-configurator-modules">%s</template>';
		return $links . ( '' === $picture ? $modules : sprintf( $later, $modules ) ) . "\n";
	}

	/** @param string $kind Escaped attributes. */
	private static function preload( string $kind, string $url ): string {
		return sprintf( '<link %s href="%s"%s>', $kind, Optimizer_Exclusions::url( $url ), Optimizer_Exclusions::LINK );
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
		return Optimizer_Exclusions::without_brackets( $html );
	}

	/** URL of the script module that loads the widget; '' if the plugin contains no build. */
	public static function script_url(): string {
		return array() === self::build()['files'] ? '' : plugins_url( 'first-paint/start.js', FILE );
	}

	public static function first_paint_css_url(): string {
		return add_query_arg( 'ver', self::build()['version'], plugins_url( 'assets/first-paint.css', FILE ) );
	}

	/** @return list<string> URLs of the entry, as the script requests it, and of what it imports for the first view. */
	public static function preload_urls(): array {
		$urls = array_map( static fn ( string $file ): string => plugins_url( "assets/$file", FILE ), self::build()['files'] );
		return array() === $urls ? array() : array( add_query_arg( 'ver', self::build()['version'], $urls[0] ), ...array_slice( $urls, 1 ) );
	}

	/** @return array{version: string, files: list<string>} What the widget's build lists (scripts/build/preloads.ts). The version changes with its contents. */
	private static function build(): array {
		static $build = null;
		$path         = dirname( FILE ) . '/assets/preloads.json';
		/** @var array{version: string, files: list<string>} */
		return $build ??= ( is_readable( $path ) ? wp_json_file_decode( $path, array( 'associative' => true ) ) : null ) ?? array(
			'version' => '',
			'files'   => array(),
		);
	}
}
