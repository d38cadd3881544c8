<?php
declare(strict_types=1);

namespace Cfg_Configurator_Editor\Tests;

use Cfg_Configurator\Element\Attributes;
use Cfg_Configurator\Element\Language;
use Cfg_Configurator\Settings\Field_Renderer;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Plugin_Test_Case;
use Cfg_Configurator_Editor\Labels;

/** The labels that a site words differently. */
final class Labels_Test extends Plugin_Test_Case {
	private const KEY = 'cfg_editor_labels_pt';

	/** @return array<mixed> Labels of an element whose shortcode or block has these. */
	private function shown( string $overrides = '' ): array {
		$all = Attributes::all( array_filter( array( 'labels' => $overrides ) ) );
		return (array) json_decode( $all['labels'] ?? '', true );
	}

	/** @param array<string, string> $rows Own texts by label. */
	private function save( array $rows, string $tag = 'pt-PT' ): mixed {
		$typed = array();
		foreach ( $rows as $from => $to ) {
			$typed[] = compact( 'from', 'to' );
		}
		return Labels::sanitize( $tag, $typed );
	}

	public function test_a_label_that_stands_in_several_places_changes_in_all_of_them(): void {
		$same = array_keys( Labels::texts( 'pt-PT' ), 'Preço', true );
		self::assertGreaterThan( 1, count( $same ) );
		self::assertEquals( array_fill_keys( $same, 'Valor' ), $this->save( array( 'Preço' => 'Valor' ) ) );
	}

	public function test_a_label_is_found_with_plain_spaces_and_by_its_key_and_saved_texts_stay_as_they_are(): void {
		$label = array_filter( Labels::texts( 'pt-PT' ), static fn ( string $text ): bool => str_contains( $text, "\u{A0}" ) );
		self::assertNotSame( array(), $label );
		$first = (string) array_key_first( $label );
		$saved = $this->save( array( str_replace( "\u{A0}", ' ', $label[ $first ] ) => 'Outro' ) );
		self::assertIsArray( $saved );
		self::assertArrayHasKey( $first, $saved );
		self::assertSame( $saved, Labels::sanitize( 'pt-PT', $saved ) );
		self::assertSame( array( 'homeTitle' => 'Monte o seu' ), $this->save( array( 'homeTitle' => 'Monte o seu' ) ) );
	}

	/** @return array<string, array{string, string, string}> */
	public static function refused(): array {
		return array(
			'unknown label'       => array( 'Comprar já', 'Comprar', 'Comprar já' ),
			'unknown placeholder' => array( 'homeTitle', 'Escolha {car}', '{car}' ),
			'too long'            => array( 'homeTitle', str_repeat( 'é', 501 ), '500' ),
		);
	}

	/** @dataProvider refused */
	public function test_a_text_that_cannot_be_shown_is_refused_with_the_reason( string $label, string $text, string $said ): void {
		$refusal = $this->save( array( $label => $text ) );
		self::assertInstanceOf( \WP_Error::class, $refusal );
		self::assertStringContainsString( $said, $refusal->get_error_message() );
	}

	public function test_an_emptied_text_and_a_label_that_an_update_removed_are_dropped(): void {
		self::assertSame( array(), $this->save( array( 'Preço' => ' ' ) ) );
		self::assertSame( array(), Labels::sanitize( 'pt-PT', array( 'goneLabel' => 'Texto' ) ) );
		self::assertSame( array(), Labels::sanitize( 'pt-PT', '' ) );
	}

	public function test_the_element_gets_the_labels_of_its_language_over_those_of_the_content_site(): void {
		$this->serve(
			array(
				'labels' => array(
					'select' => 'Escolher',
					'retry'  => 'Repetir',
				),
			)
		);
		self::assertSame( array(), $this->shown(), 'Without own labels, those of the content site apply.' );
		Settings::change(
			array(
				self::KEY              => array( 'select' => 'Quero este' ),
				'cfg_editor_labels_en' => array( 'select' => 'I want this' ),
			)
		);
		self::assertEquals(
			array(
				'select' => 'Quero este',
				'retry'  => 'Repetir',
			),
			$this->shown()
		);
		self::assertSame( 'Só aqui', $this->shown( '{"select":"Só aqui"}' )['select'] ?? '' );
		self::assertSame( 'I want this', Language::during( 'en-GB', fn (): array => $this->shown() )['select'] ?? '' );
	}

	public function test_the_settings_show_each_replaced_label_once(): void {
		$field = Settings::fields_of( 'texts' )[ self::KEY ];
		$saved = $this->save( array( 'Preço' => '<b>Valor' ) );
		$html  = $this->output_of( static fn () => Field_Renderer::render( $field, $saved ) );
		self::assertSame( 1, substr_count( $html, 'value="Preço" aria' ) );
		self::assertStringContainsString( '[0][to]" value="Valor"', $html );
		self::assertStringContainsString( '[3][from]" value=""', $html );
	}
}
