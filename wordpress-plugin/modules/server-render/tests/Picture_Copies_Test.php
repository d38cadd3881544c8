<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Modules\Checked_Requests\Web_Request;
use Cfg_Configurator\Modules\Gateway\Picture_Addresses;
use Cfg_Configurator\Modules\Server_Render\Picture_Copies;

/** The copies of the models' pictures. */
final class Picture_Copies_Test extends Picture_Test_Case {
	/**
	 * The content of the copy; null if there is none.
	 *
	 * @phpstan-impure
	 */
	private function copy(): ?string {
		Picture_Copies::refresh( array( $this->url ) );
		$url = Picture_Copies::urls()[ $this->url ] ?? null;
		return null === $url ? null : (string) file_get_contents( $this->path( $url ) );
	}

	public function test_a_picture_of_the_content_site_is_copied_to_the_uploads(): void {
		self::assertSame( self::WEBP, $this->copy() );
		self::assertMatchesRegularExpression( '#/[0-9a-f]{12}\.webp$#', Picture_Copies::urls()[ $this->url ] );
	}

	public function test_an_unchanged_picture_is_not_sent_again(): void {
		$this->copy();
		$this->site()->requests();
		self::assertSame( self::WEBP, $this->copy() );
		self::assertSame( '"1"', array_change_key_case( $this->site()->requests()[0]['headers'] )['if-none-match'] ?? '' );
	}

	public function test_a_changed_picture_has_another_url_and_the_file_of_cached_pages_stays(): void {
		$this->copy();
		$before = Picture_Copies::urls()[ $this->url ];
		$this->plan( self::WEBP . 'new', headers: array( 'ETag' => '"2"' ) );
		self::assertSame( self::WEBP . 'new', $this->copy() );
		self::assertNotSame( $before, Picture_Copies::urls()[ $this->url ] );
		self::assertFileExists( $this->path( $before ) );
		touch( $this->path( $before ), time() - 31 * DAY_IN_SECONDS );
		$this->copy();
		self::assertFileDoesNotExist( $this->path( $before ) );
	}

	public function test_the_copy_stays_when_the_content_site_fails(): void {
		$this->copy();
		$this->plan( 'Down', 503 );
		self::assertSame( self::WEBP, $this->copy() );
		$this->site()->stop();
		self::assertSame( self::WEBP, $this->copy() );
		$this->site()->start();
	}

	public function test_a_copy_that_somebody_deleted_is_made_again(): void {
		$this->copy();
		wp_delete_file( $this->path( Picture_Copies::urls()[ $this->url ] ) );
		self::assertSame( self::WEBP, $this->copy() );
	}

	public function test_files_of_the_catalogue_stay(): void {
		$this->copy();
		foreach ( array( 'catalogue-lstEngines-101-0123456789abcdef.json', 'catalogue.0123456789ab.json' ) as $name ) {
			touch( wp_upload_dir()['basedir'] . "/cfg-configurator/$name", time() - 40 * DAY_IN_SECONDS );
			Picture_Copies::refresh( array() );
			self::assertFileExists( wp_upload_dir()['basedir'] . "/cfg-configurator/$name" );
		}
	}

	/** @return array<string, array{string, int}> */
	public static function refused(): array {
		return array(
			'a page'            => array( '<html><script>alert(1)</script>', 200 ),
			'a drawing'         => array( '<svg xmlns="http://www.w3.org/2000/svg"/>', 200 ),
			'nothing'           => array( '', 200 ),
			'a missing picture' => array( self::WEBP, 404 ),
			'a redirect'        => array( self::WEBP, 302 ),
			'a picture cut off' => array( str_pad( self::WEBP, Web_Request::MAX_BYTES + 1 ), 200 ),
		);
	}

	/** @dataProvider refused */
	public function test_what_is_not_a_small_picture_is_not_copied( string $body, int $status ): void {
		$this->plan( $body, $status );
		self::assertNull( $this->copy() );
		self::assertSame( '"' . $this->url . '"', Picture_Copies::localise( '"' . $this->url . '"' ) );
	}

	public function test_browsers_get_the_list_of_models_with_the_copies(): void {
		$this->copy();
		$list = (string) wp_json_encode( array( array( 'modelImg' => $this->url ) ), Picture_Addresses::JSON );
		self::assertSame( Picture_Copies::localise( $list ), apply_filters( 'cfg_configurator_model_list', $list ) );
		self::assertStringNotContainsString( $this->url, Picture_Copies::localise( $list ) );
	}

	public function test_only_whole_urls_in_a_response_are_replaced(): void {
		$this->copy();
		$others = array( "{$this->url}?2", "Olá {$this->url}" );
		$json   = (string) wp_json_encode( array( $this->url, ...$others ), Picture_Addresses::JSON );
		self::assertSame( array( Picture_Copies::urls()[ $this->url ], ...$others ), json_decode( Picture_Copies::localise( $json ) ) );
	}

	public function test_pictures_of_this_site_are_not_copied(): void {
		Picture_Copies::refresh( array( home_url( '/media/mare.webp' ), '' ) );
		self::assertSame( array(), Picture_Copies::urls() );
	}

	public function test_nothing_is_copied_where_uploads_have_another_host_or_a_filter_says_so(): void {
		$this->copy();
		add_filter( 'cfg_configurator_copy_pictures', '__return_false' );
		self::assertNull( $this->copy() );
		remove_filter( 'cfg_configurator_copy_pictures', '__return_false' );
		add_filter( 'upload_dir', static fn ( array $uploads ): array => array( 'baseurl' => 'https://cdn.example/uploads' ) + $uploads );
		self::assertNull( $this->copy() );
	}
}
