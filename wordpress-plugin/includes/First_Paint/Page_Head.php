<?php
/**
 * Title and description.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Module;

/**
 * Says in the head of the widget's page what the SEO data say (spec §3, seo). Where an SEO plugin is at work,
 * the description is its own; its title wins by WordPress' own order of filters.
 */
final class Page_Head implements Module {
	/** Longest description in characters: about what search engines show. */
	private const LENGTH = 160;

	/** Constants and classes that the common SEO plugins define. */
	private const OTHERS = array( 'WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION', 'THE_SEO_FRAMEWORK_VERSION', 'SLIM_SEO_VER' );

	public function __construct( private Widget_Page $page, private Range_Snapshot $snapshot, private Attributes $attributes ) {
	}

	public function register(): void {
		add_filter( 'document_title_parts', array( $this, 'title' ) );
		add_action( 'wp_head', array( $this, 'print_description' ), 1 );
	}

	/**
	 * Answers the filter `document_title_parts`.
	 *
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function title( array $parts ): array {
		if ( ! $this->page->is_current() ) {
			return $parts;
		}
		$range = $this->snapshot->read();
		$title = $this->texts( $range )->of_section( 'seo', 'title' );
		$model = $this->page->model( $range );
		$title = implode( ' · ', array_filter( array( $model?->name() ?? '', '' === $title ? $parts['title'] ?? '' : $title ) ) );
		/**
		 * Changes the title of the widget's page.
		 *
		 * @param string           $title Plain text; '' keeps the page's own.
		 * @param Range_Model|null $model The model the address names.
		 */
		$title = apply_filters( 'cfg_configurator_title', wp_strip_all_tags( $title ), $model );
		return is_string( $title ) && '' !== $title ? array( 'title' => $title ) + $parts : $parts;
	}

	/**
	 * Answers the action `wp_head`.
	 */
	public function print_description(): void {
		if ( ! $this->page->is_current() ) {
			return;
		}
		$content = $this->texts( $this->snapshot->read() )->of_section( 'seo', 'content' );
		$text    = html_entity_decode( wp_strip_all_tags( str_replace( '<', ' <', $content ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text    = trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
		/**
		 * Changes the description of the widget's page.
		 *
		 * @param string $text Plain text; '' prints none, as where an SEO plugin prints its own.
		 */
		$text = apply_filters( 'cfg_configurator_description', $this->is_described_elsewhere() ? '' : $this->shorten( $text ) );
		if ( is_string( $text ) && '' !== $text ) {
			printf( '<meta name="description" content="%s">' . "\n", esc_attr( $text ) );
		}
	}

	private function texts( Range $range ): Page_Texts {
		return new Page_Texts( $this->attributes->all( array(), $range->back_office ), $range->back_office );
	}

	private function is_described_elsewhere(): bool {
		return array() !== array_filter( self::OTHERS, 'defined' );
	}

	/**
	 * Whole words, and an ellipsis where there was more.
	 */
	private function shorten( string $text ): string {
		if ( mb_strlen( $text ) <= self::LENGTH ) {
			return $text;
		}
		return preg_replace( '/\s+\S*$/u', '', mb_substr( $text, 0, self::LENGTH ) ) . '…';
	}
}
