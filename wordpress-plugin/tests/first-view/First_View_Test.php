<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\First_View;

use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Content_Site;
use Cfg_Configurator\First_View\Head;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator\First_View\View;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** The catalogue's files, and what is printed from them. */
final class First_View_Test extends Plugin_Test_Case {
	/** @return array<mixed> */
	private function manifest(): array {
		return Public_Folder::of_site()?->json( Catalogue::manifest() ) ?? array();
	}

	public function test_cron_writes_a_file_for_each_list_and_a_manifest_with_their_hashes(): void {
		$this->serve();
		$folder = Public_Folder::of_site();
		self::assertNotNull( $folder );
		$calls = Catalogue::calls();
		self::assertSame( 1, $this->manifest()['schema'] );
		self::assertArrayHasKey( 'wp-json/cfg/lstEngines/5', $calls );
		foreach ( $calls as $call ) {
			$text = $folder->read( $call['file'] );
			self::assertSame( 'sha256-' . base64_encode( hash( 'sha256', $text, true ) ), $call['hash'] );
			self::assertSame( $text, gzdecode( $folder->read( $call['file'] . '.gz' ) ) );
		}
		self::assertSame( array( 7, 5 ), array_column( Catalogue::models(), 'id' ) );
	}

	public function test_an_unchanged_catalogue_is_confirmed_and_not_written_again(): void {
		$told = 0;
		add_action(
			'cfg_configurator_catalogue_written',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		$this->serve();
		$before = $this->manifest();
		touch( (string) Public_Folder::of_site()?->path( Catalogue::manifest() ), time() - 900 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a test.
		clearstatcache();
		self::assertTrue( Catalogue::refresh() );
		clearstatcache();
		self::assertSame( array( $before, 1 ), array( $this->manifest(), $told ) );
		self::assertLessThan( 5, Catalogue::age() );
	}

	public function test_lists_that_are_missing_keep_their_last_files_with_those_that_belong_to_them(): void {
		$this->serve();
		$before  = Catalogue::calls();
		$changed = array( array( 'model' => 'Novo' ) + self::MODELS[1] );
		$fails   = static fn ( mixed $given, string $path ): mixed => 'lstVersions/5' === $path ? null : $given;
		add_filter( 'cfg_configurator_content_response', $fails, 20, 2 );
		$this->serve( models: $changed, more: array( 'lstEngines/5' => array( array( 'engineID' => 'new' ) ) ) );
		$after = Catalogue::calls();
		self::assertNotSame( $before['wp-json/cfg/lstModels/'], $after['wp-json/cfg/lstModels/'] );
		self::assertSame( $before['wp-json/cfg/lstEngines/5']['file'], $after['wp-json/cfg/lstEngines/5']['file'] );
		$this->serve( models: array() );
		self::assertSame( array( 'Novo' ), array_column( Catalogue::models(), 'model' ), 'A content site without models is one that fails.' );
	}

	public function test_nothing_is_requested_while_a_visitor_waits_and_nothing_is_printed_that_is_not_known(): void {
		$asked = 0;
		add_filter(
			'cfg_configurator_content_response',
			static function () use ( &$asked ): array {
				++$asked;
				return array();
			}
		);
		$this->visit( '/configurador/' );
		$html = do_shortcode( '[cfg_configurator]' );
		self::assertSame( 0, $asked );
		self::assertStringNotContainsString( '<template', $html );
		self::assertStringContainsString( '<noscript>', $html );
	}

	public function test_only_the_host_of_the_settings_may_be_private(): void {
		$this->set( array( 'content_site' => 'http://127.0.0.1:9' ) );
		$refused = array();
		$this->answer_http(
			static function ( string $url, array $arguments ) use ( &$refused ): \WP_Error {
				$refused[ $url ] = array( $arguments['reject_unsafe_urls'], $arguments['redirection'] );
				return new \WP_Error( 'x' );
			}
		);
		Content_Site::request( 'http://127.0.0.1:9/wp-json/cfg/lstModels/', 1 );
		Content_Site::request( 'http://169.254.169.254/latest/', 1 );
		self::assertSame(
			array( 'http://127.0.0.1:9/wp-json/cfg/lstModels/' => array( is_multisite(), 0 ), 'http://169.254.169.254/latest/' => array( true, 0 ) ),
			$refused
		);
	}

	public function test_the_models_are_printed_by_price_with_the_widgets_formats(): void {
		$this->serve( array( 'product' => 'Lume', 'seo' => array( 'title' => 'A gama', 'content' => '<p>Texto<script>x</script></p>' ) ) );
		$this->set( array( 'contact_phone' => '+351 210 000 000' ) );
		$this->visit( '/configurador/' );
		$html = do_shortcode( '[cfg_configurator]' );
		self::assertMatchesRegularExpression( '#<template shadowrootmode="open">.*Maré.*32.450.€.*363,62.€.*8,3%.*Caro.*41.001.€#us', $html );
		self::assertStringContainsString( '<h1>Escolha o seu Lume</h1>', $html );
		self::assertStringContainsString( '<p>Texto</p>', $html );
		self::assertStringContainsString( '<p class="credit"><strong>', $html );
		self::assertStringContainsString( 'slot="contact"', $html );
		$link = '</template><a href="%s" data-turbo="false" data-no-swup data-barba-prevent hx-boost="false">Configurador</a>';
		self::assertStringContainsString( sprintf( $link, home_url( '/configurador/' ) ), $html, 'For a page that a script inserted without the shadow root.' );
		self::assertSame( 1, preg_match( '#type="application/json" data-src="([^"]+)"#', $html, $found ) );
		$data = json_decode( (string) file_get_contents( str_replace( content_url(), WP_CONTENT_DIR, html_entity_decode( $found[1] ?? '' ) ) ), true );
		self::assertIsArray( $data );
		self::assertSame( array( 'wp-json/cfg/lstModels/', 'wp-json/cfg/backOffice/', 'catalogue' ), array_keys( $data ) );
		self::assertSame( home_url( '/media/mare.avif' ), View::picture() );
		$this->visit( '/configurador/Caro/motor' );
		self::assertStringNotContainsString( 'Maré', (string) preg_replace( '#</template>.*#s', '', do_shortcode( '[cfg_configurator]' ) ) );
		self::assertStringNotContainsString( '<template shadowrootmode', do_shortcode( '[cfg_configurator api-url="https://outro.example/"]' ) );
	}

	public function test_the_head_of_the_page_is_completed_and_that_of_a_model_is_the_models_whoever_prints_it(): void {
		$this->serve( array( 'product' => 'Lume', 'seo' => array( 'title' => 'A gama', 'content' => 'Todos os modelos.' ) ) );
		$others = '<title>Configurador - Lume</title><meta name="description" content="De outro plugin">'
			. '<link href="' . home_url( '/configurador/' ) . '" rel="canonical" />'
			. "<meta property='og:title' content='Outro'><meta property=\"og:url\" content=\"x\">";
		$this->visit( '/configurador/' );
		$head = Head::completed( $others );
		self::assertStringStartsWith( $others, $head );
		self::assertSame( 1, substr_count( $head, 'og:title' ) );
		$picture = array(
			'og:image'      => home_url( '/media/mare.avif' ),
			'og:image:type' => 'image/avif',
			'og:image:alt'  => 'Lume Maré',
		);
		foreach ( $picture as $tag => $value ) {
			self::assertStringContainsString( "<meta property=\"{$tag}\" content=\"{$value}\">", $head );
		}
		$this->visit( '/configurador/Mar%C3%A9/motor' );
		$head    = Head::completed( $others );
		$address = home_url( '/configurador/?modelid=5' );
		self::assertMatchesRegularExpression( '#^<title data-page="A gama – [^"]+">Maré · A gama – #u', $head );
		self::assertStringContainsString( '<meta name="description" content="Maré. Todos', $head );
		self::assertStringContainsString( '<link href="' . $address . '" rel="canonical" />', $head );
		self::assertStringContainsString( '<meta property="og:url" content="' . $address . '">', $head );
		self::assertStringContainsString( '<meta property=\'og:title\' content="Maré · A gama">', $head );
		self::assertSame( 1, substr_count( $head, 'name="description"' ) );
		self::assertSame( $address, Head::canonical( 'x' ) );
	}

	public function test_the_page_shows_its_featured_image_with_its_size_and_text(): void {
		$this->serve();
		$this->visit( '/configurador/' );
		$page  = get_queried_object_id();
		$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), 'gama.jpg', $page );
		wp_update_attachment_metadata( $image, array( 'width' => 1200, 'height' => 630, 'file' => 'gama.jpg' ) );
		update_post_meta( $image, '_wp_attachment_image_alt', 'A gama Lume' );
		set_post_thumbnail( $page, $image );
		$head = Head::completed( '' );
		foreach ( array( 'type' => 'image/jpeg', 'width' => '1200', 'height' => '630', 'alt' => 'A gama Lume' ) as $tag => $value ) {
			self::assertStringContainsString( "<meta property=\"og:image:{$tag}\" content=\"{$value}\">", $head );
		}
		self::assertStringContainsString( 'gama.jpg">', $head );
	}

	public function test_at_the_address_of_a_model_no_seo_plugin_calls_it_the_list(): void {
		$this->serve( array( 'seo' => array( 'title' => 'A gama' ) ) );
		$this->visit( '/configurador/Mar%C3%A9/motor' );
		$list  = home_url( '/configurador/' );
		$heads = array(
			'Slim SEO'   => "<title>Configurador</title>\n<link rel=\"canonical\" href=\"{$list}\">\n<meta property=\"og:title\" content=\"Configurador\">"
				. "<meta property=\"og:url\" content=\"{$list}\"><meta name=\"twitter:card\" content=\"summary_large_image\">",
			'SmartCrawl' => "<!-- SmartCrawl 3.11.0 -->\n<title>Configurador</title><link rel='canonical' href='{$list}' />"
				. "<meta property='og:title' content='Configurador' />\n<meta property='og:url' content='{$list}' />",
			'SureRank'   => "<title>Configurador</title><link rel=\"canonical\" href=\"{$list}\" />"
				. "<meta content=\"{$list}\" property=\"og:url\"><meta content=\"Configurador\" property=\"og:title\">",
		);
		foreach ( $heads as $plugin => $head ) {
			$said = Head::completed( $head );
			self::assertStringNotContainsString( "\"{$list}\"", str_replace( "'", '"', $said ), $plugin );
			foreach ( array( 'canonical', 'og:title', 'og:url' ) as $tag ) {
				self::assertSame( 1, substr_count( $said, $tag ), "{$plugin}: {$tag}" );
			}
			self::assertMatchesRegularExpression( '#<title [^>]+>Maré · A gama#u', $said, $plugin );
			self::assertStringNotContainsString( '"Configurador"', str_replace( "'", '"', $said ), $plugin );
		}
	}

	public function test_search_engines_read_the_models_once_in_the_order_of_the_list(): void {
		$this->serve();
		( new \ReflectionProperty( View::class, 'has_structured_data' ) )->setValue( null, false );
		$data = View::structured_data( array( 'product' => 'Boia' ) );
		$json = preg_replace( '~^<script[^>]*>|</script>$~', '', $data );
		$list = json_decode( (string) $json, true );
		self::assertIsArray( $list );
		$list = $list['itemListElement'];
		self::assertIsArray( $list );
		self::assertSame( array( 1, 2 ), array_column( $list, 'position' ) );
		self::assertSame( array( 'Boia Maré', 'Boia Caro' ), array_column( array_column( $list, 'item' ), 'name' ) );
		self::assertSame( '', View::structured_data( array( 'product' => 'Boia' ) ), 'A second element on the page.' );
	}
}
