<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue\Tests;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Modules\Catalogue\Catalogue_Files;
use Cfg_Configurator\Modules\Catalogue\Catalogue_Refresh;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** A content site with one model, and the files of its lists. */
abstract class Catalogue_Test_Case extends Content_Site_Test_Case {
	protected const ENGINES = 'wp-json/cfg/lstEngines/101';

	/** Responses of the content site, by the end of the path. */
	protected const LISTS = array(
		'lstModels/'        => '[{"id":101,"model":"Maré","price":21000}]',
		'config_simul'      => '{"hasSimul":true}',
		'backOffice/'       => '{}',
		'hyuDealersLst/all' => '{"districts":[],"dealers":[]}',
		'lstEngines/101'    => '[{"id":7,"engineID":1,"engine":"1.0"}]',
		'lstVersions/101'   => '[{"id":11,"idEngine":1,"designation":"Base","price":21000}]',
		'extColors/101'     => '[{"colorid":"VBR","version":11,"externalColorImages360":["/media/0.avif"]}]',
	);

	protected function setUp(): void {
		parent::setUp();
		Public_Folder::of_site()?->delete();
	}

	protected function tearDown(): void {
		Public_Folder::of_site()?->delete();
		parent::tearDown();
	}

	/** @param array<string, string|array<string, mixed>> $changes Other responses: JSON, or what Content_Site::plan takes. */
	protected function plan( array $changes = array() ): void {
		$plans = array();
		foreach ( $changes + self::LISTS as $path => $plan ) {
			$plans[ '*' === $path ? $path : "/wp-json/cfg/$path" ] = is_array( $plan ) ? $plan : array( 'body' => $plan );
		}
		$this->site()->plan( $plans );
	}

	/** @param array<string, string|array<string, mixed>> $changes */
	protected function refresh( array $changes = array() ): void {
		$this->plan( $changes );
		$this->pass_seconds( 300 );
		$this->catalogue( new Deferred_Tasks( null ) )->run();
	}

	protected function catalogue( Deferred_Tasks $tasks ): Catalogue_Refresh {
		return new Catalogue_Refresh( $tasks );
	}

	protected function files(): Catalogue_Files {
		$files = Catalogue_Files::of_site( $this->site()->url );
		self::assertNotNull( $files );
		return $files;
	}

	/** The JSON of a list in the files; '' without one. */
	protected function list( string $path ): string {
		return $this->files()->find( "wp-json/cfg/$path" )['body'] ?? '';
	}

	protected function folder(): string {
		return wp_upload_dir()['basedir'] . '/cfg-configurator/';
	}

	protected function manifest(): string {
		clearstatcache();
		return $this->folder() . Catalogue_Refresh::manifest( $this->site()->url );
	}

	/** @return array<string, int> Sizes by name of the files in the folder. */
	protected function names( string $pattern = '*' ): array {
		$sizes = array();
		foreach ( (array) glob( $this->folder() . $pattern ) as $path ) {
			$sizes[ basename( (string) $path ) ] = (int) filesize( (string) $path );
		}
		return $sizes;
	}

	/** Makes files look as if they had been written or touched earlier. */
	protected function age( int $seconds, string $pattern = '*' ): void {
		foreach ( (array) glob( $this->folder() . $pattern ) as $path ) {
			touch( (string) $path, time() - $seconds );
		}
		clearstatcache();
	}
}
