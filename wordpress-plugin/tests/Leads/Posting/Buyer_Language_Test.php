<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Work\Lead_Worker;

/** The buyer reads mails and pages in the language in which the configurator was shown; the dealer in the site's. */
final class Buyer_Language_Test extends Virtual_Pages_Test_Case {
	protected function tearDown(): void {
		Language::choose( '' );
		parent::tearDown();
	}

	/**
	 * Fields of a form whose configuration was shown in a language.
	 *
	 * @param array<string, mixed> $members Further members of the configuration.
	 * @return array<string, string>
	 */
	private function shown_in( mixed $language, array $members = array() ): array {
		$cases    = (array) wp_json_file_decode( dirname( __DIR__ ) . '/snapshots.json', array( 'associative' => true ) );
		$snapshot = (array) array_column( $cases, 'snapshot' )[0];
		return array( 'configuration' => (string) wp_json_encode( array( 'language' => $language ) + $members + $snapshot ) );
	}

	/** @return array<string, mixed> Members of a configuration whose price has expired, with lead times and a stock car. */
	private static function delivery(): array {
		$item = static fn ( string $kind, string $name, mixed ...$more ): array => array(
			'item' => $kind,
			'name' => $name,
		) + $more;
		return array(
			'priceValidUntil' => '2020-01-31',
			'leadTime'        => array(
				'fromWeeks' => 8,
				'toWeeks'   => 10,
				'statedOn'  => '2026-11-12',
				'slowest'   => array( $item( 'exterior', 'Vermelho Brasa' ) ),
				'faster'    => $item( 'exterior', 'Branco Neve', fromWeeks: 4, toWeeks: 4, cents: -125_000 ),
			),
			'stockCar'        => array(
				'id'    => 'ST1002',
				'place' => 'Porto',
				'cents' => 4_245_000,
			),
		);
	}

	/**
	 * What a callback returns on an English site.
	 *
	 * @param \Closure(): list<string> $work
	 * @return list<string>
	 */
	private function on_english_site( \Closure $work ): array {
		$filter = static fn (): string => 'en_GB';
		add_filter( 'locale', $filter, 99 );
		unload_textdomain( 'cfg-configurator', true );
		try {
			return $work();
		} finally {
			remove_filter( 'locale', $filter, 99 );
			unload_textdomain( 'cfg-configurator', true );
		}
	}

	/** @return list<string> The messages for dealer and buyer. */
	private function messages(): array {
		Lead_Worker::run();
		return array_map( static fn ( array $mail ): string => html_entity_decode( self::text( $mail['message'] ) ), array_values( $this->mailbox->mails ) );
	}

	public function test_the_mail_of_an_english_page_is_english_and_that_of_the_dealer_stays_portuguese(): void {
		$this->post( $this->shown_in( 'en-GB' ) );
		list( $dealer, $buyer ) = $this->messages();
		$parts                  = array(
			'lang="en-GB"',
			'Hello Inês',
			'Thank you for your request. The dealer will reply to you soon.',
			'APR (TAEG)',
			'8.2%',
			'€42,350',
			'€459.33',
			'Interest rate (TAN)',
			'Deposit',
			'View the configuration',
		);
		foreach ( $parts as $part ) {
			self::assertStringContainsString( $part, $buyer );
		}
		foreach ( array( 'Olá', 'Mensalidade', 'Preço', 'Modelo', 'Concessionário', "\u{A0}€" ) as $part ) {
			self::assertStringNotContainsString( $part, $buyer );
		}
		self::assertStringContainsString( "42\u{A0}350\u{A0}€", $dealer );
		self::assertStringContainsString( 'Concessionário', $dealer );
		self::assertSame( 'pt-PT', Language::tag() );
	}

	public function test_the_mail_of_a_portuguese_page_on_an_english_site_is_portuguese(): void {
		$this->post( $this->shown_in( 'pt-PT' ) );
		list( $dealer, $buyer ) = $this->on_english_site( $this->messages( ... ) );
		self::assertStringContainsString( 'Olá Inês', $buyer );
		self::assertStringContainsString( "459,33\u{A0}€", $buyer );
		self::assertStringContainsString( 'lang="en-GB"', $dealer );
		self::assertStringContainsString( '€459.33', $dealer );
	}

	public function test_each_mail_says_in_its_language_when_the_car_comes_and_that_the_price_has_expired(): void {
		$english    = array(
			'in 8 to 10 weeks (as of 12 November)',
			'Exterior colour Vermelho Brasa',
			'Exterior colour Branco Neve: 4 weeks, €1,250 less',
			'ST1002, Porto, €42,450',
			'31 January 2020 (expired)',
		);
		$portuguese = array(
			'em 8 a 10 semanas (indicação de 12/11)',
			'Cor exterior Vermelho Brasa',
			"Cor exterior Branco Neve: 4 semanas, menos 1\u{A0}250\u{A0}€",
			"ST1002, Porto, 42\u{A0}450\u{A0}€",
			'31/01/2020 (expirado)',
		);
		$this->post( $this->shown_in( 'en-GB', self::delivery() ) );
		list( $dealer, $buyer ) = $this->messages();
		self::assert_only( $english, $portuguese, $buyer );
		self::assert_only( $portuguese, $english, $dealer );

		$this->mailbox->mails = array();
		$this->post( $this->shown_in( 'pt-PT', self::delivery() ) );
		list( $dealer, $buyer ) = $this->on_english_site( $this->messages( ... ) );
		self::assert_only( $portuguese, $english, $buyer );
		self::assert_only( $english, $portuguese, $dealer );
	}

	/**
	 * @param list<string> $present
	 * @param list<string> $absent
	 */
	private static function assert_only( array $present, array $absent, string $message ): void {
		foreach ( $present as $part ) {
			self::assertStringContainsString( $part, $message );
		}
		foreach ( $absent as $part ) {
			self::assertStringNotContainsString( $part, $message );
		}
	}

	public function test_what_modules_add_to_a_mail_is_in_its_language(): void {
		$tags   = array();
		$record = static function ( mixed $body, string $recipient ) use ( &$tags ): mixed {
			$tags[ $recipient ] = Language::tag();
			return $body;
		};
		add_filter( 'cfg_configurator_mail_body', $record, 10, 2 );
		$this->post( $this->shown_in( 'en-GB' ) );
		$this->messages();
		$expected = array(
			'dealer'  => 'pt-PT',
			'visitor' => 'en-GB',
		);
		self::assertSame( $expected, $tags );
		self::assertSame( 'pt-PT', Language::tag() );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function other_languages(): array {
		return array(
			'a language that the widget does not have' => array( 'fr-FR' ),
			'no tag'                                   => array( '"><script>' ),
			'a number'                                 => array( 7 ),
			'none'                                     => array( null ),
		);
	}

	/**
	 * @dataProvider other_languages
	 */
	public function test_any_other_language_is_that_of_the_site( mixed $language ): void {
		$outcome = $this->post( $this->shown_in( $language ) );
		self::assertStringNotContainsString( 'cfg_idioma', $outcome->location );
		self::assertSame( '', $this->lead()->warning );
		self::assertStringContainsString( 'Olá Inês', $this->messages()[1] );
	}

	public function test_the_pages_after_the_form_are_in_its_language_and_say_so(): void {
		$thanks = $this->post( $this->shown_in( 'en-GB' ) );
		self::assertStringContainsString( 'cfg_idioma=en-GB', $thanks->location );
		$html = $this->page( 'obrigado', $this->query_of( $thanks->location ) );
		self::assertStringContainsString( 'Thank you for your request', $html );
		self::assertStringContainsString( '<div lang="en-GB"><p>We have received your request', $html );
		self::assertStringNotContainsString( 'pedido', $html );
		remove_all_filters( 'the_content', 20 );
		$problem = $this->post( array( 'telefone' => '12' ) + $this->shown_in( 'en-GB' ) );
		$html    = $this->page( 'nao-enviado', $this->query_of( $problem->location ) );
		self::assertStringContainsString( 'Your request was not sent', $html );
		self::assertStringContainsString( 'Enter a phone number', $html );
		self::assertStringNotContainsString( 'pedido', $html );
	}

	public function test_the_pages_of_a_form_in_the_language_of_the_site_have_no_mark(): void {
		$outcome = $this->post( $this->shown_in( 'pt-PT' ) );
		self::assertStringNotContainsString( 'cfg_idioma', $outcome->location );
		self::assertStringNotContainsString( 'lang=', $this->page( 'obrigado', $this->query_of( $outcome->location ) ) );
	}
}
