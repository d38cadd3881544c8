<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Rewrite;
use Cfg_Configurator\Embed\Widget_Page;

/** Sets the title of the widget's page, and prints description, canonical address and Open Graph tags that nobody else has printed. */
final class Page_Head {
	/** @var int Level of the output buffer with the head; 0 while there is none. */
	private int $level = 0;

	public function __construct( private Page_Facts $facts ) {
	}

	public function register(): void {
		add_filter( 'document_title_parts', array( $this, 'title' ) );
		add_filter( 'get_canonical_url', array( $this, 'canonical' ) );
		add_filter( 'pll_translation_url', array( $this, 'translated' ) );
		add_action( 'template_redirect', array( $this, 'remove_emoji' ) );
		add_action( 'wp_head', array( $this, 'start' ), PHP_INT_MIN );
		// Also after the theme's inline styles: gzip looks back 32 KB, and the body repeats the texts.
		add_action( 'wp_head', array( $this, 'end' ), PHP_INT_MAX );
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function title( array $parts ): array {
		$title = Widget_Page::is_current() ? $this->facts->title( $parts['title'] ?? '' ) : '';
		return '' === $title ? $parts : array( 'title' => $title ) + $parts;
	}

	public function canonical( mixed $url ): mixed {
		return Widget_Page::is_current() && null !== $this->facts->model() ? $this->facts->canonical() : $url;
	}

	/** The address of the same step in another language, for Polylang's `hreflang` and its language switcher. */
	public function translated( mixed $url ): mixed {
		$step = array_map( 'rawurlencode', explode( '/', Page_Rewrite::requested_path() ) );
		$path = is_string( $url ) ? trim( (string) substr( $url, strlen( home_url( '/' ) ) ), '/' ) : '';
		$rule = '^' . preg_quote( rawurldecode( $path ), '#' ) . '/';
		// Only a page with the element has addresses below it.
		$has_steps = array_filter( array_keys( Page_Rewrite::stored() ), static fn ( string $pattern ): bool => str_starts_with( $pattern, $rule ) );
		return array( '' ) === $step || '' === $path || array() === $has_steps ? $url : home_url( "/$path/" . implode( '/', $step ) );
	}

	/**
	 * Keeps WordPress's replacement of emoji off the widget's page: 1.4 KB of the compressed page, and a script of 6 KB on some devices. It does not see into a
	 * shadow root, and it writes to the session storage, which a prerendered page must not do.
	 */
	public function remove_emoji(): void {
		/**
		 * Filters whether the widget's page replaces emoji that a device cannot show with pictures.
		 *
		 * @param bool $is_kept Default: false.
		 */
		if ( ! Widget_Page::is_current() || apply_filters( 'cfg_configurator_emoji', false ) ) {
			return;
		}
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		// The host of those pictures.
		add_filter( 'emoji_svg_url', '__return_false' );
	}

	/** Begins to keep the head. All in One SEO has a buffer of its own in themes that print the title themselves. */
	public function start(): void {
		if ( Widget_Page::is_current() && ( current_theme_supports( 'title-tag' ) || wp_is_block_theme() ) ) {
			ob_start();
			$this->level = ob_get_level();
		}
	}

	/** Prints the head, and what it lacks. */
	public function end(): void {
		$is_ours     = $this->level > 0 && ob_get_level() === $this->level;
		$this->level = 0;
		if ( $is_ours ) {
			$head = (string) ob_get_clean();
			echo $head . $this->missing( $head ); // phpcs:ignore WordPress.Security.EscapeOutput -- the output of others, and escaped tags.
		}
	}

	/** @return string Escaped tags that a head lacks. */
	private function missing( string $head ): string {
		$html = '';
		foreach ( $this->tags() as $name => list( $tag, $value ) ) {
			if ( '' !== $value && ! self::has( $head, $name ) ) {
				$html .= sprintf( $tag, $value ) . "\n";
			}
		}
		return $html . $this->pictures( $head );
	}

	private static function has( string $head, string $name ): bool {
		return 1 === preg_match( '/<(?:meta|link)\s[^>]*\b(?:name|property|rel)=["\']?' . $name . '["\'\s>]/i', $head );
	}

	/** The order matters: sizes belong to the picture before them. The square picture of a car also follows a wide one that an SEO plugin has printed. */
	private function pictures( string $head ): string {
		$car  = $this->facts->car();
		$wide = esc_url( $this->facts->picture() );
		if ( '' === ( $car->wide ?? '' ) || null === $car ) {
			return '' === $wide || self::has( $head, 'og:image' ) ? '' : self::tag( 'og:image', $wide );
		}
		$html = self::has( $head, 'og:image' ) ? '' : self::sized( $wide, Car_Preview::WIDE, $car->title );
		$html = '' === $html && ! str_contains( $head, $wide ) ? '' : $html . self::sized( esc_url( $car->square ), Car_Preview::SQUARE, $car->title );
		return $html . ( self::has( $head, 'twitter:card' ) ? '' : '<meta name="twitter:card" content="summary_large_image">' . "\n" );
	}

	/**
	 * @param string          $url  Escaped.
	 * @param array{int, int} $size In pixels.
	 * @param string          $alt  Plain text; '' for none.
	 */
	private static function sized( string $url, array $size, string $alt ): string {
		return self::tag( 'og:image', $url ) . self::tag( 'og:image:type', 'image/jpeg' )
			. self::tag( 'og:image:width', (string) $size[0] ) . self::tag( 'og:image:height', (string) $size[1] )
			. ( '' === $alt ? '' : self::tag( 'og:image:alt', esc_attr( $alt ) ) );
	}

	/** @param string $content Escaped. */
	private static function tag( string $name, string $content ): string {
		return sprintf( '<meta property="%s" content="%s">' . "\n", $name, $content );
	}

	/** @return array<string, array{string, string}> Format and escaped value by name. */
	private function tags(): array {
		$description = esc_attr( $this->facts->description() );
		$post        = get_queried_object();
		$title       = $this->facts->title( $post instanceof \WP_Post ? get_the_title( $post ) : '' );
		return array(
			'description'    => array( '<meta name="description" content="%s">', $description ),
			'canonical'      => array( '<link rel="canonical" href="%s">', esc_url( $this->facts->canonical() ) ),
			'og:type'        => array( '<meta property="og:type" content="%s">', 'website' ),
			'og:title'       => array( '<meta property="og:title" content="%s">', esc_attr( $title ) ),
			'og:description' => array( '<meta property="og:description" content="%s">', $description ),
			'og:url'         => array( '<meta property="og:url" content="%s">', esc_url( $this->facts->address() ) ),
		);
	}
}
