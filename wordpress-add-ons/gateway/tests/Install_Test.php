<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Tests;

use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator_Gateway\Builds\Build_Table;

/** The add-on comes and goes alone. */
final class Install_Test extends Gateway_Test_Case {
	private const MAIN = 'cfg-configurator-gateway/cfg-configurator-gateway.php';

	private function has_table(): bool {
		$query = $this->database()->prepare( 'SHOW TABLES LIKE %s', $this->database()->esc_like( Build_Table::name() ) );
		return null !== $this->database()->get_var( $query );
	}

	public function test_switching_it_off_leaves_its_data_and_nothing_that_runs(): void {
		self::assertTrue( is_plugin_active( self::MAIN ) );
		deactivate_plugins( self::MAIN );
		self::assertTrue( $this->has_table() );
		$events = wp_json_encode( array_map( static fn ( mixed $hooks ): array => is_array( $hooks ) ? array_keys( $hooks ) : array(), _get_cron_array() ) );
		self::assertStringNotContainsString( 'gateway', (string) $events );
		self::assertNull( activate_plugin( self::MAIN ) );
		self::assertTrue( is_plugin_active( 'cfg-configurator/cfg-configurator.php' ) );
	}

	public function test_deleting_it_removes_its_table_its_settings_and_its_pictures_and_nothing_of_the_plugin(): void {
		$this->set(
			array(
				'cfg_gateway_user'     => 'ana',
				'cfg_gateway_password' => 'x',
				'product'              => 'Lume',
			)
		);
		$this->serve();
		$folder = Public_Folder::of_site();
		$folder?->write( 'preview-0123456789abcdef.jpg', 'x' );
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', self::MAIN );
		require WP_PLUGIN_DIR . '/' . dirname( self::MAIN ) . '/uninstall.php';
		try {
			self::assertFalse( $this->has_table() );
			self::assertFalse( get_option( 'cfg_configurator_gateway_schema' ) );
			self::assertSame( array( '', '', 'Lume' ), array_map( Settings::text( ... ), array( 'cfg_gateway_user', 'cfg_gateway_password', 'product' ) ) );
			self::assertNotNull( $folder );
			self::assertFalse( $folder->has( 'preview-0123456789abcdef.jpg' ) );
			self::assertTrue( $folder->has( Catalogue::manifest() ) );
		} finally {
			Build_Table::ensure();
		}
		self::assertTrue( $this->has_table() );
	}
}
