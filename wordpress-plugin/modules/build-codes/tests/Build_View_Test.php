<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes\Tests;

use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Modules\Build_Codes\Build_Extension;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The configuration that a search for its code shows. */
final class Build_View_Test extends Leads_Test_Case {
	public function test_a_search_for_a_code_shows_its_configuration_even_without_a_lead(): void {
		$code   = Builds_Test::save();
		$screen = $this->screen( Build_Code::format( $code ) );
		self::assertStringContainsString( Build_Code::format( $code ), $screen );
		foreach ( array( 'Maré', 'Prestígio', 'Vermelho Brasa', 'Pele Camel', 'modelid=101', 'colext=VBR' ) as $words ) {
			self::assertStringContainsString( $words, $screen );
		}
		self::assertStringNotContainsString( 'cfg-build', $this->screen( '7QX-M4T-9K6' ) );
		self::assertStringNotContainsString( 'cfg-build', $this->screen( 'Maré' ) );
	}

	public function test_names_of_a_build_are_escaped_on_the_screen(): void {
		$items = (array) Builds_Test::items();
		$code  = Builds_Test::save(
			array(
				array(
					...(array) $items[0],
					'name' => '<script>alert(1)</script>',
				),
				$items[1],
				$items[2],
			)
		);
		self::assertStringNotContainsString( '<script>', $this->screen( $code ) );
	}

	public function test_a_build_is_shown_with_lines_that_add_up_to_its_total_to_the_cent(): void {
		$code   = Builds_Test::save( Builds_Test::items( 4_040_040 ) );
		$screen = $this->screen( $code );
		foreach ( array( '40 400,40 €', '750 €', '1 200 €', '42 350,40 €' ) as $amount ) {
			self::assertStringContainsString( str_replace( ' ', "\u{A0}", "<dd>$amount</dd>" ), $screen );
		}
	}

	/** @return array<string, array{array<string, mixed>, string}> What the content site says today, and the sentence about it. */
	public static function days(): array {
		return array(
			'the same prices'           => array( array(), 'The price holds today.' ),
			'a dearer version'          => array( array( 'lstVersions' => array( array( 'id' => 10123, 'price' => 40_500.5 ) ) ), 'The price does not hold: 42 350 € then, 42 450,50 € today.' ),
			'prices that make up for each other' => array(
				array(
					'lstVersions' => array( array( 'id' => 10123, 'price' => 40_300 ) ),
					'extColors'   => array( array( 'colorid' => 'VBR', 'version' => 10123, 'price' => 850 ) ),
				),
				'The price does not hold: 42 350 € then, 42 350 € today.',
			),
			'a colour of another version only' => array( array( 'extColors' => array( array( 'colorid' => 'VBR', 'version' => 1, 'price' => 750 ) ) ), 'The price does not hold. No longer offered: Vermelho Brasa.' ),
			'no version'                => array( array( 'lstVersions' => array() ), 'The price does not hold. No longer offered: Prestígio.' ),
			'an unreadable surcharge'   => array( array( 'panomaricLI' => array( array( 'idColor' => 'PCA', 'version' => 10123, 'price' => '1.200' ) ) ), 'Whether the price holds is not known, because a part of it is not.' ),
			'no response'               => array( array( 'extColors' => null ), 'Whether the price holds is not known, because the content site does not respond.' ),
		);
	}

	/**
	 * @dataProvider days
	 * @param array<string, mixed> $change What differs.
	 */
	public function test_a_build_says_whether_its_price_holds( array $change, string $sentence ): void {
		$this->answer( $change );
		$screen = $this->screen( Builds_Test::save() );
		self::assertStringContainsString( $sentence, str_replace( "\u{A0}", ' ', $screen ) );
	}

	public function test_a_build_whose_price_holds_says_what_the_price_contains(): void {
		$version = array(
			'id'               => 10123,
			'price'            => 40_400,
			'legalizationGain' => '850,00 €',
			'transportGain'    => 'a consultar',
			'vatRate'          => 23,
			'priceExcludes'    => array( '<b>IUC</b>' ),
			'priceValidUntil'  => '2026-12-31',
		);
		$this->answer( array( 'lstVersions' => array( $version ) ) );
		$screen = str_replace( "\u{A0}", ' ', $this->screen( Builds_Test::save() ) );
		foreach ( array( '<dt>Legalisation (in the price)</dt><dd>850 €', '<dt>Transport (in the price)</dt><dd>—', '<dt>VAT rate</dt><dd>23%', '&lt;b&gt;IUC', '31/12/2026' ) as $words ) {
			self::assertStringContainsString( $words, $screen );
		}
		self::assertStringNotContainsString( 'Eco tax', $screen );
		$this->answer( array( 'lstVersions' => array( array( ...$version, 'price' => 40_500 ) ) ) );
		self::assertStringNotContainsString( 'Legalisation', $this->screen( Builds_Test::save() ) );
	}

	/**
	 * Lets the content site answer with the prices of the first build of builds.json.
	 *
	 * @param array<string, mixed> $change Other responses by call; null for none.
	 */
	private function answer( array $change ): void {
		$answers = array(
			'lstVersions' => array( array( 'id' => 10123, 'price' => 40_400 ) ),
			'extColors'   => array( array( 'colorid' => 'VBR', 'version' => '10123', 'price' => '750' ) ),
			'panomaricLI' => array( array( 'idColor' => 'PCA', 'version' => 10123, 'price' => 1200 ) ),
			...$change,
		);
		$this->set( array( 'content_site' => 'https://conteudos.example' ) );
		remove_all_filters( 'cfg_configurator_api_url' );
		remove_all_filters( 'cfg_configurator_content_response' );
		add_filter(
			'cfg_configurator_content_response',
			static function ( mixed $body, string $url ) use ( $answers ): string {
				preg_match( '~wp-json/cfg/(\w+)/101$~', $url, $call );
				$answer = $answers[ $call[1] ?? '' ] ?? null;
				return null === $answer ? '' : (string) wp_json_encode( $answer );
			},
			1,
			2
		);
	}

	private function screen( string $search ): string {
		return $this->output_of( static fn () => ( new Build_Extension() )->render_search( $search ) );
	}
}
