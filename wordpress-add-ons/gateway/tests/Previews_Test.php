<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Tests;

use Cfg_Configurator\First_View\Head as Page_Head;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator\Leads\Email;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator_Gateway\Builds\Build;
use Cfg_Configurator_Gateway\Gateway;
use Cfg_Configurator_Gateway\Limit;
use Cfg_Configurator_Gateway\Previews\Jpeg;
use Cfg_Configurator_Gateway\Response;
use PHPUnit\Framework\Attributes\DataProvider;

/** What link previews show of the car in a link, and their pictures. */
final class Previews_Test extends Gateway_Test_Case {
	private const QUERY = 'modelid=5&engine=51&version=511&colext=VBR&colint=TCI';
	private const TITLE = 'Lume Maré 1.2 Turbo Essencial, Vermelho Brasa';

	/** What the link stands for, without the interior. */
	private const IDS = array(
		'model'    => '5',
		'engine'   => '51',
		'version'  => '511',
		'exterior' => 'VBR',
	);

	/** Folder of the catalogue's pictures in the uploads. */
	private const PICTURES = 'test-pictures';

	/** @var array<string, list<array<string, mixed>>> Lists of the model by path. */
	private array $lists = array();

	protected function setUp(): void {
		parent::setUp();
		$this->page( 'com', '[cfg_configurator]' );
		$this->lists = array(
			'lstEngines/5'  => array(
				array(
					'engineID' => 51,
					'engine'   => '1.2 Turbo',
					'price'    => 32450,
					'fuelCC'   => '5,4',
					'co2'      => 122,
				),
			),
			'lstVersions/5' => array(
				array(
					'id'          => 511,
					'idEngine'    => 51,
					'designation' => 'Essencial',
					'price'       => '32 450,00',
				),
			),
			'extColors/5'   => array(
				array(
					'colorid'                => 'VBR',
					'version'                => 511,
					'designation'            => 'Vermelho Brasa',
					'price'                  => 550,
					'externalColorImages360' => array( $this->picture( 'front.png', $this->png( 1200, 675 ) ) ),
				),
			),
			'panomaricLI/5' => array(
				array(
					'idColor' => 'TCI',
					'version' => 511,
					'price'   => 0,
				),
			),
		);
	}

	protected function tearDown(): void {
		array_map( 'wp_delete_file', array_filter( (array) glob( wp_upload_dir()['basedir'] . '/' . self::PICTURES . '/*' ), 'is_string' ) );
		parent::tearDown();
	}

	/** Stores a picture. Returns its URL. */
	private function picture( string $name, string $bytes ): string {
		wp_mkdir_p( wp_upload_dir()['basedir'] . '/' . self::PICTURES );
		file_put_contents( wp_upload_dir()['basedir'] . '/' . self::PICTURES . "/$name", $bytes );
		return wp_upload_dir()['baseurl'] . '/' . self::PICTURES . "/$name";
	}

	/** A transparent picture with a red rectangle in the middle. */
	private function png( int $width, int $height ): string {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagealphablending( $image, false );
		imagesavealpha( $image, true );
		imagefill( $image, 0, 0, (int) imagecolorallocatealpha( $image, 0, 0, 0, 127 ) );
		$red = (int) imagecolorallocate( $image, 200, 30, 30 );
		imagefilledrectangle( $image, intdiv( $width, 4 ), intdiv( $height, 4 ), intdiv( $width * 3, 4 ), intdiv( $height * 3, 4 ), $red );
		return $this->output_of( static fn () => imagepng( $image ) );
	}

	/**
	 * Changes the only entry of a list.
	 *
	 * @param array<string, mixed> $fields
	 */
	private function change( string $name, array $fields ): void {
		$this->lists[ $name ] = array( $fields + $this->lists[ $name ][0] );
	}

	/** The head of an address below the page, with what others print. */
	private function head( string $path, string $others = '' ): string {
		$office = array(
			'product' => 'Lume',
			'seo'     => array(
				'title'   => 'Monte o seu',
				'content' => 'Três passos.',
			),
		);
		$this->serve( $office, more: $this->lists );
		$this->visit( "/com/$path" );
		Page_Head::register();
		return str_replace( "\u{a0}", ' ', Page_Head::completed( $others ) );
	}

	/** @return list<string> Values of the tags with a name, in their order. */
	private function values( string $head, string $name ): array {
		preg_match_all( '/<(?:meta|link) \w+="' . $name . '" (?:content|href)="([^"]*)">/', $head, $found );
		return $found[1];
	}

	/** Requests the picture that a tag names. */
	private function ask( string $url ): Response {
		parse_str( (string) wp_parse_url( html_entity_decode( $url ), PHP_URL_QUERY ), $_GET );
		$path = $_GET['cfg_configurator_gateway'] ?? '';
		return Gateway::answer( new \WP_REST_Request( 'GET', is_string( $path ) ? $path : '' ) );
	}

	public function test_a_share_link_shows_the_car_in_its_colour_with_its_price_and_official_values(): void {
		$head = $this->head( '?' . self::QUERY . '&utm_source=x' );
		self::assertSame( array( self::TITLE ), $this->values( $head, 'og:title' ) );
		self::assertSame( array( 'Desde 33 000 €, Consumo (WLTP): 5,4 l/100 km, Emissões de CO₂ (WLTP): 122 g/km' ), $this->values( $head, 'og:description' ) );
		self::assertSame( array( esc_url( home_url( '/com/?' . self::QUERY ) ) ), $this->values( $head, 'og:url' ) );
		self::assertSame( array( home_url( '/com/?modelid=5' ) ), $this->values( $head, 'canonical' ) );
		$this->assert_picture_tags( $head, self::TITLE );
	}

	public function test_the_page_itself_shows_the_first_model(): void {
		$png = $this->picture( 'front.png', $this->png( 1200, 675 ) );
		$this->serve( array( 'product' => 'Lume' ), models: array( array( 'modelImg' => $png ) + self::MODELS[1] ) );
		$this->visit( '/com/' );
		Page_Head::register();
		$this->assert_picture_tags( Page_Head::completed( '' ), 'Lume Maré' );
	}

	private function assert_picture_tags( string $head, string $alt ): void {
		self::assertCount( 1, $this->values( $head, 'og:image' ) );
		self::assertSame( array( 'image/jpeg' ), $this->values( $head, 'og:image:type' ) );
		self::assertSame( array( '1200' ), $this->values( $head, 'og:image:width' ) );
		self::assertSame( array( '630' ), $this->values( $head, 'og:image:height' ) );
		self::assertSame( array( $alt ), $this->values( $head, 'og:image:alt' ) );
	}

	/** @return array<string, array{array<string, mixed>, array<string, mixed>, string}> */
	public static function values_of_cars(): array {
		$electric = array(
			'electricMotor' => true,
			'fuelCC'        => 14.2,
			'autonomy'      => 355,
			'co2'           => 0,
		);
		$none     = array(
			'fuelCC' => '',
			'co2'    => 'n.d.',
		);
		return array(
			'those of the version before those of the engine' => array(
				array(),
				array( 'co2' => '125' ),
				'Consumo (WLTP): 5,4 l/100 km, Emissões de CO₂ (WLTP): 125 g/km',
			),
			'an electric car, in the field of fuel' => array(
				$electric,
				array(),
				'Energia (WLTP): 14,2 kWh/100 km, Autonomia elétrica (WLTP): 355 km, Emissões de CO₂ (WLTP): 0 g/km',
			),
			'nothing known'                         => array( $none, array(), 'Consumo (WLTP): não disponível, Emissões de CO₂ (WLTP): não disponível' ),
		);
	}

	/**
	 * @param array<string, mixed> $engine
	 * @param array<string, mixed> $version
	 */
	#[DataProvider( 'values_of_cars' )]
	public function test_consumption_and_emissions_stand_beside_the_price( array $engine, array $version, string $values ): void {
		$this->change( 'lstEngines/5', $engine );
		$this->change( 'lstVersions/5', $version );
		self::assertSame( array( "Desde 33 000 €, $values" ), $this->values( $this->head( '?' . self::QUERY ), 'og:description' ) );
	}

	public function test_an_unreadable_price_is_not_shown(): void {
		$this->change( 'extColors/5', array( 'price' => 'sob consulta' ) );
		$head = $this->head( '?' . self::QUERY );
		self::assertSame( array( self::TITLE ), $this->values( $head, 'og:title' ) );
		self::assertStringNotContainsString( '33 000', $this->values( $head, 'og:description' )[0] ?? '' );
	}

	public function test_texts_of_the_catalogue_are_escaped(): void {
		$this->change( 'lstVersions/5', array( 'designation' => '"><script>alert(1)</script>' ) );
		self::assertStringNotContainsString( '<script', $this->head( '?' . self::QUERY ) );
	}

	/** @return array<string, array{string, list<string>, array<string, string>}> Query, kinds of what it opens, and ids by kind. */
	public static function links(): array {
		$file = dirname( __DIR__, 3 ) . '/wordpress-plugin/tests/first-view/share-links.json';
		/** @var array{ids: array<string, string>, cases: list<array{what: string, query: string, opens: list<string>}>} $table */
		$table = json_decode( (string) file_get_contents( $file ), true );
		$links = array_column( $table['cases'], null, 'what' );
		return array_map( static fn ( array $link ): array => array( $link['query'], $link['opens'], $table['ids'] ), $links );
	}

	/**
	 * @param list<string>          $opens
	 * @param array<string, string> $ids
	 */
	#[DataProvider( 'links' )]
	public function test_a_damaged_link_shows_the_car_that_it_opens( string $query, array $opens, array $ids ): void {
		$names       = array_map( static fn ( string $name ): string => strtok( $name, '/' ) . '/' . $ids['model'], array_keys( $this->lists ) );
		$this->lists = array_combine( $names, $this->lists );
		$this->change( "lstEngines/{$ids['model']}", array( 'engineID' => $ids['engine'] ) );
		$this->change(
			"lstVersions/{$ids['model']}",
			array(
				'id'       => $ids['version'],
				'idEngine' => $ids['engine'],
			)
		);
		$this->change(
			"extColors/{$ids['model']}",
			array(
				'colorid' => $ids['exterior'],
				'version' => $ids['version'],
			)
		);
		$this->change(
			"panomaricLI/{$ids['model']}",
			array(
				'idColor' => $ids['interior'],
				'version' => $ids['version'],
			)
		);
		$this->serve( array( 'product' => 'Lume' ), array( array( 'id' => $ids['model'] ) + self::MODELS[1] ), $this->lists );
		$this->visit( '/com/?' . $query );
		Page_Head::register();
		$head = Page_Head::completed( '' );
		if ( count( $opens ) < 2 ) {
			self::assertStringNotContainsString( 'engine=', $this->values( $head, 'og:url' )[0] );
			return;
		}
		$link = array();
		foreach ( $opens as $kind ) {
			$link[ Build::PARAMETERS[ $kind ] ] = $ids[ $kind ];
		}
		self::assertSame( array( esc_url( add_query_arg( $link, home_url( '/com/' ) ) ) ), $this->values( $head, 'og:url' ) );
	}

	public function test_the_page_of_codes_shows_their_cars_as_they_are_offered_today(): void {
		$items = array();
		foreach ( self::IDS as $item => $id ) {
			$items[] = compact( 'item', 'id' ) + array(
				'name'  => '<b>as it was</b>',
				'cents' => null,
			);
		}
		$code = $this->data( $this->post_call( 'saveBuild', compact( 'items' ) ) )['code'] ?? '';
		$code = Build::format_code( is_string( $code ) ? $code : '' );
		$head = $this->head( 'comparar-configuracoes/' . strtolower( $code ) . '/000000000' );
		self::assertSame( array( self::TITLE ), $this->values( $head, 'og:title' ) );
		self::assertStringEndsWith( "/comparar-configuracoes/$code", $this->values( $head, 'og:url' )[0] );
	}

	/** Asserts a JPEG of a size that messengers show, with the car on a light ground. */
	private function assert_picture( string $jpeg, int $width, int $height ): void {
		$size = getimagesizefromstring( $jpeg );
		self::assertIsArray( $size );
		self::assertSame( array( $width, $height, IMAGETYPE_JPEG ), array_slice( $size, 0, 3 ) );
		self::assertLessThanOrEqual( Jpeg::MAX_BYTES, strlen( $jpeg ) );
		$image = imagecreatefromstring( $jpeg );
		self::assertInstanceOf( \GdImage::class, $image );
		self::assertGreaterThan( 0xe0, (int) imagecolorat( $image, 4, 4 ) & 0xff );
		self::assertLessThan( 80, (int) imagecolorat( $image, intdiv( $width, 2 ), intdiv( $height, 2 ) ) & 0xff );
	}

	public function test_the_first_crawler_gets_the_picture_and_later_pages_name_the_file(): void {
		$urls = $this->values( $this->head( '?' . self::QUERY ), 'og:image' );
		self::assertSame( array(), glob( (string) Public_Folder::of_site()?->path( 'preview-*' ) ), 'A page makes no picture.' );
		$made = $this->ask( $urls[0] );
		self::assertSame( array( 200, 'image/jpeg' ), array( $made->status, $made->headers['Content-Type'] ) );
		$this->assert_picture( $made->body, 1200, 630 );
		$files = $this->values( $this->head( '?' . self::QUERY ), 'og:image' );
		self::assertMatchesRegularExpression( '#/cfg-configurator/preview-[0-9a-f]{16}\.jpg$#', $files[0] );
		self::assertSame( $made->body, Public_Folder::of_site()?->read( basename( $files[0] ) ) );
	}

	public function test_one_network_can_have_so_many_pictures_made_and_any_number_that_exist(): void {
		$urls = $this->values( $this->head( '?' . self::QUERY ), 'og:image' );
		for ( $time = 0; $time < 60; $time++ ) {
			Limit::is_over( 'picture', 60 );
		}
		$statuses = array();
		foreach ( array( '127.0.0.1', '192.0.2.7', '127.0.0.1' ) as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			$statuses[]             = $this->ask( $urls[0] )->status;
		}
		self::assertSame( array( 429, 200, 200 ), $statuses );
	}

	public function test_a_picture_that_cannot_be_made_leads_to_the_one_of_the_catalogue(): void {
		$source = $this->picture( 'front.png', 'damaged' );
		$answer = $this->ask( $this->values( $this->head( '?' . self::QUERY ), 'og:image' )[0] );
		self::assertSame( array( 302, $source ), array( $answer->status, $answer->headers['Location'] ) );
	}

	public function test_only_cars_of_the_catalogue_have_pictures(): void {
		$this->head( '' );
		foreach ( array( 'modelid=99', 'modelid[]=5', 'modelid=', '' ) as $query ) {
			self::assertSame( 404, $this->ask( home_url( "/?cfg_configurator_gateway=preview&$query" ) )->status, $query );
		}
		self::assertSame( 404, $this->ask( home_url( '/?cfg_configurator_gateway=preview/other&modelid=5' ) )->status );
	}

	/** @return array<string, array{string}> */
	public static function foreign(): array {
		return array(
			'another host'       => array( 'https://other.example/front.png' ),
			'another port'       => array( 'https://maker.example:8080/front.png' ),
			'a metadata service' => array( 'http://169.254.169.254/front.png' ),
			'a user name'        => array( 'https://maker.example@other.example/front.png' ),
			'another scheme'     => array( 'file:///etc/passwd' ),
			'a file above'       => array( content_url( '/uploads/../../wp-config.php' ) ),
			'a PHP file'         => array( content_url( '/index.php' ) ),
			'an encoded path'    => array( content_url( '/uploads/%2e%2e/%2e%2e/front.png' ) ),
		);
	}

	#[DataProvider( 'foreign' )]
	public function test_no_other_address_is_read( string $url ): void {
		$this->set( array( 'content_site' => 'https://maker.example' ) );
		$requested = array();
		$this->answer_http(
			static function ( string $url ) use ( &$requested ): \WP_Error {
				$requested[] = $url;
				return new \WP_Error( 'x', 'x' );
			}
		);
		$this->change( 'extColors/5', array( 'externalColorImages360' => array( $url ) ) );
		$images = $this->values( $this->head( '?' . self::QUERY ), 'og:image' );
		self::assertStringNotContainsString( 'gateway=preview', implode( ' ', $images ) );
		$this->ask( home_url( '/?cfg_configurator_gateway=preview&' . self::QUERY ) );
		self::assertNotContains( $url, $requested );
	}

	public function test_a_picture_of_the_content_site_is_requested_once(): void {
		$this->change( 'extColors/5', array( 'externalColorImages360' => array( $this->site->url . '/front.png' ) ) );
		$png = $this->png( 1200, 675 );
		$this->answer_http(
			static fn ( string $url ): ?array => ! str_ends_with( $url, '/front.png' ) ? null : array(
				'response' => array( 'code' => 200 ),
				'body'     => $png,
			)
		);
		$this->assert_picture( $this->ask( $this->values( $this->head( '?' . self::QUERY ), 'og:image' )[0] )->body, 1200, 630 );
	}

	/** @return array<string, array{string}> */
	public static function strange(): array {
		return array(
			'nothing'    => array( '' ),
			'a text'     => array( str_repeat( 'no picture ', 20 ) ),
			'an SVG'     => array( str_pad( '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 200 ) ),
			'a huge PNG' => array( str_pad( "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xff\xff\0\0\xff\xff\x08\x06\0\0\0", 200 ) ),
		);
	}

	#[DataProvider( 'strange' )]
	public function test_what_is_no_picture_is_refused( string $bytes ): void {
		self::assertSame( '', Jpeg::file( $bytes, 1200, 630 ) );
	}

	public function test_a_tall_picture_is_not_cut(): void {
		$image = imagecreatefromstring( Jpeg::file( $this->png( 400, 800 ), 1200, 630 ) );
		self::assertInstanceOf( \GdImage::class, $image );
		// The rectangle is half as high as the picture.
		self::assertGreaterThan( 0xe0, (int) imagecolorat( $image, 600, 60 ) & 0xff );
	}

	public function test_buyers_find_the_picture_of_their_car_in_the_mail_with_their_configuration(): void {
		$this->head( '' );
		$snapshot = array(
			'schema'     => 1,
			'model'      => array(
				'id'   => '5',
				'name' => 'https://evil.example',
			),
			'priceLines' => array(),
		);
		foreach ( array_diff_key( self::IDS, array( 'model' => '' ) ) as $kind => $id ) {
			$snapshot[ $kind ] = array(
				'id'   => $id,
				'name' => 'x',
			);
		}
		$lead = new Lead(
			array(
				'form_type' => 'configuration-email',
				'snapshot'  => (string) wp_json_encode( $snapshot ),
			)
		);
		self::assertNotNull( $lead->snapshot() );
		$email = new Email( '', '', array(), '', array(), '', '', array(), '', 'pt-PT' );
		apply_filters( 'cfg_configurator_mail', $email, 'dealer', $lead );
		self::assertSame( '', $email->picture );
		apply_filters( 'cfg_configurator_mail', $email, 'buyer', $lead );
		self::assertMatchesRegularExpression( '#/preview-[0-9a-f]{16}\.jpg$#', $email->picture );
		$this->assert_picture( (string) Public_Folder::of_site()?->read( basename( $email->picture ) ), 1200, 630 );
	}
}
