<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Page;

/**
 * What search engines and link previews are told (spec §3, seo). On the page itself, only what others have not printed is added; at the
 * address of a model, the values of all tags are the model's, whoever prints them, because nobody can write texts for it there.
 */
final class Head {
	/** Maximum length of the description in characters, roughly what search engines show. */
	private const LENGTH = 160;

	/** @var int Level of the output buffer with the head; 0 while there is none. */
	private static int $level = 0;

	/** @var array<string, mixed>|null Facts of this request. */
	private static ?array $facts = null;

	public static function register(): void {
		self::$facts = null;
		add_filter( 'document_title_parts', array( self::class, 'title' ) );
		add_filter( 'get_canonical_url', array( self::class, 'canonical' ) );
		// WordPress's replacement of emoji does not see into a shadow root, and writes to the session storage, which a prerendered page must not do.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		add_filter( 'emoji_svg_url', '__return_false' );
		if ( current_theme_supports( 'title-tag' ) || wp_is_block_theme() ) {
			add_action( 'wp_head', array( self::class, 'start' ), PHP_INT_MIN, 0 );
			// Also after the theme's inline styles: gzip looks back 32 KB, and the body repeats the texts.
			add_action( 'wp_head', array( self::class, 'end' ), PHP_INT_MAX, 0 );
		}
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public static function title( array $parts ): array {
		$title = self::text( 'title' );
		return '' === $title ? $parts : array( 'title' => $title ) + $parts;
	}

	public static function canonical( mixed $url ): mixed {
		return self::is_particular() && '' !== self::text( 'canonical' ) ? self::text( 'canonical' ) : $url;
	}

	/** Begins to keep the head. */
	public static function start(): void {
		ob_start();
		self::$level = ob_get_level();
	}

	/** Prints the head, with what it lacks. Another plugin may have begun a buffer of its own, whose end is not ours. */
	public static function end(): void {
		$is_ours     = self::$level > 0 && ob_get_level() === self::$level;
		self::$level = 0;
		if ( $is_ours ) {
			echo self::completed( (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput -- the output of others, and escaped tags.
		}
	}

	/** A head with the facts: replaced in the tags of others at the address of a model, and added where there is no tag. */
	public static function completed( string $head ): string {
		$og   = '<meta property="%s" content="%s">';
		$name = '<meta name="%s" content="%s">';
		$tags = array(
			'description'         => array( $name, 'description' ),
			'canonical'           => array( '<link rel="%s" href="%s">', 'canonical' ),
			'og:type'             => array( $og, '' ),
			'og:title'            => array( $og, 'title' ),
			'og:description'      => array( $og, 'description' ),
			'og:url'              => array( $og, 'url' ),
			'og:image'            => array( $og, 'image' ),
			'og:image:type'       => array( $og, 'image_type' ),
			'og:image:width'      => array( $og, 'image_width' ),
			'og:image:height'     => array( $og, 'image_height' ),
			'og:image:alt'        => array( $og, 'image_alt' ),
			'twitter:card'        => array( $name, '' ),
			'twitter:title'       => array( '', 'title' ),
			'twitter:description' => array( '', 'description' ),
			'twitter:image'       => array( '', 'image' ),
		);
		preg_match_all( '/<(?:meta|link)\s[^>]*>/i', $head, $found );
		preg_match_all( '/\b(?:name|property|rel)=["\']?([^"\'\s>]+)/i', implode( '', $found[0] ), $found );
		$printed = array_flip( array_map( 'strtolower', $found[1] ) );
		foreach ( $tags as $tag => list( $form, $fact ) ) {
			$value = 'og:type' === $tag ? 'website' : ( 'twitter:card' === $tag ? 'summary_large_image' : self::text( $fact ) );
			if ( isset( $printed[ $tag ] ) ) {
				$head = '' === $value || '' === $fact || ! self::is_particular() ? $head : self::replaced( $head, $tag, $value );
			} elseif ( '' !== $form && '' !== $value && ! ( isset( $printed['og:image'] ) && str_starts_with( $tag, 'og:image:' ) ) ) {
				$head .= sprintf( $form, $tag, in_array( $fact, array( 'canonical', 'url', 'image' ), true ) ? esc_url( $value ) : esc_attr( $value ) ) . "\n";
			}
		}
		return self::is_particular() ? self::titled( $head ) : $head;
	}

	/** The head with the car's title, and the page's own beside it, to which the widget returns when the visitor leaves the car. */
	private static function titled( string $head ): string {
		$site  = ' – ' . get_bloginfo( 'name', 'display' );
		$title = esc_html( self::text( 'title' ) );
		$other = '#<title([^>]*)>(?!' . preg_quote( $title, '#' ) . ').*?</title>#is';
		$head  = (string) preg_replace( $other, '<title$1>' . addcslashes( $title . esc_html( $site ), '\\$' ) . '</title>', $head, 1 );
		$own   = addcslashes( esc_attr( self::text( 'page_title' ) . $site ), '\\$' );
		return (string) preg_replace( '#<title([^>]*)>#i', "<title\$1 data-page=\"$own\">", $head, 1 );
	}

	/** The head with another value of a tag, in whatever order its attributes are. */
	private static function replaced( string $head, string $tag, string $value ): string {
		$pattern = '/<(?:meta|link)\s[^>]*\b(?:name|property|rel)=["\']?' . preg_quote( $tag, '/' ) . '["\'\s>][^>]*/i';
		$set     = static fn ( array $part ): string => (string) preg_replace_callback(
			'/\b(content|href)=("[^"]*"|\'[^\']*\')/i',
			static fn ( array $attribute ): string => $attribute[1] . '="' . esc_attr( $value ) . '"',
			implode( '', array_filter( $part, 'is_string' ) ),
			1
		);
		return (string) preg_replace_callback( $pattern, $set, $head, 1 );
	}

	private static function is_particular(): bool {
		return true === ( self::facts()['is_particular'] ?? false );
	}

	private static function text( string $name ): string {
		$value = self::facts()[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** @return array<string, mixed> As documented for `cfg_configurator_head`. */
	private static function facts(): array {
		if ( null === self::$facts ) {
			$list  = Model_List::of_site();
			$model = $list->requested();
			$texts = Texts::of_site();
			$title = $texts->of_section( 'seo', 'title' );
			$title = '' === $title ? (string) single_post_title( '', false ) : $title;
			// Not the address of a step, which opens only in a browser that has chosen the model before.
			$url         = null === $model ? Page::url() : Page::model_url( Page::url(), $model->id() );
			$facts       = self::picture( $model ?? $list->models[0] ?? null, null === $model, $texts ) + array(
				'title'         => wp_strip_all_tags( implode( ' · ', array_filter( array( $model?->name() ?? '', $title ) ) ) ),
				'page_title'    => wp_strip_all_tags( $title ),
				'description'   => self::description( $model, $texts ),
				'canonical'     => $url,
				'url'           => $url,
				'is_particular' => null !== $model,
			);
			$filtered    = apply_filters( 'cfg_configurator_head', $facts, $model );
			self::$facts = is_array( $filtered ) ? array_filter( $filtered, 'is_string', ARRAY_FILTER_USE_KEY ) : $facts;
		}
		return self::$facts;
	}

	/** @return array<string, mixed> The picture of a model; of the page itself its featured image, if it has one. */
	private static function picture( ?Model $model, bool $is_page, Texts $texts ): array {
		$id    = $is_page ? (int) get_post_thumbnail_id( Page::current() ) : 0;
		$image = $id > 0 ? wp_get_attachment_image_src( $id, 'full' ) : false;
		$facts = false === $image ? array(
			'image'     => $model?->picture() ?? '',
			'image_alt' => trim( $texts->product() . ' ' . ( $model?->name() ?? '' ) ),
		) : array_combine( array( 'image', 'image_width', 'image_height' ), array_slice( $image, 0, 3 ) );
		return $facts + array(
			'image_alt'  => get_post_meta( $id, '_wp_attachment_image_alt', true ),
			'image_type' => wp_check_filetype( (string) wp_parse_url( (string) $facts['image'], PHP_URL_PATH ) )['type'],
		);
	}

	/** At a model's address, it begins with the model's name, without a price: consumption and emissions have to stand beside one. */
	private static function description( ?Model $model, Texts $texts ): string {
		$html = str_replace( '<', ' <', $texts->of_section( 'seo', 'content' ) );
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = trim( (string) preg_replace( '/\s+/u', ' ', ( null === $model ? '' : $model->name() . '. ' ) . $text ) );
		return mb_strlen( $text ) <= self::LENGTH ? $text : preg_replace( '/\s+\S*$/u', '', mb_substr( $text, 0, self::LENGTH ) ) . '…';
	}
}
