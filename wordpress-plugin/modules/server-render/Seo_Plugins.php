<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Registrable;

/**
 * Gives Yoast SEO, Rank Math, All in One SEO, SEOPress and The SEO Framework the page's facts through their own filters.
 * A text that an editor has written for the page in one of them stays, except at a model's address, which editors cannot
 * describe there. What they do not print, Page_Head prints.
 */
final class Seo_Plugins implements Registrable {
	/** Fact by filter of a plain text. A 'document title' includes the site's name. */
	private const TEXTS = array(
		'wpseo_title'                                     => 'document title',
		'wpseo_metadesc'                                  => 'description',
		'wpseo_canonical'                                 => 'canonical',
		'wpseo_opengraph_title'                           => 'title',
		'wpseo_opengraph_desc'                            => 'description',
		'wpseo_opengraph_url'                             => 'canonical',
		'wpseo_opengraph_image'                           => 'picture',
		'wpseo_twitter_title'                             => 'title',
		'wpseo_twitter_description'                       => 'description',
		'wpseo_twitter_image'                             => 'picture',
		'rank_math/frontend/title'                        => 'document title',
		'rank_math/frontend/description'                  => 'description',
		'rank_math/frontend/canonical'                    => 'canonical',
		'rank_math/opengraph/facebook/og_title'           => 'title',
		'rank_math/opengraph/facebook/og_description'     => 'description',
		'rank_math/opengraph/facebook/image'              => 'picture',
		'rank_math/opengraph/twitter/twitter_title'       => 'title',
		'rank_math/opengraph/twitter/twitter_description' => 'description',
		'rank_math/opengraph/twitter/image'               => 'picture',
		'aioseo_title'                                    => 'document title',
		'aioseo_description'                              => 'description',
		'aioseo_canonical_url'                            => 'canonical',
		'seopress_titles_title'                           => 'document title',
		'seopress_titles_desc'                            => 'description',
		'the_seo_framework_title_from_custom_field'       => 'title',
		'the_seo_framework_custom_field_description'      => 'description',
	);

	/** Filters of a whole tag as HTML. */
	private const TAGS = array(
		'seopress_titles_canonical',
		'seopress_social_og_title',
		'seopress_social_og_desc',
		'seopress_social_og_url',
		'seopress_social_og_thumb',
		'seopress_social_twitter_card_title',
		'seopress_social_twitter_card_desc',
		'seopress_social_twitter_card_thumb',
	);

	/** Filters of a list of tags by name, and the names that a model's address replaces. */
	private const LISTS = array( 'aioseo_facebook_tags', 'aioseo_twitter_tags', 'the_seo_framework_meta_render_data' );
	private const OURS  = '/^(?:canonical$|og:url$|(?:og|twitter):image)/';

	/** Post meta with an editor's text, by kind of fact. */
	private const WRITTEN = array(
		'title'       => array( '_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_seopress_titles_title', '_genesis_title' ),
		'description' => array( '_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_seopress_titles_desc', '_genesis_description' ),
	);

	public function __construct( private Page_Facts $facts ) {
	}

	public function register(): void {
		foreach ( self::TEXTS as $filter => $fact ) {
			// The SEO Framework asks for other pages with arguments.
			add_filter( $filter, fn ( mixed $given, mixed $query = null ): mixed => is_array( $query ) ? $given : $this->text( $fact, $given ), 10, 2 );
		}
		foreach ( self::TAGS as $filter ) {
			add_filter( $filter, fn ( mixed $given ): mixed => $this->is_model() ? '' : $given );
		}
		foreach ( self::LISTS as $filter ) {
			add_filter( $filter, fn ( mixed $given ): mixed => is_array( $given ) && $this->is_model() ? $this->without_ours( $given ) : $given );
		}
	}

	private function text( string $fact, mixed $given ): mixed {
		if ( ! Widget_Page::is_current() || ( ! $this->is_model() && ! $this->is_open( $fact, $given ) ) ) {
			return $given;
		}
		$own = match ( $fact ) {
			'document title' => $this->document_title(),
			'title' => $this->facts->title( '' ),
			'description' => $this->facts->description(),
			'picture' => $this->facts->picture(),
			default => $this->facts->canonical(),
		};
		return '' === $own ? $given : $own;
	}

	/** Whether the fact of the models applies: to a text that nobody has written for the page, and to what is missing. */
	private function is_open( string $fact, mixed $given ): bool {
		$keys = self::WRITTEN[ 'document title' === $fact ? 'title' : $fact ] ?? null;
		if ( null === $keys || '' === $given || null === $given ) {
			return '' === $given || null === $given;
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

	private function is_model(): bool {
		return Widget_Page::is_current() && null !== $this->facts->model();
	}

	/**
	 * @param array<mixed> $tags By name.
	 * @return array<mixed>
	 */
	private function without_ours( array $tags ): array {
		return array_filter( $tags, static fn ( int|string $name ): bool => 1 !== preg_match( self::OURS, (string) $name ), ARRAY_FILTER_USE_KEY );
	}
}
