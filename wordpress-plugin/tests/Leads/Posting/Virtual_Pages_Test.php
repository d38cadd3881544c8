<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Leads\Posting\Outcome;
use Cfg_Configurator\Leads\Posting\Post_Handler;
use Cfg_Configurator\Leads\Posting\Result_Pages;
use Cfg_Configurator\Leads\Storage\Tables;

/** The plugin's success page, and its failure page with the link back to the form. */
final class Virtual_Pages_Test extends Virtual_Pages_Test_Case {
	/** The failure page after a post, in the browser that posted. */
	private function page_after( Outcome $outcome ): string {
		return $this->page( 'nao-enviado', $this->query_of( $outcome->location ) );
	}

	public function test_the_thank_you_page_links_back_to_the_configuration(): void {
		$html = $this->page( 'obrigado', array( 'voltar' => '/configurador/?modelid=101&engine=1012' ) );
		self::assertStringContainsString( 'Obrigado pelo seu pedido', $html );
		self::assertStringContainsString( 'href="' . home_url( '/configurador/?modelid=101&#038;engine=1012' ), $html );
	}

	public function test_a_link_back_to_another_site_is_not_shown(): void {
		foreach ( array( '//evil.example/', 'https://evil.example/', 'javascript:alert(1)', array( 'x' ) ) as $back ) {
			$html = $this->page( 'obrigado', array( 'voltar' => $back ) );
			self::assertStringNotContainsString( 'evil', $html );
			self::assertStringNotContainsString( 'javascript', $html );
			self::assertStringContainsString( 'href="' . home_url( '/configurador/' ), $html );
			remove_all_filters( 'the_content', 20 );
		}
	}

	public function test_the_failure_page_says_what_is_wrong_and_links_back_to_the_form(): void {
		$outcome = $this->post(
			array(
				'telefone' => '12',
				'accept'   => '',
				'msg'      => 'Olá [gallery] <b>"x"</b> 🚗',
			)
		);
		$html    = $this->page_after( $outcome );
		foreach ( array(
			'O seu pedido não foi enviado',
			'Indique um número de telefone',
			'Tem que aceitar a Política de Privacidade',
			'href="' . home_url( '/configurador/?modelid=101&#038;engine=1012' ),
		) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		foreach ( array( 'Indique um nome válido', 'Inês', 'Olá', '<form', 'rascunho' ) as $part ) {
			self::assertStringNotContainsString( $part, $html );
		}
	}

	public function test_nothing_of_a_rejected_form_is_stored_or_in_an_address(): void {
		foreach ( array( array( 'accept' => '' ), array( 'msg' => str_repeat( 'x', 5000 ) ), array( 'submission_id' => 'a b c d e f g h' ) ) as $change ) {
			$outcome = $this->post( $change );
			self::assertMatchesRegularExpression( '~[?&]campos=[a-z_]+$~', $outcome->location );
			self::assertStringNotContainsString( 'rascunho', $outcome->location );
			self::assertStringNotContainsString( 'exemplo', $outcome->location );
			self::assertNull( $outcome->kept );
		}
		foreach ( Tables::all() as $table ) {
			self::assertSame( 0, $this->rows_in( $table ), $table );
		}
		self::assertSame( '0', $this->database()->get_var( "SELECT COUNT(*) FROM {$this->database()->options} WHERE option_value LIKE '%ines@exemplo.pt%'" ) );
	}

	public function test_the_address_of_the_failure_page_has_the_list_of_fields_even_if_it_is_empty(): void {
		$address = Result_Pages::failure( Post_Handler::read( array( 'from_page' => '/configurador/?modelid=101' ) ), '' );
		self::assertSame( '', $this->query_of( $address )['campos'] ?? null );
	}

	public function test_an_address_with_a_draft_of_an_earlier_version_still_shows_the_page(): void {
		$html = $this->page(
			'nao-enviado',
			array(
				'campos'   => 'email',
				'rascunho' => '0123456789abcdef',
				'voltar'   => '/configurador/',
			)
		);
		self::assertStringContainsString( 'Indique um email válido', $html );
		self::assertStringContainsString( 'href="' . home_url( '/configurador/' ), $html );
	}

	public function test_an_invented_list_of_fields_shows_only_known_messages(): void {
		$html = $this->page( 'nao-enviado', array( 'campos' => 'email,<b>,constructor' ) );
		self::assertStringContainsString( 'nada ficou guardado', $html );
		self::assertStringContainsString( 'Indique um email válido', $html );
		self::assertSame( 1, substr_count( $html, '<li>' ) );
	}

	public function test_a_form_needs_no_district_beside_the_dealer(): void {
		$form = $this->form();
		unset( $form['id_district'] );
		$this->assert_thanks( Post_Handler::answer( wp_slash( $form ), array() ) );
		self::assertSame( 'Lisboa', $this->lead()->district );
	}

	/** Opens a page of an editor after a rejected form. */
	private function open_own_page( bool $is_failure_page ): string {
		$id = (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Falhou',
				'post_content' => 'Texto do editor',
			)
		);
		$this->set( array( 'failure_page' => $is_failure_page ? (string) get_permalink( $id ) : '' ) );
		$_GET = $this->query_of( $this->post( array( 'accept' => '' ) )->location );
		Result_Pages::register();
		$this->main_query()->query( array( 'page_id' => $id ) );
		the_post();
		return $this->content();
	}

	public function test_the_failure_page_of_an_editor_shows_the_messages_and_the_link_back_once(): void {
		$html = $this->open_own_page( true );
		self::assertMatchesRegularExpression( '~Texto do editor.*Tem que aceitar.*/configurador/\?modelid=101~s', $html );
		self::assertStringNotContainsString( '<li>', self::text( apply_filters( 'the_content', 'Another block' ) ) );
	}

	public function test_any_other_page_is_unchanged_whatever_its_address_says(): void {
		self::assertSame( "<p>Texto do editor</p>\n", $this->open_own_page( false ) );
		self::assertFalse( has_filter( 'wp_robots', 'wp_robots_no_robots' ) );
	}

	public function test_the_messages_are_those_of_spec_5(): void {
		self::assertSame(
			array(
				'Indique um nome válido',
				'Indique um email válido',
				'Indique um número de telefone',
				'Indique uma localidade',
				'Indique um concessionário',
				'A mensagem pode ter até 3500 caracteres',
				'Tem que aceitar a Política de Privacidade',
			),
			array_values( Result_Pages::messages() )
		);
	}
}
