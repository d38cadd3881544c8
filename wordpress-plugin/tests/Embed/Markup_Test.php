<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Embed\Built_Assets;

/** The HTML of the shortcode and of the block. */
final class Markup_Test extends Markup_Test_Case {
	public function test_the_shortcode_prints_the_element_in_a_wide_box(): void {
		$html = do_shortcode( 'before [cfg_configurator product="Boia" align=wide] after' );
		self::assertStringStartsWith( 'before <div class="cfg-configurator-place alignwide">', $html );
		self::assertSame( 'Boia', $this->element( $html )->getAttribute( 'product' ) );
		self::assertStringContainsString( 'alignfull', do_shortcode( '[cfg_configurator]' ) );
	}

	public function test_shortcode_and_block_print_the_same_element(): void {
		$html = do_blocks( '<!-- wp:cfg-configurator/configurator {"align":"wide","overrides":{"product":"Boia"}} /-->' );
		self::assertMatchesRegularExpression( '/^<div class="[^"]*alignwide/', $html );
		$of = static fn ( string $text ): string => (string) preg_replace( '#^.*?(<cfg-configurator.*</cfg-configurator>).*$#s', '$1', $text );
		self::assertSame( $of( do_shortcode( '[cfg_configurator product="Boia"]' ) ), $of( $html ) );
	}

	public function test_the_script_is_a_module_and_its_chunks_are_preloaded(): void {
		$page                = $this->page( 'com', '[cfg_configurator]' );
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $page->ID ) );
		$head                = $this->output_of( static fn () => do_action( 'wp_head' ) );
		$assets              = new Built_Assets( self::FILE );
		self::assertNotEmpty( $assets->preload_urls() );
		foreach ( $assets->preload_urls() as $url ) {
			self::assertStringContainsString( '<link rel="modulepreload" href="' . $url . '"', $head );
			self::assertFileExists( str_replace( plugins_url( '', self::FILE ), dirname( self::FILE ), (string) strtok( $url, '?' ) ) );
		}
		do_shortcode( '[cfg_configurator]' );
		$tag = '#<script[^>]* data-cfasync="false"[^>]* src="' . preg_quote( $assets->script_url(), '#' ) . '#';
		self::assertMatchesRegularExpression( $tag, $this->output_of( static fn () => wp_script_modules()->print_enqueued_script_modules() ) );
	}

	public function test_the_links_precede_the_element_in_a_template_that_renders_it_after_the_head(): void {
		$this->page( 'modelo', 'The theme adds the widget.' );
		$this->visit( '/modelo/' );
		do_action( 'wp_head' );
		$html = do_shortcode( '[cfg_configurator]' );
		self::assertLessThan( strpos( $html, '<cfg-configurator' ), (int) strpos( $html, 'rel="modulepreload"' ) );
		self::assertStringNotContainsString( 'modulepreload', do_shortcode( '[cfg_configurator]' ) );
	}

	public function test_another_page_costs_nothing_and_gets_nothing(): void {
		$this->page( 'sem', 'No widget here' );
		$output  = 'x';
		$queries = $this->queries_after_visit(
			'/sem/',
			function () use ( &$output ): void {
				$output = $this->output_of( static fn () => do_action( 'wp_head' ) );
			}
		);
		self::assertSame( array( 0, '' ), array( $queries, $output ) );
	}

	public function test_a_feed_contains_a_link(): void {
		$query               = new \WP_Query();
		$query->is_feed      = true;
		$GLOBALS['wp_query'] = $query;
		self::assertStringContainsString( '<a href="' . home_url( '/configurador/' ) . '">', do_shortcode( '[cfg_configurator]' ) );
	}

	/**
	 * @dataProvider injected_texts
	 */
	public function test_no_text_escapes_its_context( string $attack ): void {
		$this->set_texts( $attack );
		$this->assert_harmless( do_shortcode( '[cfg_configurator]' ), $attack );
	}

	public function test_a_text_that_looks_like_a_shortcode_stays_a_text(): void {
		$text = '[cfg_configurator] [embed]x[/embed]';
		$this->set( array( 'product' => $text ) );
		foreach ( array( '[cfg_configurator]', '<!-- wp:cfg-configurator/configurator /-->' ) as $content ) {
			$html = apply_filters( 'the_content', $content ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
			self::assertIsString( $html );
			self::assertSame( 1, substr_count( $html, '<cfg-configurator' ), $content );
			self::assertSame( $text, $this->element( $html )->getAttribute( 'product' ) );
		}
	}

	public function test_content_and_what_surrounds_the_element_can_be_filtered(): void {
		$add = static function ( string $html, array $attributes ): string {
			$product = $attributes['product'] ?? '';
			return $html . '<i>' . ( is_string( $product ) ? $product : '' ) . '</i>';
		};
		add_filter( 'cfg_configurator_element_content', $add, 10, 2 );
		add_filter( 'cfg_configurator_before_element', $add, 10, 2 );
		add_filter( 'cfg_configurator_after_element', $add, 10, 2 );
		$html = do_shortcode( '[cfg_configurator product="Boia"]' );
		self::assertMatchesRegularExpression( '#<i>Boia</i><cfg-configurator.*<i>Boia</i>.*</cfg-configurator>.*<i>Boia</i>#s', $html );
		self::assertStringContainsString( '<noscript>', $html );
	}

	public function test_the_files_of_the_first_view_are_preloaded(): void {
		$files = array(
			'image' => 'https://lume.example/gama.avif',
			'style' => '',
		);
		add_filter( 'cfg_configurator_first_files', static fn (): array => $files );
		$this->page( 'com', '[cfg_configurator]' );
		$this->visit( '/com/' );
		$head = $this->output_of( static fn () => do_action( 'wp_head' ) );
		self::assertStringContainsString( '<link rel="preload" as="image" fetchpriority="high" href="https://lume.example/gama.avif"', $head );
		self::assertStringNotContainsString( 'as="style"', $head );
		self::assertStringContainsString( '<template id="cfg-configurator-modules"><link rel="modulepreload"', $head );
	}
}
