<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Leads\Posting\Post_Handler;
use Cfg_Configurator\Leads\Posting\Same_Site_Url;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Redirects to the success and the failure page, only on the site's own host. */
final class Redirects_Test extends Leads_Test_Case {
	/**
	 * @return list<array{string}>
	 */
	public static function addresses_of_other_sites(): array {
		return array_map(
			static fn ( string $address ): array => array( $address ),
			array(
				'https://evil.example/',
				'//evil.example/',
				'///evil.example/',
				'/\\evil.example/',
				'\\\\evil.example',
				'http:evil.example',
				'http:/evil.example',
				'https:///evil.example',
				"/\t/evil.example",
				"https://evil.example\r\nSet-Cookie: a=b",
				'javascript:alert(1)',
				'data:text/html,x',
				'ftp://127.0.0.1/',
				'http://127.0.0.1@evil.example/',
				'http://127.0.0.1:1/',
				'http://127.0.0.1.evil.example/',
				'http://evil.example#http://127.0.0.1/',
				'obrigado',
				'?x=1',
			)
		);
	}

	public function test_an_address_of_this_site_with_a_user_name_is_rejected(): void {
		self::assertSame( home_url( '/' ), Same_Site_Url::of( home_url( '/' ) ) );
		self::assertNull( Same_Site_Url::of( str_replace( '://', '://user:pass@', home_url( '/' ) ) ) );
	}

	public function test_addresses_of_this_site_are_the_same_with_both_schemes_and_in_any_case_but_not_with_another_port(): void {
		foreach ( array( 'https://lume.example', 'http://lume.example/loja', 'https://lume.example:443/loja/' ) as $home ) {
			add_filter( 'home_url', static fn (): string => $home, 10, 0 );
			$same = array( 'https://lume.example', 'http://LUME.example/?a=b|c#d', 'https://lume.example/loja/?x', 'http://lume.example:80/' );
			self::assertSame( $same, array_map( Same_Site_Url::of( ... ), $same ), $home );
			self::assertSame( preg_replace( '~/loja/?$~', '', $home ) . '/a/', Same_Site_Url::of( '/a/' ) );
			foreach ( array( ':8443/', '.evil.example/', '@evil.example/', '//x' ) as $rest ) {
				self::assertNull( Same_Site_Url::of( "https://lume.example{$rest}" ), $home );
			}
			remove_all_filters( 'home_url' );
		}
		add_filter( 'home_url', static fn (): string => 'http://lume.example:8080/', 10, 0 );
		self::assertSame( 'http://lume.example:8080/a/', Same_Site_Url::of( '/a/' ) );
		self::assertSame( 'https://lume.example:8080/a/', Same_Site_Url::of( 'https://lume.example:8080/a/' ) );
		self::assertNull( Same_Site_Url::of( 'http://lume.example/a/' ) );
		self::assertNull( Same_Site_Url::of( 'http://lume.example:80801/a/' ) );
	}

	/**
	 * @dataProvider addresses_of_other_sites
	 */
	public function test_neither_redirect_fields_nor_the_link_back_lead_to_another_site( string $address ): void {
		self::assertNull( Same_Site_Url::of( $address ) );
		$to = array(
			'success_url' => $address,
			'failure_url' => $address,
			'from_page'   => $address,
		);
		foreach ( array(
			$this->post( $to ),
			$this->post(
				array(
					'accept' => '',
					...$to,
				)
			),
		) as $outcome ) {
			self::assertTrue( str_starts_with( $outcome->location, home_url( '/?cfg-configurator=' ) ) );
			self::assertArrayNotHasKey( 'voltar', $this->query_of( $outcome->location ) );
		}
		self::assertNull( $this->post( $to, array( 'HTTP_REFERER' => $address ) )->kept['voltar'] ?? null );
	}

	public function test_a_page_of_the_form_takes_precedence_over_the_settings_and_those_over_the_default(): void {
		$this->set(
			array(
				'success_page' => home_url( '/obrigado-definido/?a=1' ),
				'failure_page' => '/falhou/',
			)
		);
		self::assertTrue( str_starts_with( $this->post()->location, home_url( '/obrigado-definido/?a=1&voltar=' ) ) );
		self::assertTrue( str_starts_with( $this->post( array( 'accept' => '' ) )->location, home_url( '/falhou/?voltar=' ) ) );
		self::assertTrue( str_starts_with( $this->post( array( 'success_url' => '/meu/' ) )->location, home_url( '/meu/?voltar=' ) ) );
		self::assertTrue(
			str_starts_with(
				$this->post(
					array(
						'accept'      => '',
						'failure_url' => home_url( '/mal/' ),
					)
				)->location,
				home_url( '/mal/?voltar=' )
			)
		);
	}

	public function test_a_setting_with_another_host_is_not_followed_either(): void {
		$this->set(
			array(
				'success_page' => 'https://evil.example/',
				'failure_page' => 'https://evil.example/',
			)
		);
		$this->assert_thanks( $this->post() );
		$this->assert_problem( $this->post( array( 'accept' => '' ) ), array( 'accept' ) );
	}

	public function test_the_link_back_is_the_page_of_the_form_or_the_referer(): void {
		self::assertSame( '/configurador/?modelid=101&engine=1012', $this->query_of( $this->post()->location )['voltar'] );
		$server = array( 'HTTP_REFERER' => home_url( '/pagina/#a' ) );
		self::assertSame( '/pagina/#a', $this->query_of( $this->post( array( 'from_page' => '' ), $server )->location )['voltar'] );
		$home = home_url() . '?modelid=101#a';
		self::assertSame( '/?modelid=101#a', $this->query_of( $this->post( array( 'from_page' => $home ) )->location )['voltar'] );
	}

	public function test_the_endpoint_answers_303_without_a_nonce_and_prevents_caching(): void {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = wp_slash( $this->form() );
		$redirected                = $this->redirect_of(
			fn () => Post_Handler::respond()
		);
		self::assertSame( 303, $redirected->status );
		self::assertCount( 1, $this->leads() );
	}

	public function test_the_endpoint_only_accepts_post(): void {
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$ended                     = $this->wp_die_of(
			fn () => Post_Handler::respond()
		);
		self::assertSame( 405, $ended->status );
	}
}
