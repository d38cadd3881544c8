<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability\Tests;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Modules\Durability\Fallback_Check;
use Cfg_Configurator\Modules\Durability\Fallback_Store;
use Cfg_Configurator\Modules\Durability\Private_Folder;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** What the health tab and Site Health say about the fallback store. */
final class Fallback_Check_Test extends Wordpress_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		Fallback_Store::clear();
	}

	/** @return array<string, string> The only finding. */
	private function finding(): array {
		$found = array( ...Fallback_Check::run() );
		self::assertCount( 1, $found );
		return $found[0];
	}

	public function test_leads_in_the_fallback_store_are_reported(): void {
		self::assertSame( 'fine', $this->finding()['severity'] ?? '' );
		Fallback_Store::store(
			array(
				'idempotency_key' => str_repeat( 'a', 64 ),
				'held_reason'     => '',
				'email'           => 'ines@lume.example',
				'created_gmt'     => Clock::stamp(),
			)
		);
		self::assertSame( 'warning', $this->finding()['severity'] ?? '' );
		self::assertStringContainsString( '1', $this->finding()['text'] ?? '' );
		self::assertNotSame( '', $this->finding()['next'] ?? '' );
	}

	public function test_a_folder_that_cannot_be_written_to_is_reported(): void {
		list( $folder ) = Private_Folder::writable();
		file_put_contents( $folder, '' );
		try {
			self::assertSame( 'warning', $this->finding()['severity'] ?? '' );
			$sections = array( 'cfg-configurator' => array( 'fields' => array() ) );
			$section  = Fallback_Check::add_numbers( $sections )['cfg-configurator'];
			self::assertIsArray( $section );
			self::assertSame( 'no', ( (array) ( (array) $section['fields'] )['folder'] )['debug'] );
		} finally {
			wp_delete_file( $folder );
		}
	}
}
