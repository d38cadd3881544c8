<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Leads\Posting\Post_Handler;
use Cfg_Configurator\Leads\Posting\Result_Pages;
use Cfg_Configurator\Settings\Page_Link;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Settings that link pages of the site. */
final class Page_Link_Test extends Wordpress_Test_Case {
	private int $parent;
	private int $page;

	protected function setUp(): void {
		parent::setUp();
		$this->parent = $this->publish_page( 'Pedidos' );
		$this->page   = $this->publish_page( 'Obrigado', $this->parent );
	}

	/** @param array<string, string> $typed */
	private function save( array $typed ): void {
		remove_all_filters( 'sanitize_option_' . Settings::OPTION );
		update_option( Settings::OPTION, Result::of( Settings::all(), $typed )->values );
	}

	/** @param array{post_name?: string, post_status?: string} $changes */
	private function change( int $id, array $changes ): void {
		wp_update_post( array( 'ID' => $id ) + $changes );
	}

	private function success(): string {
		return (string) strtok( Result_Pages::success( Post_Handler::read( array() ), '', 'key' ), '?' );
	}

	public function test_the_address_of_a_page_is_stored_as_its_id_and_read_as_its_present_path(): void {
		$this->save(
			array(
				'success_page' => '/pedidos/obrigado/',
				'failure_page' => '/outra/',
				'policy_link'  => home_url( '/pedidos/obrigado' ),
			)
		);
		self::assertSame( Page_Link::of_page( $this->page ), Settings::all()['success_page'] );
		self::assertSame( array( '/pedidos/obrigado/', '/outra/' ), array( Settings::text( 'policy_link' ), Settings::text( 'failure_page' ) ) );
		$this->change( $this->page, array( 'post_name' => 'recebido' ) );
		$this->change( $this->parent, array( 'post_name' => 'formularios' ) );
		self::assertSame( home_url( '/formularios/recebido/' ), $this->success() );
		self::assertSame( '/formularios/recebido/', Settings::text( 'policy_link' ) );
	}

	public function test_other_permalinks_and_another_address_of_the_site_change_the_result_page(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		$this->save( array( 'success_page' => '/pedidos/obrigado/' ) );
		update_option( 'permalink_structure', '/index.php/%postname%/' );
		$wp_rewrite->init();
		self::assertSame( home_url( '/index.php/pedidos/obrigado/' ), $this->success() );
		add_filter( 'home_url', static fn ( string $url, string $path ): string => 'https://novo.example/blog/' . ltrim( $path, '/' ), 10, 2 );
		self::assertSame( 'https://novo.example/blog/index.php/pedidos/obrigado/', $this->success() );
	}

	public function test_a_page_that_is_gone_is_replaced_by_the_plugins_own(): void {
		$this->save( array( 'success_page' => '/pedidos/obrigado/' ) );
		foreach ( array( 'draft', 'trash' ) as $status ) {
			$this->change( $this->page, array( 'post_status' => $status ) );
			self::assertSame( '', Settings::text( 'success_page' ) );
			self::assertStringContainsString( Lead_Endpoint::THANKS, Result_Pages::success( Post_Handler::read( array() ), '', 'key' ) );
		}
		wp_delete_post( $this->page, true );
		self::assertStringContainsString( Lead_Endpoint::THANKS, Result_Pages::success( Post_Handler::read( array() ), '', 'key' ) );
	}

	public function test_stored_paths_of_earlier_versions_become_ids(): void {
		$old = array(
			'success_page' => '/pedidos/obrigado/',
			'failure_page' => '/nada/',
			'policy_link'  => home_url( '/pedidos/' ),
		);
		update_option( Settings::OPTION, $old + Settings::all() );
		Page_Link::migrate();
		$values = array_intersect_key( Settings::all(), $old );
		ksort( $values );
		self::assertSame(
			array(
				'failure_page' => '/nada/',
				'policy_link'  => Page_Link::of_page( $this->parent ),
				'success_page' => Page_Link::of_page( $this->page ),
			),
			$values
		);
	}

	public function test_addresses_with_a_fragment_or_a_query_and_those_of_other_sites_are_kept(): void {
		foreach ( array( '/pedidos/#fim', '/pedidos/?x=1', 'https://outro.example/pedidos/' ) as $address ) {
			self::assertSame( $address, Page_Link::of_address( $address ) );
		}
	}
}
