<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview\Tests;

use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Page_Facts;
use Cfg_Configurator\Modules\Server_Render\Seo_Plugins;
use PHPUnit\Framework\Attributes\DataProvider;

/** The tags of pages that a link opens. */
final class Shared_Link_Test extends Preview_Test_Case {
	private const TITLE = 'Lume Maré 1.2 Turbo Essencial em Vermelho Brasa';

	private const VALUES = ', 5,4 l/100 km, 122 g CO₂/km (WLTP)';

	/** The description of a model's address without choices. */
	private const OF_MODEL = 'Maré: desde 32 450 €. Três passos.';

	/** Answers findBuild with the car for one code. */
	private function store_code( string $code ): void {
		$parts = array(
			'model'    => '5',
			'engine'   => '51',
			'version'  => '511',
			'exterior' => 'VBR',
		);
		$items = array_map(
			static fn ( string $item, string $id ): array => array(
				'item' => $item,
				'id'   => $id,
				'name' => '<b>as it was</b>',
			),
			array_keys( $parts ),
			$parts
		);
		add_action(
			'rest_api_init',
			static fn () => register_rest_route(
				'cfg',
				'/findBuild',
				array(
					'methods'             => 'POST',
					'permission_callback' => '__return_true',
					'callback'            => static fn ( \WP_REST_Request $request ): mixed => $code === $request['code']
						? array( 'items' => $items )
						: new \WP_Error( 'not_found', '', array( 'status' => 404 ) ),
				)
			),
			1
		);
	}

	public function test_a_share_link_shows_the_car_in_its_colour_with_its_price(): void {
		$head = $this->head( self::LINK );
		self::assertSame( array( self::TITLE ), $this->values( $head, 'og:title' ) );
		self::assertSame( array( 'Desde 33 000 €' . self::VALUES ), $this->values( $head, 'og:description' ) );
		self::assertSame( array( '1200', '1200' ), $this->values( $head, 'og:image:width' ) );
		self::assertSame( array( '630', '1200' ), $this->values( $head, 'og:image:height' ) );
		self::assertSame( array( self::TITLE, self::TITLE ), $this->values( $head, 'og:image:alt' ) );
		self::assertSame( array( 'summary_large_image' ), $this->values( $head, 'twitter:card' ) );
	}

	/** @return array<string, array{array<string, mixed>, array<string, mixed>, string}> */
	public static function values_of_cars(): array {
		return array(
			'those of the version before those of the engine' => array( array(), array( 'co2' => '125' ), '5,4 l/100 km, 125 g CO₂/km (WLTP)' ),
			'an electric car, in the field of fuel' => array(
				array(
					'electricMotor' => true,
					'fuelCC'        => 14.2,
					'autonomy'      => 355,
					'co2'           => 0,
				),
				array(),
				'14,2 kWh/100 km, 355 km, 0 g CO₂/km (WLTP)',
			),
			'what is not known'                     => array(
				array( 'co2' => null ),
				array(),
				'5,4 l/100 km (WLTP), Emissões de CO₂ (WLTP): não disponível',
			),
			'nothing known'                         => array(
				array(
					'fuelCC' => '',
					'co2'    => 'n.d.',
				),
				array(),
				'Consumo (WLTP): não disponível, Emissões de CO₂ (WLTP): não disponível',
			),
		);
	}

	/**
	 * @param array<string, mixed> $engine
	 * @param array<string, mixed> $version
	 */
	#[DataProvider( 'values_of_cars' )]
	public function test_consumption_and_emissions_stand_beside_the_price( array $engine, array $version, string $values ): void {
		$this->change( 'lstEngines', $engine );
		$this->change( 'lstVersions', $version );
		self::assertSame( array( "Desde 33 000 €, $values" ), $this->values( $this->head( self::LINK ), 'og:description' ) );
	}

	public function test_previews_are_stored_under_the_link_itself_and_searches_lead_to_the_model(): void {
		$head = $this->head( self::LINK . '&utm_source=x&fbclid=y' );
		self::assertSame( array( str_replace( '&', '&#038;', home_url( self::LINK ) ) ), $this->values( $head, 'og:url' ) );
		self::assertSame( array( home_url( '/com/Mar%C3%A9/motor' ) ), $this->values( $head, 'canonical' ) );
	}

	public function test_a_link_to_a_model_keeps_its_texts_and_shows_its_turn(): void {
		$this->lists['carPods'] = array(
			array(
				'modelId'                => 5,
				'externalColorImages360' => array( $this->picture( 'model.png', $this->png( 1200, 675 ) ) ),
			),
		);
		$head                   = $this->head( '/com/?modelid=5' );
		self::assertSame( array( 'Maré · Monte o seu' ), $this->values( $head, 'og:title' ) );
		self::assertSame( array( self::OF_MODEL ), $this->values( $head, 'og:description' ) );
		self::assertCount( 2, $this->values( $head, 'og:image' ) );
	}

	public function test_the_page_of_a_code_shows_its_car_as_it_is_offered_today(): void {
		$code = Build_Code::of_text( 'one' );
		$this->store_code( $code );
		$head = $this->head( '/configurador/comparar-configuracoes/' . strtolower( Build_Code::format( $code ) ) . '/000000000' );
		self::assertSame( array( self::TITLE ), $this->values( $head, 'og:title' ) );
		self::assertSame( array( 'Desde 33 000 €' . self::VALUES ), $this->values( $head, 'og:description' ) );
		self::assertStringEndsWith( '/comparar-configuracoes/' . Build_Code::format( $code ), $this->values( $head, 'og:url' )[0] );
		self::assertCount( 2, $this->values( $head, 'og:image' ) );
	}

	/** @return array<string, array{string}> */
	public static function unknown(): array {
		return array(
			'a model'         => array( '/com/?modelid=99&engine=51&version=511&colext=VBR' ),
			'no model'        => array( '/com/?engine=51&version=511' ),
			'a list'          => array( '/com/?modelid[]=5&engine[]=51' ),
			'a code'          => array( '/configurador/comparar-configuracoes/000-000-000' ),
			'what is no code' => array( '/configurador/comparar-configuracoes/%22%3E%3Cscript%3E' ),
			'nothing'         => array( '/com/' ),
			'a model as path' => array( '/com/?modelid=../5' ),
		);
	}

	#[DataProvider( 'unknown' )]
	public function test_unknown_ids_leave_the_tags_of_the_page( string $path ): void {
		$head = $this->head( $path );
		self::assertSame( array( 'Monte o seu' ), $this->values( $head, 'og:title' ) );
		self::assertSame( array( 'Três passos.' ), $this->values( $head, 'og:description' ) );
		self::assertSame( array(), $this->values( $head, 'twitter:card' ) );
		self::assertStringNotContainsString( '<script', $head );
	}

	public function test_an_unknown_engine_leaves_the_model_and_an_unknown_colour_the_car(): void {
		$head = $this->head( '/com/?modelid=5&engine=52&version=511&colext=VBR' );
		self::assertSame( array( 'Maré · Monte o seu' ), $this->values( $head, 'og:title' ) );
		$head = $this->head( '/com/?modelid=5&engine=51&version=511&colext=%22%3E%3Cimg%20src%3Dx%3E' );
		self::assertSame( array( 'Lume Maré 1.2 Turbo Essencial' ), $this->values( $head, 'og:title' ) );
		self::assertSame( array( 'Desde 32 450 €' . self::VALUES ), $this->values( $head, 'og:description' ) );
		self::assertStringNotContainsString( '<img', $head );
	}

	public function test_parts_of_other_cars_are_left_out(): void {
		$this->change( 'extColors', array( 'version' => 512 ) );
		self::assertSame( array( 'Lume Maré 1.2 Turbo Essencial' ), $this->values( $this->head( self::LINK ), 'og:title' ) );
		$this->change( 'lstVersions', array( 'idEngine' => 52 ) );
		self::assertSame( array( 'Lume Maré 1.2 Turbo' ), $this->values( $this->head( self::LINK ), 'og:title' ) );
	}

	public function test_texts_of_the_catalogue_are_escaped(): void {
		$this->change( 'lstVersions', array( 'designation' => '"><script>alert(1)</script>' ) );
		$this->change( 'extColors', array( 'designation' => "Azul & 'Mar'" ) );
		$head = $this->head( self::LINK );
		self::assertStringNotContainsString( '<script', $head );
		self::assertStringContainsString( 'em Azul &amp; &#039;Mar&#039;', $this->values( $head, 'og:title' )[0] );
	}

	public function test_an_unreadable_price_is_not_shown(): void {
		$this->change( 'extColors', array( 'price' => 'sob consulta' ) );
		self::assertSame( array( self::OF_MODEL ), $this->values( $this->head( self::LINK ), 'og:description' ) );
	}

	public function test_the_square_picture_follows_the_wide_one_of_an_seo_plugin(): void {
		$wide   = $this->values( $this->head( self::LINK ), 'og:image' )[0];
		$others = "<meta property=\"og:image\" content=\"$wide\"><meta name=\"twitter:card\" content=\"summary\">";
		$head   = $this->head( self::LINK, $others );
		self::assertSame( array( '1200' ), $this->values( $head, 'og:image:height' ) );
		self::assertCount( 2, array_unique( $this->values( $head, 'og:image' ) ) );
		self::assertSame( array( 'summary' ), $this->values( $head, 'twitter:card' ) );
		$head = $this->head( self::LINK, '<meta property="og:image" content="https://site.example/own.png">' );
		self::assertSame( array( 'https://site.example/own.png' ), $this->values( $head, 'og:image' ) );
	}

	/** @return list<array{non-empty-string, string}> Filters of SEO plugins, and what they get at the share link. */
	public static function seo_filters(): array {
		$wide    = '/preview/wide';
		$filters = array(
			'wpseo_opengraph_title'                        => self::TITLE,
			'wpseo_opengraph_desc'                         => 'Desde',
			'wpseo_opengraph_url'                          => 'colext=VBR',
			'wpseo_canonical'                              => '/motor',
			'wpseo_opengraph_image'                        => $wide,
			'wpseo_opengraph_image_width'                  => '1200',
			'wpseo_opengraph_image_height'                 => '630',
			'wpseo_opengraph_image_type'                   => 'image/jpeg',
			'wpseo_twitter_image'                          => $wide,
			'rank_math/opengraph/facebook/og_title'        => self::TITLE,
			'rank_math/opengraph/facebook/og_url'          => 'colext=VBR',
			'rank_math/opengraph/facebook/image'           => $wide,
			'rank_math/opengraph/facebook/og_image_width'  => '1200',
			'rank_math/opengraph/facebook/og_image_height' => '630',
			'rank_math/opengraph/facebook/og_image_type'   => 'image/jpeg',
		);
		return array_map( static fn ( string $filter, string $value ): array => array( $filter, $value ), array_keys( $filters ), $filters );
	}

	/** @param non-empty-string $filter */
	#[DataProvider( 'seo_filters' )]
	public function test_seo_plugins_get_the_facts_of_the_car( string $filter, string $expected ): void {
		( new Seo_Plugins( new Page_Facts( new Model_List_Store() ) ) )->register();
		$this->visit( self::LINK );
		$value = apply_filters( $filter, 'own' ); // phpcs:ignore WordPress.NamingConventions -- the plugins' own names.
		self::assertIsString( $value );
		self::assertStringContainsString( $expected, $value );
		$this->page( 'sem', 'Nothing' );
		$this->visit( '/sem/' );
		self::assertSame( 'own', apply_filters( $filter, 'own' ) ); // phpcs:ignore WordPress.NamingConventions -- see above.
	}

	public function test_tags_that_seo_plugins_have_no_filter_for_give_way_at_a_code_too(): void {
		$code = Build_Code::of_text( 'one' );
		$this->store_code( $code );
		( new Seo_Plugins( new Page_Facts( new Model_List_Store() ) ) )->register();
		$this->visit( "/configurador/comparar-configuracoes/$code" );
		// phpcs:ignore WordPress.NamingConventions -- the plugin's own name.
		self::assertSame( '', apply_filters( 'seopress_social_og_thumb', '<meta property="og:image" content="x">' ) );
	}

	public function test_other_pages_cost_no_query(): void {
		$this->page( 'sem', 'Nothing' );
		self::assertSame( 0, $this->queries_after_visit( '/sem/?modelid=5&engine=51', fn () => $this->completed() ) );
	}
}
