<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview\Tests;

use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Modules\Share_Preview\Picture_Check;
use Cfg_Configurator\Modules\Share_Preview\Picture_Source;
use Cfg_Configurator\Modules\Share_Preview\Preview_Image;
use Cfg_Configurator\Modules\Share_Preview\Preview_Pictures;
use PHPUnit\Framework\Attributes\DataProvider;

/** How the pictures are made, and of what. */
final class Preview_Pictures_Test extends Preview_Test_Case {
	/** Requests the picture that a tag names. */
	private function ask( string $url ): \WP_REST_Response {
		$address = html_entity_decode( $url );
		$request = \WP_REST_Request::from_url( $address );
		self::assertInstanceOf( \WP_REST_Request::class, $request, $address );
		return rest_do_request( $request );
	}

	/** Asserts a JPEG of a size that messengers show, with the car on a light ground. */
	private function assert_picture( string $jpeg, int $width, int $height ): void {
		$size = getimagesizefromstring( $jpeg );
		self::assertIsArray( $size );
		self::assertSame( array( $width, $height, IMAGETYPE_JPEG ), array_slice( $size, 0, 3 ) );
		self::assertLessThanOrEqual( Preview_Image::MAX_BYTES, strlen( $jpeg ) );
		$image = imagecreatefromstring( $jpeg );
		self::assertInstanceOf( \GdImage::class, $image );
		$ground = (int) imagecolorat( $image, 4, 4 );
		self::assertGreaterThan( 0xe0, $ground & 0xff );
		$car = (int) imagecolorat( $image, intdiv( $width, 2 ), intdiv( $height, 2 ) );
		self::assertGreaterThan( 150, $car >> 16 );
		self::assertLessThan( 80, $car & 0xff );
	}

	/** What WordPress prints of a response. */
	private function served( \WP_REST_Response $response ): string {
		$serve = static fn (): mixed => apply_filters( 'rest_pre_serve_request', false, $response, new \WP_REST_Request(), rest_get_server() );
		return $this->output_of( static fn () => self::assertTrue( $serve() ) );
	}

	public function test_the_first_crawler_gets_both_pictures_and_later_pages_name_the_files(): void {
		list( $wide, $square ) = $this->values( $this->head( self::LINK ), 'og:image' );
		$answer                = $this->ask( $wide );
		self::assertSame( 'image/jpeg', $answer->get_headers()['Content-Type'] );
		$this->assert_picture( $this->served( $answer ), 1200, 630 );
		$other = $this->ask( $square );
		self::assertSame( 'image/jpeg', $other->get_headers()['Content-Type'] );
		$this->assert_picture( $this->served( $other ), 1200, 1200 );

		list( $wide, $square ) = $this->values( $this->head( self::LINK ), 'og:image' );
		self::assertMatchesRegularExpression( '#/cfg-configurator/preview-[0-9a-f]{16}\.jpg$#', $wide );
		self::assertStringEqualsFile( $this->path( $wide ), $this->served( $answer ) );
		self::assertStringEqualsFile( $this->path( $square ), $this->served( $other ) );
	}

	public function test_a_page_makes_them_after_its_response(): void {
		$this->head( self::LINK );
		self::assertSame( array(), preg_grep( '/^preview-/', (array) Public_Folder::of_site()?->names() ) );
		$this->end_response();
		self::assertStringContainsString( '/preview-', $this->values( $this->head( self::LINK ), 'og:image' )[0] );
	}

	public function test_avif_is_read(): void {
		if ( ! function_exists( 'imageavif' ) || ! Preview_Image::reads( 'image/avif' ) ) {
			self::markTestSkipped( 'PHP has no AVIF.' );
		}
		$image = imagecreatefromstring( $this->png( 1920, 1080 ) );
		self::assertInstanceOf( \GdImage::class, $image );
		imagesavealpha( $image, true );
		$avif  = $this->output_of( static fn () => imageavif( $image, null, 60, 9 ) );
		$jpegs = Preview_Image::jpegs( $avif, array( array( 1200, 630 ) ) );
		self::assertCount( 1, $jpegs );
		$this->assert_picture( $jpegs[0], 1200, 630 );
	}

	public function test_a_tall_or_small_picture_is_not_cut(): void {
		$jpegs = Preview_Image::jpegs( $this->png( 400, 800 ), array( array( 1200, 630 ) ) );
		self::assertCount( 1, $jpegs );
		$image = imagecreatefromstring( $jpegs[0] );
		self::assertInstanceOf( \GdImage::class, $image );
		// The rectangle is half as high as the picture.
		self::assertGreaterThan( 0xe0, (int) imagecolorat( $image, 600, 60 ) & 0xff );
	}

	public function test_a_noisy_picture_is_compressed_until_it_is_small_enough(): void {
		$image = imagecreatetruecolor( 1200, 675 );
		mt_srand( 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the same picture each time.
		for ( $y = 0; $y < 675; $y += 2 ) {
			for ( $x = 0; $x < 1200; $x += 2 ) {
				imagefilledrectangle( $image, $x, $y, $x + 1, $y + 1, mt_rand( 0, 0xffffff ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see above.
			}
		}
		$noisy = $this->output_of( static fn () => imagepng( $image, null, 1 ) );
		foreach ( Preview_Image::jpegs( $noisy, array( array( 1200, 630 ), array( 1200, 1200 ) ) ) as $jpeg ) {
			self::assertLessThanOrEqual( Preview_Image::MAX_BYTES, strlen( $jpeg ) );
		}
	}

	/** @return array<string, array{string}> */
	public static function strange(): array {
		return array(
			'nothing'    => array( '' ),
			'a text'     => array( str_repeat( 'no picture ', 20 ) ),
			'PHP'        => array( str_pad( '<?php echo 1;', 200 ) ),
			'an SVG'     => array( str_pad( '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 200 ) ),
			'a huge PNG' => array( str_pad( "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xff\xff\0\0\xff\xff\x08\x06\0\0\0", 200 ) ),
		);
	}

	#[DataProvider( 'strange' )]
	public function test_what_is_no_picture_is_refused( string $bytes ): void {
		self::assertSame( array(), Preview_Image::jpegs( $bytes, array( array( 1200, 630 ) ) ) );
	}

	public function test_a_picture_that_cannot_be_made_gives_way_to_the_models_own(): void {
		$this->picture( 'front.png', 'damaged' );
		$wide = $this->values( $this->head( self::LINK ), 'og:image' )[0];
		self::assertSame( 404, $this->ask( $wide )->get_status() );
		self::assertSame( array( home_url( '/media/mare.avif' ) ), $this->values( $this->head( self::LINK ), 'og:image' ) );
	}

	public function test_only_cars_of_the_catalogue_have_pictures(): void {
		foreach ( array( 'modelid=99', 'modelid=5&engine=51&version=511&colext=XXX', 'modelid=', '' ) as $query ) {
			self::assertSame( 404, $this->ask( rest_url( 'cfg-configurator/v1/preview/wide' ) . "?$query" )->get_status(), $query );
		}
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
				return new \WP_Error( 'no', 'no' );
			}
		);
		$this->change( 'extColors', array( 'externalColorImages360' => array( $url ) ) );
		$this->head( self::LINK );
		$this->end_response();
		self::assertNull( Preview_Pictures::files( $url ) );
		self::assertNotContains( $url, $requested );
	}

	public function test_no_picture_outside_wp_content_is_read(): void {
		$path = dirname( WP_CONTENT_DIR ) . '/test-outside.png';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the tests.
		file_put_contents( $path, $this->png( 100, 100 ) );
		try {
			self::assertFalse( Picture_Source::is_allowed( content_url( '/../test-outside.png' ) ) );
			self::assertFalse( Picture_Source::is_allowed( content_url( '/uploads/%2e%2e/%2e%2e/test-outside.png' ) ) );
			self::assertTrue( Picture_Source::is_allowed( $this->frame ) );
		} finally {
			wp_delete_file( $path );
		}
	}

	public function test_pictures_of_the_content_site_are_requested_once(): void {
		$this->set( array( 'content_site' => 'https://maker.example/pt' ) );
		$url  = 'https://maker.example/media/front.png';
		$png  = $this->png( 1200, 675 );
		$sent = 0;
		$this->answer_http(
			static function ( string $asked ) use ( $url, $png, &$sent ): ?array {
				$sent += $asked === $url ? 1 : 0;
				return $asked !== $url ? null : array(
					'response' => array( 'code' => 200 ),
					'headers'  => array(),
					'body'     => $png,
				);
			}
		);
		$files = Preview_Pictures::files( $url );
		self::assertNotNull( $files );
		self::assertSame( $files, Preview_Pictures::files( $url ) );
		self::assertSame( 1, $sent );
	}

	public function test_the_oldest_files_are_deleted_when_there_are_too_many(): void {
		$folder = Public_Folder::of_site();
		self::assertNotNull( $folder );
		for ( $number = 0; $number < Preview_Pictures::MAX_FILES; $number++ ) {
			$folder->write( sprintf( 'preview-%016x.jpg', $number ), 'x' );
		}
		touch( $folder->path( 'preview-0000000000000000.jpg' ), time() - 100 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		touch( $folder->path( 'preview-0000000000000001.jpg' ), time() - 90 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$folder->write( 'other.json', '{}' );
		$files = Preview_Pictures::files( $this->frame );
		self::assertNotNull( $files );
		self::assertCount( Preview_Pictures::MAX_FILES, (array) preg_grep( '/^preview-/', $folder->names() ) );
		self::assertTrue( $folder->has( $files['wide'] ) && $folder->has( $files['square'] ) && $folder->has( 'other.json' ) );
		self::assertFalse( $folder->has( 'preview-0000000000000000.jpg' ) );
	}

	public function test_the_health_tab_tells_what_this_server_lacks(): void {
		self::assertSame( 'fine', Picture_Check::run()['severity'] );
		add_filter( 'wp_image_editors', '__return_empty_array' );
		self::assertStringContainsString( 'AVIF', Picture_Check::run()['next'] ?? '' );
		self::assertSame( array( home_url( '/media/mare.avif' ) ), $this->values( $this->head( self::LINK ), 'og:image' ) );
	}
}
