<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Page_Facts;
use Cfg_Configurator\Modules\Server_Render\Page_Head;
use Cfg_Configurator\Modules\Server_Render\Seo_Plugins;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;
use PHPUnit\Framework\Attributes\DataProvider;

/** The head beside SEO plugins, each represented by the filters it calls, in its order, and the tags it prints. */
final class Seo_Plugins_Test extends Embed_Test_Case {
	use Stored_Models;

	/** The post meta in which an editor's texts are kept, by plugin: title, description. */
	private const META = array(
		'yoast'     => array( '_yoast_wpseo_title', '_yoast_wpseo_metadesc' ),
		'rank_math' => array( 'rank_math_title', 'rank_math_description' ),
		'aioseo'    => array( '_aioseo_title', '_aioseo_description' ),
		'seopress'  => array( '_seopress_titles_title', '_seopress_titles_desc' ),
		'framework' => array( '_genesis_title', '_genesis_description' ),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->store_models(
			self::MODELS,
			array(
				'seo' => array(
					'title'   => 'Monte o seu',
					'content' => 'Três passos.',
				),
			)
		);
		$this->page( 'com', '[cfg_configurator]' );
		$this->page( 'sem', 'Nothing' );
	}

	/** @return array<string, array{string}> */
	public static function plugins(): array {
		return array_map( static fn ( string $plugin ): array => array( $plugin ), array_combine( array_keys( self::META ), array_keys( self::META ) ) );
	}

	/** Returns the head of an address with one of the plugins. */
	private function head( string $plugin, string $path ): string {
		$this->visit( $path );
		$facts = new Page_Facts( new Model_List_Store() );
		$head  = new Page_Head( $facts );
		( new Seo_Plugins( $facts ) )->register();
		return str_replace(
			"\u{a0}",
			' ',
			$this->output_of(
				function () use ( $plugin, $head ): void {
					$head->start();
					$this->{$plugin}( get_permalink( get_queried_object_id() ) );
					$head->end();
				}
			)
		);
	}

	private function written( string $plugin, int $index ): string {
		$text = get_post_meta( get_queried_object_id(), self::META[ $plugin ][ $index ], true );
		return is_string( $text ) ? $text : '';
	}

	/** Prints a tag if it has a value. */
	private function tag( string $kind, string $name, mixed $value ): void {
		if ( is_string( $value ) && '' !== $value ) {
			$format = 'canonical' === $name ? '<link rel="%2$s" href="%3$s">' : '<meta %1$s="%2$s" content="%3$s">';
			printf( $format, esc_attr( $kind ), esc_attr( $name ), esc_attr( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		}
	}

	private function title_tag( mixed $title ): void {
		printf( '<title>%s</title>', esc_html( is_string( $title ) ? $title : '' ) );
	}

	private function yoast( string $url ): void {
		$default = $this->written( 'yoast', 0 );
		$title   = '' === $default ? 'com - Site' : $default;
		$this->title_tag( apply_filters( 'wpseo_title', $title, (object) array() ) );
		$description = $this->written( 'yoast', 1 );
		$this->tag( 'name', 'description', apply_filters( 'wpseo_metadesc', $description, (object) array() ) );
		$this->tag( 'rel', 'canonical', apply_filters( 'wpseo_canonical', $url, (object) array() ) );
		$this->tag( 'property', 'og:title', apply_filters( 'wpseo_opengraph_title', $title, (object) array() ) );
		$this->tag( 'property', 'og:description', apply_filters( 'wpseo_opengraph_desc', $description, (object) array() ) );
		$this->tag( 'property', 'og:url', apply_filters( 'wpseo_opengraph_url', $url, (object) array() ) );
	}

	private function rank_math( string $url ): void {
		// phpcs:disable WordPress.NamingConventions.ValidHookName -- the plugin's own names.
		$default = $this->written( 'rank_math', 0 );
		$title   = '' === $default ? 'com - Site' : $default;
		$this->title_tag( apply_filters( 'rank_math/frontend/title', $title ) );
		$description = apply_filters( 'rank_math/frontend/description', $this->written( 'rank_math', 1 ) );
		$this->tag( 'name', 'description', $description );
		$canonical = apply_filters( 'rank_math/frontend/canonical', $url );
		$this->tag( 'rel', 'canonical', $canonical );
		$this->tag( 'property', 'og:title', apply_filters( 'rank_math/opengraph/facebook/og_title', $title ) );
		$this->tag( 'property', 'og:description', apply_filters( 'rank_math/opengraph/facebook/og_description', $description ) );
		$this->tag( 'property', 'og:url', $canonical );
		$this->tag( 'property', 'og:image', apply_filters( 'rank_math/opengraph/facebook/image', '' ) );
		// phpcs:enable WordPress.NamingConventions.ValidHookName
	}

	private function aioseo( string $url ): void {
		$default = $this->written( 'aioseo', 0 );
		$title   = apply_filters( 'aioseo_title', '' === $default ? 'com - Site' : $default );
		$this->title_tag( $title );
		// Without a description, the filter is not called.
		$written     = $this->written( 'aioseo', 1 );
		$description = '' === $written ? '' : apply_filters( 'aioseo_description', $written );
		$this->tag( 'name', 'description', $description );
		$canonical = apply_filters( 'aioseo_canonical_url', $url );
		$this->tag( 'rel', 'canonical', $canonical );
		$tags = array(
			'og:title'       => $title,
			'og:description' => $description,
			'og:url'         => $canonical,
			'og:image'       => 'https://site.example/default.png',
		);
		$list = apply_filters( 'aioseo_facebook_tags', $tags );
		foreach ( is_array( $list ) ? array_filter( $list ) : array() as $name => $value ) {
			$this->tag( 'property', (string) $name, $value );
		}
	}

	private function seopress( string $url ): void {
		$default = $this->written( 'seopress', 0 );
		$title   = '' === $default ? 'com - Site' : $default;
		$this->title_tag( apply_filters( 'seopress_titles_title', $title ) );
		$this->tag( 'name', 'description', apply_filters( 'seopress_titles_desc', $this->written( 'seopress', 1 ) ) );
		foreach (
			array(
				'seopress_titles_canonical' => '<link rel="canonical" href="' . $url . '">',
				'seopress_social_og_url'    => '<meta property="og:url" content="' . $url . '">',
				'seopress_social_og_title'  => '<meta property="og:title" content="' . $title . '">',
				'seopress_social_og_thumb'  => '<meta property="og:image" content="https://site.example/default.png">',
			) as $filter => $html
		) {
			$printed = apply_filters( $filter, $html );
			echo is_string( $printed ) ? $printed : ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		}
	}

	private function framework( string $url ): void {
		$written = apply_filters( 'the_seo_framework_title_from_custom_field', $this->written( 'framework', 0 ), null );
		$title   = is_string( $written ) && '' !== $written ? $written : 'com';
		$this->title_tag( $title . ' - Site' );
		$description = apply_filters( 'the_seo_framework_custom_field_description', $this->written( 'framework', 1 ), null );
		$data        = array(
			'description' => array( 'name', 'description', $description ),
			'canonical'   => array( 'rel', 'canonical', $url ),
			'og:title'    => array( 'property', 'og:title', $title ),
			'og:url'      => array( 'property', 'og:url', $url ),
			'og:image:0'  => array( 'property', 'og:image', 'https://site.example/default.png' ),
		);
		$shown       = apply_filters( 'the_seo_framework_meta_render_data', $data, array() );
		foreach ( is_array( $shown ) ? array_intersect_key( $data, $shown ) : array() as list( $kind, $name, $value ) ) {
			$this->tag( $kind, $name, $value );
		}
	}

	/**
	 * Asserts one tag of each kind.
	 *
	 * @return array<string, string> Values by name.
	 */
	private function values( string $head ): array {
		$values = array();
		foreach ( array( 'description', 'canonical', 'og:title', 'og:description', 'og:url', 'og:image' ) as $name ) {
			self::assertSame( 1, preg_match_all( '/<(?:meta|link) \w+="' . $name . '" (?:content|href)="([^"]*)">/', $head, $found ), "$name in $head" );
			$values[ $name ] = $found[1][0];
		}
		self::assertSame( 1, preg_match_all( '#<title>(.*?)</title>#', $head, $found ) );
		return array( 'title' => $found[1][0] ) + $values;
	}

	#[DataProvider( 'plugins' )]
	public function test_the_line_up_has_the_facts_of_the_settings( string $plugin ): void {
		$values = $this->values( $this->head( $plugin, '/com/' ) );
		self::assertStringStartsWith( 'Monte o seu', $values['title'] );
		self::assertSame( 'Três passos.', $values['description'] );
		self::assertSame( 'Três passos.', $values['og:description'] );
		self::assertSame( home_url( '/com/' ), $values['canonical'] );
	}

	#[DataProvider( 'plugins' )]
	public function test_an_editors_own_texts_stay( string $plugin ): void {
		$page = get_page_by_path( 'com' );
		self::assertInstanceOf( \WP_Post::class, $page );
		foreach ( self::META[ $plugin ] as $index => $key ) {
			update_post_meta( $page->ID, $key, array( 'Meu título', 'Minha descrição' )[ $index ] );
		}
		$values = $this->values( $this->head( $plugin, '/com/' ) );
		self::assertStringStartsWith( 'Meu título', $values['title'] );
		self::assertSame( 'Minha descrição', $values['description'] );
	}

	#[DataProvider( 'plugins' )]
	public function test_the_address_of_a_model_has_the_facts_of_the_model( string $plugin ): void {
		$values = $this->values( $this->head( $plugin, '/configurador/Mar%C3%A9/motor' ) );
		$url    = get_permalink( get_queried_object_id() ) . 'Mar%C3%A9/motor';
		self::assertStringStartsWith( 'Maré · Monte o seu', $values['title'] );
		self::assertStringStartsWith( 'Maré · Monte o seu', $values['og:title'] );
		self::assertSame( 'Maré: desde 32 450 €. Três passos.', $values['description'] );
		self::assertSame( array( $url, $url ), array( $values['canonical'], $values['og:url'] ) );
		self::assertSame( home_url( '/media/mare.avif' ), $values['og:image'] );
	}

	#[DataProvider( 'plugins' )]
	public function test_other_pages_are_unchanged( string $plugin ): void {
		self::assertStringNotContainsString( 'Monte', $this->head( $plugin, '/sem/' ) );
	}
}
