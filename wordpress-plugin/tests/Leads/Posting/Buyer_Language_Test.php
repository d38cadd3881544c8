<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Language;

/** The buyer reads mails and pages in the language in which the configurator was shown; the dealer in the site's. */
final class Buyer_Language_Test extends Buyer_Language_Test_Case {
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
