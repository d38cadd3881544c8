<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Transfer\Tests;

use Cfg_Configurator\Modules\Transfer\Transfer_Command;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The commands `wp cfg settings export` and `import`, called without WP-CLI. */
final class Transfer_Command_Test extends Wordpress_Test_Case {
	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/tests/wp-cli.php';
		$this->file = (string) wp_tempnam( 'settings.json' );
	}

	protected function tearDown(): void {
		wp_delete_file( $this->file );
		parent::tearDown();
	}

	/** @return string Output of the command. */
	private function command( string $name, string ...$positional ): string {
		\WP_CLI::$said = '';
		( new Transfer_Command() )->$name( $positional );
		return \WP_CLI::$said;
	}

	public function test_an_export_can_be_imported_again(): void {
		update_option( Settings::OPTION, array( 'product' => 'Lume' ) + Settings::all() );
		self::assertSame( "Success: Settings written to {$this->file}.", $this->command( 'export', $this->file ) );
		self::assertJsonStringEqualsJsonFile( $this->file, $this->command( 'export' ) );
		update_option( Settings::OPTION, array( 'product' => 'Aurora' ) + Settings::all() );
		self::assertSame( 'Success: Settings saved.', $this->command( 'import', $this->file ) );
		self::assertSame( 'Lume', Settings::text( 'product' ) );
	}

	public function test_an_import_reports_what_it_rejects_and_a_file_that_it_cannot_read(): void {
		$file = (string) file_get_contents( $this->file );
		self::assertSame( '', $file );
		self::assertStringStartsWith( 'Error: ', $this->command( 'import', $this->file ) );
		self::assertSame( 'Error: Cannot read /nowhere.json.', $this->command( 'import', '/nowhere.json' ) );
		self::assertSame( 'Error: Cannot write to /nowhere/settings.json.', $this->command( 'export', '/nowhere/settings.json' ) );
		$settings = array(
			'format'   => 'cfg-configurator-settings',
			'version'  => 1,
			'settings' => array(
				'product'            => 'Lume',
				'erase_on_uninstall' => '1',
			),
		);
		file_put_contents( $this->file, wp_json_encode( $settings ) );
		self::assertMatchesRegularExpression( '/^erase_on_uninstall: .+\nError: 1 values/', $this->command( 'import', $this->file ) );
		self::assertSame( 'Lume', Settings::text( 'product' ), 'The other values are imported.' );
		self::assertFalse( Settings::is_on( 'erase_on_uninstall' ) );
	}
}
