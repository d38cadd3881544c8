<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Embed\Block;
use Cfg_Configurator\Embed\Built_Assets;
use Cfg_Configurator\First_Paint\Line_Up;
use Cfg_Configurator\First_Paint\Line_Up_Snapshot;
use Cfg_Configurator\Plugin;

/** The HTML of the shortcode and of the block. */
final class Markup_Test extends Embed_Test_Case {
	private const FILE = WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php';

	protected function setUp(): void {
		parent::setUp();
		// Each test needs a new plugin instance, because its objects remember what a request has printed.
		remove_all_actions( 'wp_head' );
		remove_all_actions( 'shutdown' );
		remove_all_actions( 'init' );
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( Block::NAME ) ) {
			unregister_block_type( Block::NAME );
		}
		( new Plugin( self::FILE ) )->register();
		/** @var array<string, \WP_Hook> $wp_filter */
		/** @var array<string, int> $wp_actions */
		global $wp_filter, $wp_actions;
		foreach ( $wp_filter['init']->callbacks[10] ?? array() as $hook ) {
			$function = is_array( $hook ) ? $hook['function'] : null;
			if ( is_array( $function ) && $function[0] instanceof Block ) {
				$function[0]->register_block();
			}
		}
		$this->visit( '/configurador/' );
		$this->store_line_up();
		$wp_actions['wp_head'] = 0;
	}

	private function element( string $html ): \DOMElement {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		$element = $document->getElementsByTagName( 'cfg-configurator' )->item( 0 );
		self::assertInstanceOf( \DOMElement::class, $element );
		return $element;
	}

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
		self::assertStringContainsString( 'as="image" fetchpriority="high" href="' . home_url( '/media/mare.avif' ) . '"', $head );
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

	public function test_the_page_of_the_widget_costs_one_query(): void {
		$this->page( 'com', '[cfg_configurator]' );
		$queries = $this->queries_after_visit(
			'/com/',
			function (): void {
				$this->output_of( static fn () => do_action( 'wp_head' ) );
				apply_filters( 'document_title_parts', array( 'title' => 'x' ) );
				do_shortcode( '[cfg_configurator]' );
			}
		);
		self::assertSame( 1, $queries );
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

	public function test_the_first_paint_can_be_filtered(): void {
		$add = static fn ( string $template, Line_Up $line_up ): string => $template . count( $line_up->models ) . ' na feira';
		add_filter( 'cfg_configurator_first_paint', $add, 10, 2 );
		self::assertStringContainsString( '2 na feira', do_shortcode( '[cfg_configurator]' ) );
	}

	public function test_a_feed_contains_a_link(): void {
		$query               = new \WP_Query();
		$query->is_feed      = true;
		$GLOBALS['wp_query'] = $query;
		self::assertStringContainsString( '<a href="' . home_url( '/configurador/' ) . '">', do_shortcode( '[cfg_configurator]' ) );
	}

	public function test_the_model_list_of_another_content_site_is_not_shown(): void {
		$html = do_shortcode( '[cfg_configurator api-url="https://other.example/"]' );
		self::assertSame( 'https://other.example/', $this->element( $html )->getAttribute( 'api-url' ) );
		self::assertStringNotContainsString( 'Maré', $html );
	}

	/**
	 * @return list<string> Texts of the nodes that the XPath matches.
	 */
	private function texts_of_nodes( \DOMDocument $document, string $path ): array {
		$texts = array();
		$nodes = ( new \DOMXPath( $document ) )->query( $path );
		foreach ( false === $nodes ? array() : $nodes as $node ) {
			$texts[] = (string) $node->nodeValue; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		}
		return $texts;
	}

	/**
	 * @return list<array{string}>
	 */
	public static function injected_texts(): array {
		return array(
			array( '<script>alert(1)</script>' ),
			array( '</script><script>alert(1)</script>' ),
			array( '"><img src=x onerror=alert(1)>' ),
			array( "' onmouseover='alert(1)" ),
			array( '</template></cfg-configurator><svg onload=alert(1)>' ),
			array( '<!--<script>' ),
			array( '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;' ),
			array( 'javascript:alert(1)' ),
			array( "\u{2028}\u{202E}<b>" ),
		);
	}

	/**
	 * @dataProvider injected_texts
	 */
	public function test_no_text_escapes_its_context( string $attack ): void {
		$keys   = 'product no_result policy_link seo_title seo_content legal_title legal_content svg_no_model leadSource contact_email contact_phone';
		$labels = array(
			'select'    => $attack,
			'homeTitle' => $attack,
		);
		$this->set( array( 'labels' => (string) wp_json_encode( $labels ) ) + array_fill_keys( explode( ' ', $keys ), $attack ) );
		$this->store_line_up(
			array(
				array(
					'id'       => $attack,
					'model'    => $attack,
					'modelImg' => $attack,
					'price'    => $attack,
					'segments' => array( array( 'id' => $attack ) ),
				),
			)
		);
		$html     = do_shortcode( '[cfg_configurator]' );
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		self::assertSame( array(), $this->texts_of_nodes( $document, '//script[not(@type="application/json" or @type="application/ld+json")]' ) );
		self::assertSame( array(), $this->texts_of_nodes( $document, '//*[@*[starts-with(name(),"on")]] | //*[@style] | //b[ancestor::h2]' ) );
		self::assertSame( array(), $this->texts_of_nodes( $document, '//*[starts-with(@href,"javascript:") or starts-with(@src,"javascript:")]' ) );
		self::assertSame( 1, substr_count( $html, '</cfg-configurator>' ) );
		self::assertSame( 1, substr_count( $html, '</template>' ) );
		self::assertSame( $attack, $this->element( $html )->getAttribute( 'product' ) );
		self::assertIsArray( json_decode( $this->texts_of_nodes( $document, '//script[@type="application/json"]' )[0] ?? '', true ) );
	}

	public function test_a_text_that_looks_like_a_shortcode_stays_a_text(): void {
		$text = '[cfg_configurator] [embed]x[/embed]';
		$this->set(
			array(
				'product'    => $text,
				'faqs_motor' => array(
					array(
						'question' => $text,
						'answer'   => $text,
					),
				),
			)
		);
		$model = array(
			'id'    => 1,
			'model' => $text,
		);
		$this->store_line_up( array( $model ) );
		foreach ( array( '[cfg_configurator]', '<!-- wp:cfg-configurator/configurator /-->' ) as $content ) {
			$html = apply_filters( 'the_content', $content ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
			self::assertIsString( $html );
			self::assertSame( 1, substr_count( $html, '<cfg-configurator' ), $content );
			self::assertSame( $text, $this->element( $html )->getAttribute( 'product' ) );
			$question = array(
				'question' => $text,
				'answer'   => $text,
			);
			self::assertEquals( array( 'faqsMotor' => array( $question ) ), json_decode( $this->element( $html )->getAttribute( 'faqs' ), true ) );
			preg_match( '#<script type="application/json"[^>]*>(.*?)</script>#s', $html, $found );
			$answers = json_decode( $found[1] ?? '', true );
			self::assertIsArray( $answers );
			self::assertSame( array( $model ), $answers['wp-json/cfg/lstModels/'] );
		}
	}

	public function test_a_site_without_a_model_list_requests_it_once_with_a_short_timeout(): void {
		delete_option( Line_Up_Snapshot::OPTION );
		$asked = 0;
		add_filter(
			'rest_pre_dispatch',
			static function ( mixed $answer, \WP_REST_Server $server, \WP_REST_Request $request ) use ( &$asked ): mixed {
				++$asked;
				return new \WP_Error( 'down', 'Down', array( 'status' => 503 ) );
			},
			10,
			3
		);
		self::assertStringNotContainsString( 'application/json', do_shortcode( '[cfg_configurator]' ) );
		do_shortcode( '[cfg_configurator]' );
		( new Line_Up_Snapshot() )->read();
		self::assertSame( 2, $asked );
	}
}
