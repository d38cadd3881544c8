<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Settings\Settings;

/** Deleting the plugin, with and without its data. */
final class Uninstaller_Test extends Embed_Test_Case {
	private function install_with_data( string $is_erasing ): int {
		$this->set( array( 'erase_on_uninstall' => $is_erasing, 'product' => 'Lume' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		update_option( 'cfg_configurator_cached', 'a list' );
		update_option( 'cfg_configurator_leads_1', 'a lead' );
		update_option( 'somebody_else', 'stays' );
		set_transient( 'cfg_configurator_copy_x', 'copy', 3600 );
		wp_schedule_event( time(), 'daily', Schedule::WORK );
		wp_roles()->add_cap( 'editor', 'cfg_manage_leads' );
		return Settings::number( 'page_id' );
	}

	public function test_it_deletes_everything_but_the_data(): void {
		$page_id = $this->install_with_data( '' );
		Installation::uninstall_everywhere();
		self::assertFalse( get_option( 'cfg_configurator_cached' ) );
		self::assertFalse( get_option( 'cfg_configurator_installed' ) );
		self::assertFalse( get_transient( 'cfg_configurator_copy_x' ) );
		self::assertFalse( wp_next_scheduled( Schedule::WORK ) );
		self::assertFalse( get_role( 'editor' )?->has_cap( 'cfg_manage_leads' ) );
		self::assertSame( 'Lume', Settings::text( 'product' ) );
		self::assertFalse( get_option( Settings::SHORT ) );
		self::assertSame( array( 'a lead', 'stays' ), array_map( 'get_option', array( 'cfg_configurator_leads_1', 'somebody_else' ) ) );
		self::assertInstanceOf( \WP_Post::class, get_post( $page_id ) );
	}

	public function test_it_deletes_the_data_too_when_the_editor_has_chosen_so(): void {
		$page_id = $this->install_with_data( '1' );
		$table   = $this->database()->prefix . 'cfg_configurator_tried';
		$this->database()->query( "CREATE TABLE {$table} (id int)" );
		Installation::uninstall_everywhere();
		self::assertSame( array( false, false, 'stays' ), array_map( 'get_option', array( Settings::OPTION, 'cfg_configurator_leads_1', 'somebody_else' ) ) );
		self::assertNull( $this->database()->get_var( $this->database()->prepare( 'SHOW TABLES LIKE %s', $table ) ) );
		self::assertNull( get_post( $page_id ) );
	}

	/** @return array<string, array{string}> What an editor has added to the page. */
	public static function additions(): array {
		return array(
			'text'          => array( '<p>Written by an editor</p>' ),
			'a picture'     => array( '<img src="/a.webp" alt="">' ),
			'another block' => array( '<!-- wp:latest-posts /-->' ),
		);
	}

	/** @dataProvider additions */
	public function test_it_keeps_a_page_that_an_editor_has_edited( string $addition ): void {
		$page_id = $this->install_with_data( '1' );
		wp_update_post(
			array(
				'ID'           => $page_id,
				'post_content' => "<!-- wp:cfg-configurator/configurator /-->$addition",
			)
		);
		Installation::uninstall();
		self::assertInstanceOf( \WP_Post::class, get_post( $page_id ) );
	}
}
