<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Element\Page;
use Cfg_Configurator\Leads\Endpoint;
use Cfg_Configurator\Leads\Result_Pages;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** Where a form leads, and what visitors see there. */
final class Result_Pages_Test extends Plugin_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->serve();
	}

	/** @return list<array{string}> */
	public static function addresses_of_other_sites(): array {
		$addresses = array(
			'https://evil.example/',
			'//evil.example/',
			'/\\evil.example/',
			'http:evil.example',
			'https:///evil.example',
			"/\t/evil.example",
			"https://evil.example\r\nSet-Cookie: a=b",
			'javascript:alert(1)',
			'ftp://127.0.0.1/',
			'http://127.0.0.1@evil.example/',
			'http://127.0.0.1:1/',
			'http://127.0.0.1.evil.example/',
			'obrigado',
			'?x=1',
		);
		return array_map( static fn ( string $address ): array => array( $address ), $addresses );
	}

	/** @dataProvider addresses_of_other_sites */
	public function test_neither_redirect_fields_nor_the_link_back_lead_to_another_site( string $address ): void {
		self::assertNull( Page::same_site_url( $address ) );
		self::assertNull( Page::same_site_url( str_replace( '://', '://ana@', home_url( '/' ) ) ), 'A user name.' );
		$to = array_fill_keys( array( 'success_url', 'failure_url', 'from_page' ), $address );
		foreach ( array( $this->post( $to ), $this->post( array( 'accept' => '' ) + $to ) ) as $result ) {
			self::assertTrue( str_starts_with( $result->location, home_url( '/' ) ) );
			self::assertArrayNotHasKey( 'cfg_configurator_back', $this->query_of( $result->location ) );
		}
	}

	public function test_the_element_names_no_page_that_the_endpoint_knows(): void {
		$this->set(
			array(
				'success_page' => '/recebido/',
				'failure_page' => '/falhou/',
			)
		);
		$form = json_decode( \Cfg_Configurator\Element\Attributes::all()['form'], true );
		self::assertSame( array( 'formUrl' => Endpoint::url() ), $form );
		self::assertSame( home_url( '/falhou/' ), strtok( $this->post( array( 'accept' => '' ) )->location, '?' ) );
		self::assertSame( home_url( '/meu/' ), strtok( $this->post( array( 'success_url' => '/meu/' ) )->location, '?' ) );
	}

	public function test_the_endpoint_answers_before_everything_else_on_init(): void {
		$_GET = array( 'cfg_configurator' => 'lead' );
		Endpoint::register();
		self::assertSame( PHP_INT_MIN, has_action( 'init', array( Endpoint::class, 'respond' ) ) );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = wp_slash( $this->form() );
		$redirected                = $this->redirect_of( fn () => Endpoint::respond() );
		self::assertSame( 303, $redirected->status );
		self::assertCount( 1, $this->leads() );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		self::assertSame( 405, $this->wp_die_of( fn () => Endpoint::respond() )->status );
	}

	public function test_the_failure_page_says_what_is_wrong_and_no_other_page_does(): void {
		$page = $this->page( 'falhou', 'Falhou' );
		$this->set( array( 'failure_page' => "page:{$page->ID}" ) );
		$location = $this->post(
			array(
				'accept'    => '',
				'email'     => 'x',
				'from_page' => home_url( '/configurador/Maré/resumo' ),
			)
		)->location;
		$path     = (string) substr( $location, strlen( home_url() ) );
		add_action( 'wp', array( Endpoint::class, 'show_result' ), 10, 0 );
		$this->visit( $path );
		the_post();
		$html = apply_filters( 'the_content', 'Falhou' );
		self::assertIsString( $html );
		self::assertStringContainsString( 'Indique um email válido', $html );
		self::assertStringContainsString( 'role="alert"', $html );
		self::assertStringContainsString( home_url( '/configurador/Maré/resumo' ), $html );
		remove_all_filters( 'the_content', 20 );
		$this->page( 'outra', 'Outra' );
		$this->visit( '/outra/?' . (string) wp_parse_url( $location, PHP_URL_QUERY ) );
		the_post();
		self::assertSame( "<p>Outra</p>\n", apply_filters( 'the_content', 'Outra' ) );
	}

	public function test_a_site_without_these_pages_answers_itself(): void {
		$this->set(
			array(
				'success_page' => '',
				'failure_page' => '',
			)
		);
		self::assertSame(
			Endpoint::url( 'sent' ) . '&' . Endpoint::BACK . '=%2Fconfigurador%2F%3Fmodelid%3D101%26engine%3D1012&cfg_configurator_lead=' . (
				$this->post()->row['id'] ?? 1
			),
			Result_Pages::success(
				array_map( 'strval', array_filter( $this->form(), 'is_scalar' ) ) + array( 'success_url' => '', 'configuration' => '' ),
				'',
				$this->lead()->id
			)
		);
		$_GET  = array( Endpoint::ARGUMENT => 'not-sent' );
		$ended = $this->wp_die_of( static fn () => Endpoint::respond() );
		self::assertSame( 200, $ended->status );
	}
}
