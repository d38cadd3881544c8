<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Admin;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The settings page: permissions, the open tab and assets. */
final class Settings_Page_Test extends Wordpress_Test_Case {
	private const FILE = WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php';

	public function test_it_is_denied_to_users_who_cannot_manage_options(): void {
		$this->act_as( 'editor' );
		self::assertSame( 403, $this->wp_die_of( array( $this->page(), 'render' ) )->status );
		self::assertSame( array( 'x' ), $this->page()->add_link( array( 'x' ) ) );
	}

	public function test_the_tab_of_the_address_is_open_and_an_unknown_one_opens_the_first(): void {
		$this->act_as( 'administrator' );
		foreach ( array(
			'two'      => 'Two',
			''         => 'One',
			'<script>' => 'One',
		) as $tab => $open ) {
			$_GET['tab'] = $tab;
			$shown       = $this->output_of( array( $this->page(), 'render' ) );
			self::assertMatchesRegularExpression( '/aria-current="page">' . $open . '</', $shown );
			self::assertStringContainsString( "[$open]", $shown );
		}
		$_GET['tab'] = array( 'two' );
		self::assertStringContainsString( '[One]', $this->output_of( array( $this->page(), 'render' ) ) );
	}

	public function test_other_plugins_may_print_below_the_heading(): void {
		$this->act_as( 'administrator' );
		add_action( 'cfg_configurator_settings_top', static fn () => print '<p>Managed elsewhere.</p>' );
		self::assertMatchesRegularExpression( '#</h1>.*<p>Managed elsewhere.</p>\s*<nav#s', $this->output_of( array( $this->page(), 'render' ) ) );
	}

	public function test_its_assets_are_loaded_on_its_own_screen_only(): void {
		$this->page()->enqueue( 'index.php' );
		self::assertFalse( wp_script_is( 'cfg-configurator-settings' ) );
		$this->page()->enqueue( Settings_Page::SCREEN );
		self::assertTrue( wp_script_is( 'cfg-configurator-settings' ) );
		wp_dequeue_script( 'cfg-configurator-settings' );
		wp_dequeue_style( 'cfg-configurator-settings' );
	}

	public function test_the_plugin_row_links_to_it(): void {
		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'page=cfg-configurator', $this->page()->add_link( array() )['settings'] );
	}

	private function page(): Settings_Page {
		return new Settings_Page( fn (): array => array( $this->panel( 'one', 'One' ), $this->panel( 'two', 'Two' ) ), self::FILE );
	}

	private function panel( string $slug, string $title ): Panel {
		return new class( $slug, $title ) extends Panel {
			public function __construct( private string $slug, private string $title ) {
			}

			public function slug(): string {
				return $this->slug;
			}

			public function title(): string {
				return $this->title;
			}

			public function enqueue(): void {
			}

			public function render(): void {
				echo '[' . esc_html( $this->title ) . ']';
			}
		};
	}
}
