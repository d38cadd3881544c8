<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** A content site with one picture. */
abstract class Picture_Test_Case extends Content_Site_Test_Case {
	protected const WEBP = 'RIFF1234WEBPVP8 ';

	protected string $url;

	protected function setUp(): void {
		parent::setUp();
		$this->url = $this->site()->url . '/media/mare.webp';
		$this->plan( self::WEBP );
	}

	protected function tearDown(): void {
		Public_Folder::of_site()?->delete();
		parent::tearDown();
	}

	/** @param array<string, string> $headers */
	protected function plan( string $body, int $status = 200, array $headers = array( 'ETag' => '"1"' ) ): void {
		$this->site()->plan(
			array(
				'/media/mare.webp' => array(
					'status'  => $status,
					'body'    => $body,
					'headers' => $headers,
				),
			)
		);
	}

	protected function path( string $url ): string {
		$uploads = wp_upload_dir();
		self::assertStringStartsWith( $uploads['baseurl'] . '/cfg-configurator/', $url );
		return str_replace( $uploads['baseurl'], $uploads['basedir'], $url );
	}
}
