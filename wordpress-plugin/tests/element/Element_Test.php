<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Element;

use Cfg_Configurator\Element\Attributes;
use Cfg_Configurator\Element\Consent;
use Cfg_Configurator\Element\Element;
use Cfg_Configurator\Site_Health;
use Cfg_Configurator\Leads\Endpoint;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** The HTML of shortcode and block, and the element's attributes. */
final class Element_Test extends Plugin_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'is_needed', 'has_links' ) as $name ) {
			( new \ReflectionProperty( Element::class, $name ) )->setValue( null, false );
		}
		unset( $GLOBALS['wp_script_modules'] );
		/** @var array<string, int> $wp_actions */
		global $wp_actions;
		$wp_actions['wp_head'] = 0;
		$this->visit( '/configurador/' );
	}

	private function element( string $html ): \DOMElement {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		$element = $document->getElementsByTagName( 'cfg-configurator' )->item( 0 );
		self::assertInstanceOf( \DOMElement::class, $element );
		return $element;
	}

	public function test_shortcode_and_block_print_the_same_element_in_a_wide_box(): void {
		$this->serve();
		$html  = do_shortcode( 'before [cfg_configurator product="Boia" align=wide] after' );
		$block = do_blocks( '<!-- wp:cfg-configurator/configurator {"align":"wide","overrides":{"product":"Boia"}} /-->' );
		self::assertStringStartsWith( 'before <div class="cfg-configurator-place alignwide">', $html );
		self::assertSame( 'Boia', $this->element( $html )->getAttribute( 'product' ) );
		self::assertStringContainsString( 'alignwide', $block );
		self::assertSame( $this->element( $html )->C14N(), $this->element( $block )->C14N() );
	}

	public function test_the_editor_shows_the_cheapest_models_of_the_catalogue_without_a_request(): void {
		$models = array();
		foreach ( array( 40, 20, 10, 30 ) as $price ) {
			$models[] = array(
				'id'       => $price,
				'model'    => "</script> $price",
				'price'    => $price * 1000,
				'modelImg' => '/media/car.avif',
			);
		}
		$this->serve( array( 'product' => 'Lume' ), $models );
		set_current_screen( 'dashboard' );
		Element::start();
		Element::prepare_editor();
		$script = generate_block_asset_handle( Element::BLOCK, 'editorScript' );
		$code   = wp_scripts()->get_data( $script, 'data' );
		self::assertIsString( $code );
		self::assertStringNotContainsString( '</script>', $code );
		self::assertSame(
			array_map(
				static fn ( int $price ): array => array( "</script> $price", home_url( '/media/car.avif' ), "$price\u{A0}000\u{A0}€" ),
				array( 10, 20, 30 )
			),
			json_decode( substr( $code, (int) strpos( $code, '[' ), -2 ), true )
		);
	}

	public function test_the_script_is_a_module_and_its_chunks_are_preloaded(): void {
		$head = $this->output_of( array( Element::class, 'print_in_head' ) );
		self::assertNotEmpty( Element::preload_urls() );
		foreach ( Element::preload_urls() as $url ) {
			self::assertStringContainsString( '<link rel="modulepreload" href="' . $url . '"', $head );
		}
		do_shortcode( '[cfg_configurator]' );
		$tag = '#<script[^>]* data-cfasync="false"[^>]* src="' . preg_quote( Element::script_url(), '#' ) . '#';
		self::assertMatchesRegularExpression( $tag, $this->output_of( static fn () => wp_script_modules()->print_enqueued_script_modules() ) );
	}

	public function test_another_page_costs_nothing_and_gets_nothing_and_a_feed_contains_a_link(): void {
		$this->page( 'sem', 'No element here' );
		$this->visit( '/sem/' );
		$queries = $this->database()->num_queries;
		self::assertSame( '', $this->output_of( array( Element::class, 'print_in_head' ) ) );
		self::assertSame( $queries, $this->database()->num_queries );
		$query               = new \WP_Query();
		$query->is_feed      = true;
		$GLOBALS['wp_query'] = $query;
		self::assertStringContainsString( '<a href="' . home_url( '/configurador/' ) . '">', do_shortcode( '[cfg_configurator]' ) );
	}

	/** @return list<array{string}> */
	public static function injected_texts(): array {
		return array(
			array( '</script><script>alert(1)</script>' ),
			array( '"><img src=x onerror=alert(1)>' ),
			array( "' onmouseover='alert(1)" ),
			array( '</template></cfg-configurator><svg onload=alert(1)>' ),
			array( '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;' ),
			array( 'javascript:alert(1)' ),
			array( '[cfg_configurator] [embed]x[/embed]' ),
		);
	}

	/** @dataProvider injected_texts */
	public function test_no_text_escapes_its_context( string $attack ): void {
		$keys   = 'product no_result policy_link seo_title seo_content legal_title legal_content svg_no_model leadSource contact_phone guarantee_text';
		$models = array( array( 'model' => $attack ) + self::MODELS[1] );
		$this->serve( array( 'labels' => array( 'select' => $attack ) ), $models );
		$this->set( array_fill_keys( explode( ' ', $keys ), $attack ) );
		$html = apply_filters( 'the_content', '[cfg_configurator]' );
		self::assertIsString( $html );
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		$bad = '//script[not(@type="application/json" or @type="application/ld+json")] | //*[@*[starts-with(name(),"on")]]'
			. ' | //*[starts-with(@href,"javascript:") or starts-with(@src,"javascript:")]';
		self::assertSame( 0.0, ( new \DOMXPath( $document ) )->evaluate( "count($bad)" ) );
		self::assertSame( 1, substr_count( $html, '</cfg-configurator>' ) );
		self::assertSame( $attack, $this->element( $html )->getAttribute( 'product' ) );
	}

	public function test_a_site_without_settings_has_only_the_attributes_of_its_own_addresses_and_calls(): void {
		add_filter( 'cfg_configurator_consent_managed', '__return_false' );
		$form = wp_json_encode( array( 'formUrl' => Endpoint::url() ), JSON_UNESCAPED_SLASHES );
		self::assertSame(
			array(
				'base-path' => '/configurador',
				'api-url'   => home_url( '/' ),
				'time-zone' => 'Europe/Lisbon',
				'form'      => $form,
			),
			Attributes::all()
		);
	}

	public function test_objects_keep_what_the_content_site_says_beside_a_setting_and_another_system_gets_all_addresses(): void {
		$this->serve(
			array(
				'seo' => array(
					'title'   => 'Gama',
					'content' => 'Texto',
				),
			)
		);
		$this->set(
			array(
				'seo_title'    => 'Nova',
				'form_url'     => 'https://crm.example/pedidos',
				'success_page' => '/recebido/',
				'failure_page' => '',
				'cred_minRate' => '5.5',
			)
		);
		$read = array_map( static fn ( string $text ): mixed => json_decode( $text, true ) ?? $text, Attributes::all() );
		self::assertEquals( array( 'title' => 'Nova', 'content' => 'Texto' ), $read['seo'] );
		self::assertEquals( array( 'formUrl' => 'https://crm.example/pedidos', 'successUrl' => '/recebido/' ), $read['form'] );
		self::assertSame( array( 'cred_minRate' => 5.5 ), $read['credit-limits'] );
	}

	public function test_a_page_may_override_attributes_except_the_targets_of_forms(): void {
		$overrides = Attributes::overrides(
			array(
				'product'           => 'Boia',
				'has_simul'         => false,
				'cfg_msg_no_result' => '  Vazio ',
				'api-url'           => 'javascript:alert(1)',
				'form'              => '{"formUrl":"https://thief.example/","leadSource":"X"}',
				'seo'               => '[1]',
				'labels'            => '{&quot;select&quot;:&quot;Ver&quot;}',
				'onclick'           => 'alert(1)',
				'base-path'         => '/outra',
				'request-timeout'   => '5000',
				'stock-url'         => array( 'x' ),
			)
		);
		$read      = Attributes::all( $overrides );
		$expected  = array( 'Boia', 'false', 'Vazio', '{"select":"Ver"}', '5000', home_url( '/' ), '/outra' );
		self::assertSame(
			$expected,
			array_map(
				static fn ( string $name ): string => $read[ $name ],
				explode( ' ', 'product has-simul cfg-msg-no-result labels request-timeout api-url base-path' )
			)
		);
		self::assertEquals( array( 'formUrl' => Endpoint::url() ), json_decode( $read['form'], true ) );
		self::assertSame( array(), array_intersect_key( $read, array_flip( array( 'onclick', 'seo', 'stock-url' ) ) ) );
		self::assertSame( '7QX-M4T-9K6', Attributes::overrides( array( 'configuration' => '7QX-M4T-9K6' ) )['configuration'] );
	}

	public function test_pages_may_set_exactly_the_attributes_that_the_element_reads(): void {
		$names  = json_decode( (string) file_get_contents( __DIR__ . '/attributes.json' ), true );
		$values = array( 'true', '{"a":1}', '/a', '5000', 'memory', 'https://a.example/' );
		$names  = array_filter( is_array( $names ) ? $names : array(), 'is_string' );
		$names  = array_diff( $names, array( 'form' ) );
		self::assertNotEmpty( $names );
		foreach ( $names as $name ) {
			self::assertNotSame(
				array(),
				array_filter( $values, static fn ( string $value ): bool => array() !== Attributes::overrides( array( $name => $value ) ) ),
				$name
			);
		}
		self::assertSame( array( 'lang', 'form' ), array_values( array_diff( array_keys( Attributes::fields() ), $names ) ) );
		self::assertSame( array(), Attributes::overrides( array_fill_keys( array( 'title', 'onclick', 'class' ), 'true' ) ) );
	}

	public function test_the_appearance_is_a_file_without_inline_styles(): void {
		$this->set(
			array(
				'style_accent' => '#0b5a63',
				'style_radius' => '8',
			)
		);
		$html = do_shortcode( '[cfg_configurator]' );
		self::assertStringNotContainsString( 'style=', $html );
		self::assertSame( 1, preg_match( '#class="cfg-configurator-appearance" href="([^"]+)"#', $html, $found ) );
		$file = str_replace( content_url(), WP_CONTENT_DIR, html_entity_decode( $found[1] ?? '' ) );
		self::assertSame( "cfg-configurator {\n\t--cfg-accent: #0b5a63;\n\t--cfg-radius: 8px;\n}\n", (string) file_get_contents( $file ) );
	}

	public function test_statistics_wait_where_a_consent_manager_cannot_tell_what_visitors_agree_to(): void {
		eval( 'class Moove_GDPR_Controller {}' ); // phpcs:ignore Squiz.PHP.Eval -- a class of another plugin.
		self::assertSame( 'GDPR Cookie Compliance', Consent::manager_without_api() );
		self::assertSame( 'denied', Attributes::all()['consent'] );
		/** @var array<string, array{test: callable(): array<string, mixed>}> $health */
		$health = Site_Health::add_tests( array( 'direct' => array() ) )['direct'];
		self::assertStringContainsString( 'WP Consent API', (string) wp_json_encode( $health['cfg_configurator_page']['test']() ) );
		add_filter( 'cfg_configurator_consent_managed', '__return_false' );
		self::assertArrayNotHasKey( 'consent', Attributes::all() );
	}
}
