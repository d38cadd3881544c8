<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes\Tests;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Build_Code;
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
		$changed = 'O preço não se mantém: era 42 350 €, hoje é %s €.';
		$gone    = 'O preço não se mantém. Já não disponível: %s.';
		$unknown = 'Não se sabe se o preço se mantém, porque %s.';
		$dearer  = self::version( array( 'price' => 40_500.5 ) );
		$expired = self::version( array( 'priceValidUntil' => '2020-01-31' ) );
		$valid   = self::version( array( 'priceValidUntil' => '2099-01-31T23:59' ) );
		$even    = array(
			...self::version( array( 'price' => 40_300 ) ),
			...self::colour( array( 'price' => 850 ) ),
		);
		return array(
			'the same prices'                     => array( array(), 'O preço mantém-se hoje.' ),
			'the same price, which has expired'   => array( $expired, 'O preço é o mesmo, mas só era válido até 31/01/2020.' ),
			'the same price, still valid'         => array( $valid, 'O preço mantém-se hoje.' ),
			'a dearer version'                    => array( $dearer, sprintf( $changed, '42 450,50' ) ),
			'changes that make up for each other' => array( $even, sprintf( $changed, '42 350' ) ),
			'a colour of another version only'    => array( self::colour( array( 'version' => 1 ) ), sprintf( $gone, 'Vermelho Brasa' ) ),
			'no version'                          => array( array( 'lstVersions' => array() ), sprintf( $gone, 'Prestígio' ) ),
			'an unreadable surcharge'             => array( self::colour( array( 'price' => '1.200' ) ), sprintf( $unknown, 'falta uma parte dele' ) ),
			'no response'                         => array( array( 'extColors' => null ), sprintf( $unknown, 'o site de conteúdos não responde' ) ),
		);
	}

	/**
	 * @param array<string, mixed> $change Fields that differ.
	 * @return array<string, list<array<string, mixed>>> The version of the build alone, by its call.
	 */
	private static function version( array $change ): array {
		$version = array(
			'id'    => 10123,
			'price' => 40_400,
		);
		return array( 'lstVersions' => array( array( ...$version, ...$change ) ) );
	}

	/**
	 * @param array<string, mixed> $change Fields that differ.
	 * @return array<string, list<array<string, mixed>>> The exterior colour of the build alone, by its call.
	 */
	private static function colour( array $change ): array {
		$colour = array(
			'colorid' => 'VBR',
			'version' => '10123',
			'price'   => '750',
		);
		return array( 'extColors' => array( array( ...$colour, ...$change ) ) );
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

	/** @return array<string, array{int, string}> Age of the lists in seconds, and what is said. */
	public static function ages(): array {
		$unknown = 'Agora não é possível verificar se o preço se mantém';
		return array(
			'a list of two hours'       => array( 2 * HOUR_IN_SECONDS, 'O preço mantém-se hoje. (Lista de ' ),
			'a list of more than a day' => array( DAY_IN_SECONDS + 1, "$unknown: a última lista do site de conteúdos é de " ),
		);
	}

	/** @dataProvider ages */
	public function test_the_time_of_a_kept_list_is_stated( int $age, string $sentence ): void {
		$answers = array(
			...self::version( array() ),
			...self::colour( array() ),
			'panomaricLI' => array(
				array(
					'idColor' => 'PCA',
					'version' => 10123,
					'price'   => 1200,
				),
			),
		);
		$this->set( array( 'content_site' => '' ) );
		$route                     = static fn ( array $entries ): array => array(
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => static fn (): \WP_REST_Response => new \WP_REST_Response( $entries, 200, array( 'Age' => (string) $age ) ),
		);
		add_action(
			'rest_api_init',
			static function () use ( $answers, $route ): void {
				foreach ( $answers as $call => $entries ) {
					register_rest_route( 'cfg', "/$call/(?P<modelId>\d+)", $route( $entries ) );
				}
			},
			1,
			0
		);
		$GLOBALS['wp_rest_server'] = null;

		$screen = str_replace( "\u{A0}", ' ', $this->screen( Builds_Test::save() ) );
		self::assertStringContainsString( $sentence, $screen );
		self::assertStringContainsString( Clock::display( Clock::stamp( -$age ), false ), $screen );
	}

	/**
	 * Lets the content site answer with the prices of the first build of builds.json.
	 *
	 * @param array<string, mixed> $change Other responses by call; null for none.
	 */
	private function answer( array $change ): void {
		$interior = array(
			'idColor' => 'PCA',
			'version' => 10123,
			'price'   => 1200,
		);
		$answers  = array(
			...self::version( array() ),
			...self::colour( array() ),
			'panomaricLI' => array( $interior ),
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
		return $this->output_of( static fn () => do_action( 'cfg_configurator_leads_search', $search ) );
	}
}
