<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Embed\Built_Assets;
use Cfg_Configurator\Language;
use Cfg_Configurator\Modules\Server_Render\First_View_Texts;
use Cfg_Configurator\Modules\Server_Render\Listed_Model;
use Cfg_Configurator\Modules\Server_Render\Model_List;
use Cfg_Configurator\Modules\Server_Render\Model_List_Refresh;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Server_Render;
use Cfg_Configurator\Modules\Server_Render\Structured_Data;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The server-rendered model list. */
final class Server_Render_Test extends Embed_Test_Case {
	private const NBSP = "\u{00A0}";

	private const BACK_OFFICE = array(
		'product'   => 'Lume',
		'seo'       => array(
			'title'   => 'Sobre',
			'content' => '<p style="color:red" onclick="x()">Texto <a href="javascript:alert(1)">mau</a> <a href="/bom/">bom</a></p>'
				. '<script>alert(1)</script>',
		),
		'legalSect' => array( 'legalContent' => '<p>Legal</p>' ),
		'faqs'      => array( 'faqsMotor' => array() ),
		'labels'    => array( 'select' => 'Escolher {model}' ),
	);

	/**
	 * @param array<string, string> $attributes
	 */
	private function html( ?Listed_Model $model = null, array $attributes = array(), ?Model_List $model_list = null ): string {
		$store = new Model_List_Store();
		$built = new Built_Assets( WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php' );
		$paint = new Server_Render( $built, $store, new Model_List_Refresh( $store, new Deferred_Tasks( null ) ) );
		return $paint->render( $model_list ?? $this->model_list(), $model, new First_View_Texts( $attributes, self::BACK_OFFICE ) );
	}

	private function model_list(): Model_List {
		return Model_List::of( self::MODELS, self::BACK_OFFICE, time() );
	}

	public function test_the_model_list_is_in_a_shadow_root_by_price_with_its_figures_and_links(): void {
		$html = $this->html();
		self::assertStringStartsWith( '<template shadowrootmode="open"><!--noptimize--><link ', $html );
		self::assertStringContainsString( 'first-paint.css?ver=', html_entity_decode( $html ) );
		self::assertLessThan( strpos( $html, '<h2>Caro</h2>' ), (int) strpos( $html, '<h2>Maré</h2>' ) );
		$parts = array(
			'<h1>Escolha o seu Lume</h1>',
			'32' . self::NBSP . '450' . self::NBSP . '€',
			'363,62' . self::NBSP . '€<small>/mês</small>',
			'8,3%',
			'>96<',
			'<p class="soft">SUV</p>',
			'fetchpriority="high"',
			home_url( '/media/mare.avif' ),
			home_url( '/configurador/?modelid=5' ),
		);
		foreach ( $parts as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertSame( 1, substr_count( $html, 'loading="eager"' ) );
	}

	public function test_a_model_without_figures_and_picture_has_dashes_and_a_placeholder_picture(): void {
		$html = $this->html();
		// The dearest model is the last one.
		$caro = substr( $html, (int) strrpos( $html, '<li class="swiper-slide">' ) );
		self::assertStringContainsString( '41' . self::NBSP . '001' . self::NBSP . '€', $caro );
		self::assertStringContainsString( '<dt>Mensalidade</dt><dd>—</dd>', $caro );
		self::assertStringContainsString( 'class="no-model"', $caro );
		self::assertStringContainsString( '40' . self::NBSP . '001' . self::NBSP . '€', $caro );
	}

	public function test_texts_are_the_same_as_in_the_widget(): void {
		$labels = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/wordpress-plugin/modules/texts/labels/pt-PT.json' ), true );
		self::assertIsArray( $labels );
		$texts = new First_View_Texts( array(), array() );
		$keys  = 'homeTitle homeIntro range modelsList select selectModel from rent perMonth taeg financedAmount initialEntry nrPayments filter legalTitle';
		foreach ( explode( ' ', $keys ) as $key ) {
			self::assertSame( $labels[ $key ], $texts->word( $key ), $key );
		}
		self::assertSame( $labels['productFallback'], $texts->product() );
	}

	public function test_attributes_take_precedence_over_the_content_site_field_by_field(): void {
		$attributes = array(
			'product' => 'Boia',
			'labels'  => '{"from":"a partir de"}',
		);
		$html       = $this->html( null, $attributes );
		self::assertStringContainsString( 'Escolha o seu Boia', $html );
		self::assertStringContainsString( '<dt>a partir de</dt>', $html );
		self::assertStringContainsString( '>Selecionar</a>', $html );
		self::assertStringContainsString( 'Escolher {model}', $this->html() );
	}

	public function test_only_text_of_the_editors_html_is_printed(): void {
		$html = $this->html();
		self::assertStringContainsString( '<a href="/bom/">bom</a>', $html );
		$template = strstr( $html, '</template>', true );
		foreach ( array( 'style=', 'onclick', 'javascript:', '<script' ) as $part ) {
			self::assertStringNotContainsString( $part, (string) $template );
		}
	}

	public function test_the_prefetched_responses_are_exactly_what_the_first_screen_requests(): void {
		preg_match( '#<script type="application/json"[^>]*>(.*)</script>$#', $this->html( null, array( 'product' => 'Boia' ) ), $found );
		$answers = json_decode( $found[1] ?? '', true );
		self::assertIsArray( $answers );
		self::assertSame( array( 'wp-json/cfg/lstModels/', 'wp-json/cfg/backOffice/' ), array_keys( $answers ) );
		list( $models, $back_office ) = array_values( $answers );
		self::assertIsArray( $models );
		self::assertIsArray( $back_office );
		self::assertSame( array( 5, 7 ), array_column( $models, 'id' ) );
		self::assertStringNotContainsString( 'ecoValue', $found[1] ?? '' );
		self::assertEqualsCanonicalizing( array( 'seo', 'legalSect', 'labels' ), array_keys( $back_office ) );
	}

	public function test_a_file_with_the_responses_replaces_them_in_the_page(): void {
		$model_list = Model_List::of( self::MODELS, self::BACK_OFFICE, time(), 'https://site.example/line-up.json?ver=1&x' );
		$html       = $this->html( model_list: $model_list );
		$block      = '~ type="application/json" data-src="https://site\.example/line-up\.json\?ver=1&#038;x"[^>]*>{}</script>$~';
		self::assertMatchesRegularExpression( $block, $html );
		self::assertStringNotContainsString( 'lstModels', $html );
	}

	public function test_without_a_model_list_the_widget_requests_it_and_the_contact_link_is_shown(): void {
		$this->set( array( 'contact_email' => 'ola@lume.example', 'contact_phone' => '210 000 000' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$html = $this->html( null, array(), Model_List::of( null, null, 0 ) );
		self::assertStringNotContainsString( 'application/json', $html );
		self::assertStringContainsString( '<a href="mailto:ola@lume.example">', $html );
		self::assertStringContainsString( '<a href="tel:210000000">210 000 000</a>', $html );
		self::assertMatchesRegularExpression( '#<noscript>.*</noscript>#', $html );
	}

	public function test_the_address_of_a_model_shows_the_model_and_a_link_back(): void {
		$model = $this->model_list()->model_at( 'Maré/motor' );
		self::assertSame( '5', $model?->id() );
		$html = $this->html( $model );
		self::assertStringContainsString( '<h1>Maré</h1>', $html );
		self::assertStringContainsString( '<a href="' . home_url( '/configurador/' ) . '">Gama Lume</a>', $html );
		self::assertStringNotContainsString( '<h2>Caro</h2>', $html );
	}

	public function test_an_unknown_address_shows_the_model_list(): void {
		foreach ( array( 'Maré', 'Nada/motor', 'Maré/nada', '' ) as $path ) {
			self::assertNull( $this->model_list()->model_at( $path ), $path );
		}
	}

	public function test_figures_are_formatted_as_in_the_widget(): void {
		self::assertSame( '1' . self::NBSP . '234' . self::NBSP . '€', Language::euros( 1233.5, 0 ) );
		self::assertSame( '411,05' . self::NBSP . '€', Language::euros( 411.045, 2 ) );
		self::assertSame( '8,3%', Language::percent( 8.25, 1 ) );
		$model_list = Model_List::of( array( array( 'price' => 0 ) + self::MODELS[1] ), array(), time() );
		self::assertStringContainsString( '<dd>—</dd>', $this->html( model_list: $model_list ) );
	}

	public function test_entries_that_are_not_models_are_omitted(): void {
		$model_list = Model_List::of( array( null, 'x', array( 'id' => 1 ), array( 'model' => 'No id' ), self::MODELS[1] ), 'rubbish', 0 );
		self::assertSame( array( 'Maré' ), array_map( static fn ( Listed_Model $model ): string => $model->name(), $model_list->models ) );
	}

	public function test_search_engines_get_each_model_once_with_its_price(): void {
		$data = new Structured_Data();
		$html = $data->render( $this->model_list(), new First_View_Texts( array(), self::BACK_OFFICE ) );
		self::assertSame( '', $data->render( $this->model_list(), new First_View_Texts( array(), self::BACK_OFFICE ) ) );
		preg_match( '#^<script type="application/ld\+json"[^>]*>(.*)</script>$#', $html, $found );
		$list = json_decode( $found[1] ?? '', true );
		self::assertIsArray( $list );
		self::assertIsArray( $list['itemListElement'] );
		self::assertSame( array( 1, 2 ), array_column( $list['itemListElement'], 'position' ) );
		$cars = array_column( $list['itemListElement'], 'item' );
		self::assertSame( array( 'Lume Maré', 'Lume Caro' ), array_column( $cars, 'name' ) );
		self::assertSame( array( 32450, 41000.5 ), array_column( array_column( $cars, 'offers' ), 'lowPrice' ) );
		add_filter( 'cfg_configurator_structured_data', '__return_empty_array' );
		self::assertSame( '', ( new Structured_Data() )->render( $this->model_list(), new First_View_Texts( array(), array() ) ) );
	}
}
