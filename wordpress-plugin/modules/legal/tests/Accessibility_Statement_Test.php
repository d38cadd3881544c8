<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal\Tests;

use Cfg_Configurator\Modules\Legal\Accessibility_Statement;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The page with the accessibility statement, from the button to the link in the legal line. */
final class Accessibility_Statement_Test extends Embed_Test_Case {
	private function create(): \WP_Post {
		$page = Accessibility_Statement::create();
		self::assertInstanceOf( \WP_Post::class, $page );
		return $page;
	}

	private function change( \WP_Post $page, string $status ): void {
		wp_update_post(
			array(
				'ID'          => $page->ID,
				'post_status' => $status,
			)
		);
	}

	public function test_the_page_is_a_draft_with_contact_and_date_and_without_open_placeholders(): void {
		$this->set(
			array(
				'contact_email'   => 'apoio@lume.example',
				'contact_phone'   => '210 000 000',
				'complaints_link' => 'https://livro.example/',
			)
		);
		$page = $this->create();
		self::assertSame( array( 'draft', 'page' ), array( $page->post_status, $page->post_type ) );
		self::assertStringContainsString( 'apoio@lume.example, 210 000 000', $page->post_content );
		self::assertStringContainsString( '<a href="https://livro.example/">Livro de Reclamações</a>', $page->post_content );
		self::assertStringContainsString( (string) wp_date( 'd/m/Y' ), $page->post_content );
		self::assertDoesNotMatchRegularExpression( '/\{\w+\}/', $page->post_content );
		$outside = array_filter( parse_blocks( $page->post_content ), static fn ( array $block ): bool => null === $block['blockName'] );
		self::assertSame( '', trim( implode( '', array_column( $outside, 'innerHTML' ) ) ), 'All content is in blocks.' );
	}

	public function test_a_second_page_is_created_only_after_the_first_was_thrown_away(): void {
		$page = $this->create();
		self::assertSame( $page->ID, $this->create()->ID );
		wp_trash_post( $page->ID );
		self::assertNotSame( $page->ID, $this->create()->ID );
	}

	public function test_the_legal_line_links_to_the_page_while_it_is_published(): void {
		$page = $this->create();
		self::assertSame( '', Settings::text( 'accessibility_link' ) );
		$this->change( $page, 'publish' );
		self::assertSame( wp_make_link_relative( (string) get_permalink( $page->ID ) ), Settings::text( 'accessibility_link' ) );
		wp_trash_post( $page->ID );
		self::assertSame( '', Settings::text( 'accessibility_link' ) );
	}

	public function test_a_link_to_another_page_stays(): void {
		$this->set( array( 'accessibility_link' => '/acessibilidade/' ) );
		$page = $this->create();
		$this->change( $page, 'publish' );
		$this->change( $page, 'draft' );
		self::assertSame( '/acessibilidade/', Settings::text( 'accessibility_link' ) );
	}

	public function test_pages_that_are_not_the_statement_change_no_link(): void {
		$this->publish_page( 'Outra' );
		self::assertSame( '', Settings::text( 'accessibility_link' ) );
	}

	public function test_only_users_who_may_change_the_settings_create_it_and_with_a_nonce(): void {
		$create = array( new Accessibility_Statement(), 'answer' );
		$this->act_as( 'editor' );
		$_REQUEST['_wpnonce'] = wp_create_nonce( Accessibility_Statement::ACTION );
		$for_editor           = $this->wp_die_of( $create )->status;
		$this->act_as( 'administrator' );
		$without_nonce = $this->wp_die_of( $create )->status;
		self::assertSame( array( 403, 403 ), array( $for_editor, $without_nonce ) );
		$_REQUEST['_wpnonce'] = wp_create_nonce( Accessibility_Statement::ACTION );
		$location             = $this->redirect_of( $create )->location;
		self::assertStringContainsString( 'post=' . Accessibility_Statement::page()?->ID . '&action=edit', $location );
	}

	public function test_the_settings_offer_to_create_the_page_and_then_to_edit_it(): void {
		$this->act_as( 'administrator' );
		self::assertStringContainsString( '<form', $this->output_of( Accessibility_Statement::render( ... ) ) );
		$page = $this->create();
		$html = $this->output_of( Accessibility_Statement::render( ... ) );
		self::assertStringNotContainsString( '<form', $html );
		self::assertStringContainsString( "post={$page->ID}&#038;action=edit", $html );
	}
}
