<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Modules\Server_Render\Model_List;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Tests\Embed\Markup_Test_Case;

/** The models in the HTML of the element. */
final class Element_Parts_Test extends Markup_Test_Case {
	use Stored_Models;

	protected function setUp(): void {
		parent::setUp();
		$this->store_models();
	}

	public function test_the_picture_of_the_first_model_is_preloaded(): void {
		$page                = $this->page( 'com', '[cfg_configurator]' );
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $page->ID ) );
		$head                = $this->output_of( static fn () => do_action( 'wp_head' ) );
		self::assertStringContainsString( 'as="image" fetchpriority="high" href="' . home_url( '/media/mare.avif' ) . '"', $head );
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

	public function test_the_first_paint_can_be_filtered(): void {
		$add = static fn ( string $template, Model_List $list ): string => $template . count( $list->models ) . ' na feira';
		add_filter( 'cfg_configurator_first_paint', $add, 10, 2 );
		self::assertStringContainsString( '2 na feira', do_shortcode( '[cfg_configurator]' ) );
	}

	public function test_the_model_list_of_another_content_site_is_not_shown(): void {
		$html = do_shortcode( '[cfg_configurator api-url="https://other.example/"]' );
		self::assertSame( 'https://other.example/', $this->element( $html )->getAttribute( 'api-url' ) );
		self::assertStringNotContainsString( 'Maré', $html );
	}

	public function test_an_element_that_opens_a_configuration_shows_its_model_or_nothing(): void {
		$html = array();
		foreach ( array( 'modelid=5&motorid=1', 'https://lume.example/configurador/?a=1&amp;amp;modelid=5', 'ABCD-EFGH', 'modelid=99', '' ) as $opens ) {
			$html[ $opens ] = do_shortcode( "[cfg_configurator configuration='$opens']" );
		}
		$models = array_map( static fn ( string $part ): int => (int) preg_match_all( '#<h2>(Maré|Caro)</h2>#', $part ), $html );
		self::assertSame( array( 1, 1, 0, 0, 2 ), array_values( $models ) );
		self::assertStringContainsString( '<h1>Maré</h1>', $html['modelid=5&motorid=1'] );
		self::assertStringContainsString( 'lstModels', $html['ABCD-EFGH'] );
	}

	/**
	 * @dataProvider injected_texts
	 */
	public function test_no_text_escapes_its_context( string $attack ): void {
		$this->set_texts( $attack );
		$this->store_models(
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
		$document = $this->assert_harmless( $html, $attack );
		self::assertSame( 1, substr_count( $html, '</template>' ) );
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
		$this->store_models( array( $model ) );
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
		delete_option( Model_List_Store::OPTION );
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
		( new Model_List_Store() )->read();
		self::assertSame( 2, $asked );
	}
}
