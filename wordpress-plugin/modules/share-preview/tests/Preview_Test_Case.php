<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview\Tests;

use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Page_Facts;
use Cfg_Configurator\Modules\Server_Render\Page_Head;
use Cfg_Configurator\Modules\Server_Render\Tests\Stored_Models;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** A catalogue with one car, whose pictures are in the uploads. */
abstract class Preview_Test_Case extends Embed_Test_Case {
	use Stored_Models;

	/** The share link of the car. */
	protected const LINK = '/com/?modelid=5&engine=51&version=511&colext=VBR&colint=TCI';

	/** Folder of the pictures in the uploads. */
	private const PICTURES = 'test-pictures';

	/** @var array<string, list<array<string, mixed>>> Lists by call. */
	protected array $lists = array();

	/** @var string URL of the car's first frame. */
	protected string $frame = '';

	protected function setUp(): void {
		parent::setUp();
		$module = require dirname( __DIR__ ) . '/module.php';
		self::assertInstanceOf( Module::class, $module );
		$module->register();
		$this->store_models(
			self::MODELS,
			array(
				'product' => 'Lume',
				'seo'     => array(
					'title'   => 'Monte o seu',
					'content' => 'Três passos.',
				),
			)
		);
		$this->page( 'com', '[cfg_configurator]' );
		$this->frame = $this->picture( 'front.png', $this->png( 1200, 675 ) );
		$this->lists = array(
			'lstEngines'  => array(
				array(
					'engineID' => 51,
					'engine'   => '1.2 Turbo',
					'price'    => 32450,
					'fuelCC'   => '5,4',
					'co2'      => 122,
				),
			),
			'lstVersions' => array(
				array(
					'id'          => 511,
					'idEngine'    => 51,
					'designation' => 'Essencial',
					'price'       => '32 450,00',
				),
			),
			'extColors'   => array(
				array(
					'colorid'                => 'VBR',
					'version'                => 511,
					'designation'            => 'Vermelho Brasa',
					'price'                  => 550,
					'externalColorImages360' => array( $this->frame ),
				),
			),
			'panomaricLI' => array(
				array(
					'idColor'     => 'TCI',
					'version'     => 511,
					'designation' => 'Tecido cinza',
					'price'       => 0,
				),
			),
			'carPods'     => array(),
		);
		add_filter(
			'cfg_configurator_stored_list',
			fn ( mixed $stored, string $path ): array => array(
				'body' => (string) wp_json_encode( $this->lists[ explode( '/', $path )[2] ] ?? array() ),
				'time' => time(),
			),
			10,
			2
		);
	}

	protected function tearDown(): void {
		$folder = wp_upload_dir()['basedir'] . '/' . self::PICTURES;
		array_map( 'wp_delete_file', array_filter( (array) glob( "$folder/*" ), 'is_string' ) );
		Public_Folder::of_site()?->delete();
		parent::tearDown();
	}

	/**
	 * Changes the only entry of a list.
	 *
	 * @param array<string, mixed> $fields
	 */
	protected function change( string $call, array $fields ): void {
		$this->lists[ $call ] = array( $fields + $this->lists[ $call ][0] );
	}

	/** Stores a picture. Returns its URL. */
	protected function picture( string $name, string $bytes ): string {
		$uploads = wp_upload_dir();
		wp_mkdir_p( $uploads['basedir'] . '/' . self::PICTURES );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the tests.
		file_put_contents( $uploads['basedir'] . '/' . self::PICTURES . "/$name", $bytes );
		return $uploads['baseurl'] . '/' . self::PICTURES . "/$name";
	}

	/** A transparent picture with a red rectangle in the middle. */
	protected function png( int $width, int $height ): string {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagealphablending( $image, false );
		imagesavealpha( $image, true );
		imagefill( $image, 0, 0, (int) imagecolorallocatealpha( $image, 0, 0, 0, 127 ) );
		$red = (int) imagecolorallocate( $image, 200, 30, 30 );
		imagefilledrectangle( $image, intdiv( $width, 4 ), intdiv( $height, 4 ), intdiv( $width * 3, 4 ), intdiv( $height * 3, 4 ), $red );
		return $this->output_of( static fn () => imagepng( $image ) );
	}

	/** The path of a file of this site. */
	protected function path( string $url ): string {
		$uploads = wp_upload_dir();
		self::assertStringStartsWith( $uploads['baseurl'] . '/cfg-configurator/', $url );
		return str_replace( $uploads['baseurl'], $uploads['basedir'], $url );
	}

	/** What the head of an address has after what others print. */
	protected function head( string $path, string $others = '' ): string {
		$this->visit( $path );
		return $this->completed( $others );
	}

	/** The same, without a visit. */
	protected function completed( string $others = '' ): string {
		$head = new Page_Head( new Page_Facts( new Model_List_Store() ) );
		$html = $this->output_of(
			static function () use ( $head, $others ): void {
				$head->start();
				echo $others; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
				$head->end();
			}
		);
		return str_replace( "\u{a0}", ' ', $html );
	}

	/** Does what is left for the time after the response. */
	protected function end_response(): void {
		// WordPress would close the buffers of PHPUnit.
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	}

	/** @return list<string> Values of the tags with a name, in their order. */
	protected function values( string $head, string $name ): array {
		preg_match_all( '/<(?:meta|link) \w+="' . $name . '" (?:content|href)="([^"]*)">/', $head, $found );
		return $found[1];
	}
}
