<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Settings;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Sanitizer;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Settings_Page;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** What the settings page saves and shows. */
final class Settings_Test extends Plugin_Test_Case {
	/** @return list<array{string, mixed, mixed}> Type, input, and the saved value; null for one that is rejected. */
	public static function values(): array {
		return array(
			array( 'text', ' <b>Lume</b> ', 'Lume' ),
			array( 'text', array( 'x' ), null ),
			array( 'text', str_repeat( 'x', 201 ), null ),
			array( 'lines', "a\n<i>b</i>", "a\nb" ),
			array( 'rich', "a\n\nb 12 500,00 €<script>x</script>", "<p>a</p>\n<p>b 12\u{A0}500,00\u{A0}€</p>" ),
			array( 'rich', ' <p></p> ', '' ),
			array( 'site', 'https://conteudos.lume.example/', 'https://conteudos.lume.example' ),
			array( 'site', 'https://a.example/?x', null ),
			array( 'site', 'javascript:alert(1)', null ),
			array( 'site', 'https://user:secret@a.example', null ),
			array( 'address', '/a/', '/a/' ),
			array( 'address', '//evil.example', null ),
			array( 'own-page', 'https://evil.example/', null ),
			array( 'own-page', '/nenhuma/', null ),
			array( 'page-link', '/nenhuma/', '/nenhuma/' ),
			array( 'number', '1 250,5', null ),
			array( 'number', ' 12 ', '12' ),
			array( 'number', '30', '30' ),
			array( 'number', '31', null ),
			array( 'number', '', '' ),
			array( 'flag', 'maybe', null ),
			array( 'flag', 'true', 'true' ),
			array( 'tick', '1', '1' ),
			array( 'tick', '', '' ),
			array( 'email', 'x', null ),
			array( 'email', 'a@b.pt', 'a@b.pt' ),
			array( 'page', '999999', null ),
			array( 'colour', '0B5', '#00bb55' ),
			array( 'colour', 'red', null ),
			array( 'font', 'Georgia, serif', 'Georgia, serif' ),
			array( 'font', 'x;} body {', null ),
		);
	}

	/** @dataProvider values */
	public function test_a_value_is_saved_as_its_type_says_or_rejected_with_a_reason( string $type, mixed $input, mixed $saved ): void {
		$field = new Field( 'x', $type, 'X', min: 1, max: 30 );
		$value = Sanitizer::sanitize( $field, $input );
		if ( null === $saved ) {
			self::assertInstanceOf( \WP_Error::class, $value );
			self::assertNotSame( '', $value->get_error_message() );
		} else {
			self::assertSame( $saved, $value );
			self::assertSame( $saved, Sanitizer::sanitize( $field, $value ), 'Once more changes nothing.' );
		}
	}

	public function test_a_page_of_this_site_is_saved_by_its_id_and_read_by_its_present_path(): void {
		$page  = $this->page( 'recebido' );
		$field = new Field( 'success_page', 'own-page', 'X' );
		self::assertSame( "page:{$page->ID}", Sanitizer::sanitize( $field, home_url( '/recebido/' ) ) );
		self::assertSame( "page:{$page->ID}", Sanitizer::sanitize( $field, "page:{$page->ID}" ) );
		$this->set( array( 'success_page' => "page:{$page->ID}" ) );
		wp_update_post(
			array(
				'ID'        => $page->ID,
				'post_name' => 'obrigado',
			)
		);
		self::assertSame( '/obrigado/', Settings::text( 'success_page' ) );
		wp_trash_post( $page->ID );
		self::assertSame( '', Settings::text( 'success_page' ) );
	}

	public function test_a_tab_saves_its_own_fields_and_keeps_what_it_rejects(): void {
		$this->set(
			array(
				'product'      => 'Antes',
				'content_site' => 'https://a.example',
			)
		);
		$input = array(
			'_tab'         => 'general',
			'product'      => 'Depois',
			'content_site' => 'x',
			'mail_footer'  => 'de outro separador',
			'unknown'      => 'x',
		);
		$saved = Settings_Page::sanitize( $input );
		self::assertSame( array( 'Depois', 'https://a.example' ), array( $saved['product'], $saved['content_site'] ) );
		self::assertSame( array(), array_intersect_key( $saved, array_flip( array( 'mail_footer', 'unknown', '_tab' ) ) ) );
		$this->act_as( 'administrator' );
		$_GET = array( 'tab' => 'general' );
		$html = $this->output_of( array( Settings_Page::class, 'render' ) );
		self::assertMatchesRegularExpression( '#notice-error.*Endereço do site de conteúdos: #s', $html );
	}

	public function test_every_tab_is_rendered_with_labels_and_without_markup_of_values(): void {
		$this->act_as( 'administrator' );
		$text = array_map( static fn ( Field $field ): string => '"><script>alert(1)</script>', Settings::fields() );
		$this->set( array( 'faqs_motor' => array( array( 'question' => '"><script>', 'answer' => 'x' ) ) ) + $text );
		foreach ( array_keys( Settings::tabs() ) as $tab ) {
			$_GET = array( 'tab' => $tab );
			$html = $this->output_of( array( Settings_Page::class, 'render' ) );
			self::assertStringNotContainsString( '<script', $html );
			foreach ( Settings::fields_of( $tab ) as $key => $field ) {
				self::assertStringContainsString( "name=\"cfg_configurator_settings[{$key}]", $html );
				self::assertSame( ! $field->is_group(), str_contains( $html, "<label for=\"cfg-configurator-{$key}\">" ), $key );
			}
		}
		wp_set_current_user( 0 );
		self::assertSame( 403, $this->wp_die_of( array( Settings_Page::class, 'render' ) )->status );
	}

	public function test_an_add_on_adds_fields_to_a_tab_of_its_own(): void {
		add_filter(
			'cfg_configurator_settings_tabs',
			static fn ( array $tabs ): array => $tabs + array(
				'mine' => array(
					'title'    => 'Mine',
					'sections' => array(
						'a' => Settings::section(
							'A',
							'',
							new Field( 'my_rows', 'rows', 'Rows', attribute: 'labels', columns: array( 'name' => new Field( 'name', 'text', 'Name' ) ) )
						),
					),
				),
			)
		);
		Settings::forget_tabs();
		Settings::change( array( 'my_rows' => array( array( 'name' => ' a ' ), array( 'name' => '' ), 'x' ) ) );
		self::assertSame( array( array( 'name' => 'a' ) ), Settings::rows( 'my_rows' ) );
		self::assertSame( '[{"name":"a"}]', \Cfg_Configurator\Element\Attributes::all()['labels'] );
	}
}
