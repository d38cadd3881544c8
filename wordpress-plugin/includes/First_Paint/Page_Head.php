<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Module;

/**
 * Sets title and description of the widget's page from the SEO data (spec §3, seo). With an SEO plugin, its
 * description is used, and its title takes precedence because of WordPress's filter order.
 */
final class Page_Head implements Module {
	/** Maximum length of the description in characters, roughly what search engines show. */
	private const LENGTH = 160;

	/** Constants and classes defined by common SEO plugins. */
	private const OTHERS = array( 'WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION', 'THE_SEO_FRAMEWORK_VERSION', 'SLIM_SEO_VER' );

	public function __construct( private Line_Up_Snapshot $snapshot ) {
	}

	public function register(): void {
		add_filter( 'document_title_parts', array( $this, 'title' ) );
		// After the theme's inline styles: gzip looks back 32 KB, and the body repeats the text.
		add_action( 'wp_head', array( $this, 'print_description' ), 100 );
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function title( array $parts ): array {
		if ( ! Widget_Page::is_current() ) {
			return $parts;
		}
		$line_up = $this->snapshot->read();
		$title   = Page_Texts::of_site( $line_up )->of_section( 'seo', 'title' );
		$model   = Widget_Page::model( $line_up );
		$title   = implode( ' · ', array_filter( array( $model?->name() ?? '', '' === $title ? $parts['title'] ?? '' : $title ) ) );
		/**
		 * Filters the title of the widget's page.
		 *
		 * @param string             $title Plain text; '' keeps the page's own title.
		 * @param Line_Up_Model|null $model Model in the URL.
		 */
		$title = apply_filters( 'cfg_configurator_title', wp_strip_all_tags( $title ), $model );
		return is_string( $title ) && '' !== $title ? array( 'title' => $title ) + $parts : $parts;
	}

	public function print_description(): void {
		if ( ! Widget_Page::is_current() ) {
			return;
		}
		$content = Page_Texts::of_site( $this->snapshot->read() )->of_section( 'seo', 'content' );
		$text    = html_entity_decode( wp_strip_all_tags( str_replace( '<', ' <', $content ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text    = trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
		/**
		 * Filters the description of the widget's page.
		 *
		 * @param string $text Plain text; '' prints no description, for example because an SEO plugin prints one.
		 */
		$text = apply_filters( 'cfg_configurator_description', $this->is_described_elsewhere() ? '' : $this->shorten( $text ) );
		if ( is_string( $text ) && '' !== $text ) {
			printf( '<meta name="description" content="%s">' . "\n", esc_attr( $text ) );
		}
	}

	private function is_described_elsewhere(): bool {
		return array() !== array_filter( self::OTHERS, 'defined' );
	}

	/** Shortens a text at a word boundary and appends an ellipsis. */
	private function shorten( string $text ): string {
		if ( mb_strlen( $text ) <= self::LENGTH ) {
			return $text;
		}
		return preg_replace( '/\s+\S*$/u', '', mb_substr( $text, 0, self::LENGTH ) ) . '…';
	}
}
