<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Widget_Page;

/**
 * Gives SEO plugins the page's facts through their own filters (seo-plugins.json). A text that an editor has written for the page in one of them stays, except
 * at the address of a model or a car, which editors cannot describe there. What they do not print, Page_Head prints.
 */
final class Seo_Plugins {
	/** Names of tags in a list that the address of a model or a car replaces. */
	private const OURS = '/^(?:canonical$|og:url$|(?:og|twitter):image)/';

	/** @var array<string, list<string>> Post meta with an editor's text, by kind of fact. */
	private array $written = array();

	public function __construct( private Page_Facts $facts ) {
	}

	/**
	 * Adds the filters of seo-plugins.json: of plain texts with the fact of each, where a 'document title' includes the site's name; of a whole tag as HTML;
	 * and of a list of tags by name.
	 */
	public function register(): void {
		/** @var array{texts: array<string, string>, tags: list<string>, lists: list<string>, written: array<string, list<string>>} $plugins */
		$plugins       = wp_json_file_decode( __DIR__ . '/seo-plugins.json', array( 'associative' => true ) );
		$this->written = $plugins['written'];
		foreach ( $plugins['texts'] as $filter => $fact ) {
			// The SEO Framework asks for other pages with arguments.
			add_filter( $filter, fn ( mixed $value, mixed $query = null ): mixed => is_array( $query ) ? $value : $this->text( $fact, $value ), 10, 2 );
		}
		foreach ( $plugins['tags'] as $filter ) {
			add_filter( $filter, fn ( mixed $value ): mixed => $this->is_particular() ? '' : $value );
		}
		foreach ( $plugins['lists'] as $filter ) {
			add_filter( $filter, fn ( mixed $value ): mixed => is_array( $value ) && $this->is_particular() ? $this->without_ours( $value ) : $value );
		}
	}

	private function text( string $fact, mixed $value ): mixed {
		if ( ! Widget_Page::is_current() || ( ! $this->is_particular() && ! $this->is_open( $fact, $value ) ) ) {
			return $value;
		}
		$ours = match ( $fact ) {
			'document title' => $this->document_title(),
			'title' => $this->facts->title( '' ),
			'description' => $this->facts->description(),
			'picture' => $this->facts->picture(),
			'picture width' => $this->of_picture( (string) Car_Preview::WIDE[0] ),
			'picture height' => $this->of_picture( (string) Car_Preview::WIDE[1] ),
			'picture type' => $this->of_picture( 'image/jpeg' ),
			'address' => $this->facts->address(),
			default => $this->facts->canonical(),
		};
		return '' === $ours ? $value : $ours;
	}

	/** Whether the fact of the models applies: to a text that nobody has written for the page, and to what is missing. */
	private function is_open( string $fact, mixed $value ): bool {
		$keys = $this->written[ 'document title' === $fact ? 'title' : $fact ] ?? null;
		if ( null === $keys || '' === $value || null === $value ) {
			return '' === $value || null === $value;
		}
		foreach ( $keys as $key ) {
			if ( ! in_array( get_post_meta( get_queried_object_id(), $key, true ), array( '', false ), true ) ) {
				return false;
			}
		}
		return true;
	}

	private function document_title(): string {
		$title = $this->facts->title( '' );
		return '' === $title ? '' : $title . ' – ' . get_bloginfo( 'name', 'display' );
	}

	/** What is known about the car's own picture; '' without one. */
	private function of_picture( string $value ): string {
		return '' === ( $this->facts->car()->wide ?? '' ) ? '' : $value;
	}

	private function is_particular(): bool {
		return Widget_Page::is_current() && $this->facts->is_particular();
	}

	/**
	 * @param array<mixed> $tags By name.
	 * @return array<mixed>
	 */
	private function without_ours( array $tags ): array {
		return array_filter( $tags, static fn ( int|string $name ): bool => 1 !== preg_match( self::OURS, (string) $name ), ARRAY_FILTER_USE_KEY );
	}
}
