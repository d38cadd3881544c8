<?php
declare(strict_types=1);

namespace Cfg_Configurator_Editor\Tests;

use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Plugin_Test_Case;
use Cfg_Configurator_Editor\Preview;
use Cfg_Configurator_Editor\Setup_Screen;

/** The guided set-up, the preview, and what remains after the add-on. */
final class Setup_Test extends Plugin_Test_Case {
	/** @return list<bool> Whether each step is done. */
	private function done(): array {
		return array_column( Setup_Screen::steps(), 0 );
	}

	public function test_each_step_is_done_when_its_settings_are(): void {
		update_option( Settings::OPTION, array() );
		self::assertSame( array( false, false, false, false, false ), $this->done() );
		$this->serve( array( 'policyLink' => '/privacidade/' ) );
		$page = $this->page( 'configurador', '[cfg_configurator]' )->ID;
		$this->set(
			array(
				'page_id'           => $page,
				'success_page'      => "page:{$page}",
				'failure_page'      => "page:{$page}",
				'complaints_link'   => 'https://www.livroreclamacoes.pt/inicio/',
				'mail_from_address' => 'configurador@lume.example',
				'mail_fallback'     => 'apoio@lume.example',
			)
		);
		self::assertSame( array( true, true, true, true, true ), $this->done() );
		$this->set( array( 'cfg_editor_sample' => '1' ) );
		self::assertFalse( $this->done()[0], 'Sample models are no source.' );
		wp_trash_post( $page );
		self::assertFalse( $this->done()[1] );
	}

	public function test_the_screen_leads_from_each_step_to_its_setting(): void {
		$this->act_as( 'administrator' );
		update_option( Settings::OPTION, array() );
		$html = $this->output_of( array( Setup_Screen::class, 'render' ) );
		foreach ( Setup_Screen::steps() as list( , , , $tab, $key ) ) {
			self::assertArrayHasKey( $key, Settings::fields_of( $tab ) );
			self::assertStringContainsString( "tab={$tab}#cfg-configurator-{$key}", html_entity_decode( $html ) );
		}
	}

	public function test_the_dashboard_names_what_is_missing_to_administrators_only(): void {
		update_option( Settings::OPTION, array() );
		set_current_screen( 'dashboard' );
		self::assertSame( '', $this->output_of( array( Setup_Screen::class, 'print_notice' ) ) );
		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'cfg-configurator-setup', $this->output_of( array( Setup_Screen::class, 'print_notice' ) ) );
		set_current_screen( 'edit-post' );
		self::assertSame( '', $this->output_of( array( Setup_Screen::class, 'print_notice' ) ) );
	}

	public function test_the_preview_is_beside_the_settings_that_change_how_the_element_looks(): void {
		$preview = fn ( string $tab ): string => $this->output_of( static fn () => Preview::print( $tab ) );
		$this->set( array( 'page_id' => 0 ) );
		self::assertSame( '', $preview( 'appearance' ), 'Without a page there is nothing to show.' );
		$page = $this->page( 'montar', '[cfg_configurator]' )->ID;
		$this->set( array( 'page_id' => $page ) );
		self::assertSame( '', $preview( 'mail' ) );
		$html = html_entity_decode( $preview( 'appearance' ) );
		self::assertStringContainsString( '["style_radius","number","","radius","px"]', $html );
		self::assertStringContainsString( 'src="' . get_permalink( $page ) . '"', $html );
	}

	public function test_deleting_the_add_on_removes_its_settings_only(): void {
		$this->set(
			array(
				'product'              => 'Lume',
				'cfg_editor_sample'    => '1',
				'cfg_editor_labels_pt' => array( 'select' => 'Quero este' ),
			)
		);
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'cfg-configurator-editor/cfg-configurator-editor.php' );
		require dirname( __DIR__ ) . '/uninstall.php';
		self::assertSame( 'Lume', Settings::text( 'product' ) );
		self::assertSame( array(), preg_grep( '/^cfg_editor_/', array_keys( Settings::all() ) ) );
	}
}
