<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Admin\Settings_Panel;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The tabs of texts and appearance, with the defaults of empty fields as placeholders. */
final class Settings_Panel_Test extends Embed_Test_Case {
	public function test_an_empty_text_shows_what_the_content_site_says(): void {
		$this->know(
			back_office: array(
				'seo'               => array( 'content' => '<p>Uma <b>gama</b></p><p>completa</p>' ),
				'cfg_msg_no_result' => 'Nada',
				'labels'            => array( 'select' => 'Quero "este"' ),
			)
		);
		$this->set( array( 'labels' => '{"continue":"Seguinte"}' ) );
		$html = $this->tab( 'texts' );
		self::assertMatchesRegularExpression( '/ placeholder="Uma gama\s+completa"[^>]* id="cfg-seo_content"/', $html );
		self::assertMatchesRegularExpression( '/id="cfg-no_result"[^>]* placeholder="Nada"/', $html );
		self::assertMatchesRegularExpression( '/id="cfg-labels-select"[^>]* value="" placeholder="Quero &quot;este&quot;"/', $html );
		self::assertMatchesRegularExpression( '/id="cfg-labels-continue"[^>]* value="Seguinte" placeholder="Continuar"/', $html );
	}

	public function test_other_plugins_may_print_below_the_fields_of_a_tab(): void {
		$this->know();
		add_action( 'cfg_configurator_settings_bottom', static fn ( string $tab ) => print "<p>Below {$tab}.</p>" );
		self::assertStringContainsString( '<p>Below texts.</p>', $this->tab( 'texts' ) );
	}

	public function test_other_plugins_may_print_among_the_fields_of_a_tab(): void {
		$this->know();
		add_action( 'cfg_configurator_settings_fields', static fn ( string $tab ) => print "<p>Above {$tab}.</p>" );
		add_action( 'cfg_configurator_settings_section', static fn ( string $tab, string $section ) => print "<p>In {$tab}-{$section}.</p>", 10, 2 );
		add_action( 'cfg_configurator_settings_beside', static fn ( string $tab ) => print "<p>Next to {$tab}.</p>" );
		add_action( 'cfg_configurator_settings_preview', static fn ( string $tab ) => print "<p>Beside {$tab}.</p>" );
		$add  = static fn ( string $tab, string $section, string $page, array $values ) => add_settings_field(
			"more-$section",
			"More of $tab",
			static fn () => print esc_html( (string) wp_json_encode( $values['faqs_motor'] ) ),
			$page,
			$section
		);
		add_action( 'cfg_configurator_settings_rows', $add, 10, 4 );
		$html = $this->tab( 'texts' );
		foreach ( array( '<p>Above texts.</p>', '<p>In texts-home.</p>', '<p>Next to texts.</p>', '<p>Beside texts.</p>', 'More of texts' ) as $text ) {
			self::assertStringContainsString( $text, $html );
		}
	}

	public function test_the_texts_link_to_the_screens_of_a_model(): void {
		$this->know();
		$html = $this->tab( 'texts' );
		self::assertStringContainsString( 'href="' . home_url( '/configurador/' ) . '" data-screen="home" target="cfg-preview"', $html );
		self::assertStringContainsString( 'href="' . home_url( '/configurador/?modelid=7' ) . '" data-screen="summary" target="_blank"', $html );
	}

	public function test_colours_with_too_little_contrast_are_marked(): void {
		self::assertStringNotContainsString( 'cfg-contrast-low', $this->tab( 'appearance' ) );
		$this->set( array( 'style_accent' => '#e0b000' ) );
		self::assertSame( 2, substr_count( $this->tab( 'appearance' ), 'cfg-contrast-low' ), 'Text on the accent colour, and links in it.' );
	}

	public function test_saving_is_confirmed_and_an_error_of_another_plugin_is_not_taken_for_it(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		add_settings_error( 'other-plugin', 'broken', 'Broken' );
		$before                   = $this->tab( 'texts' );
		$_GET['settings-updated'] = 'true';
		$after                    = $this->tab( 'texts' );
		unset( $_GET['settings-updated'] );
		$confirmation = __( 'Saved.', 'cfg-configurator' );
		self::assertStringNotContainsString( $confirmation, $before );
		self::assertStringContainsString( $confirmation, $after );
	}

	private function tab( string $slug ): string {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		global $wp_settings_sections, $wp_settings_fields;
		$wp_settings_sections = array();
		$wp_settings_fields   = array();
		return $this->output_of( array( new Settings_Panel( Setting_Registry::tabs()[ $slug ] ), 'render' ) );
	}
}
