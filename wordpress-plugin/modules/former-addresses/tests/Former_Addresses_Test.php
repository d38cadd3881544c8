<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Former_Addresses\Tests;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Module;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** Paths that a page had before. */
final class Former_Addresses_Test extends Embed_Test_Case {
	private const OPTION = 'cfg_configurator_page_paths';

	private function redirected( string $path ): string {
		$this->visit( $path );
		return $this->redirect_of( static fn () => do_action( 'template_redirect' ) )->location;
	}

	private function assert_stays( string $path ): void {
		$this->visit( $path );
		$redirects = 0;
		add_filter(
			'wp_redirect',
			static function ( string $location ) use ( &$redirects ): string {
				++$redirects;
				return $location;
			}
		);
		remove_action( 'template_redirect', 'redirect_canonical' );
		do_action( 'template_redirect' );
		self::assertSame( 0, $redirects );
	}

	private function register(): void {
		/** @var Module $module */
		$module = require dirname( __DIR__ ) . '/module.php';
		$module->register();
	}

	public function test_former_paths_redirect_with_the_rest_of_the_path_and_the_query(): void {
		$this->visit( '/' );
		$cars = $this->page( 'carros' );
		foreach ( array( 'monte-o-seu', 'monte' ) as $slug ) {
			wp_update_post(
				array(
					'ID'          => Page_Address::page_id(),
					'post_name'   => $slug,
					'post_parent' => $cars->ID,
				)
			);
		}
		wp_update_post(
			array(
				'ID'        => $cars->ID,
				'post_name' => 'viaturas',
			)
		);
		$goal = home_url( '/viaturas/monte/' );
		self::assertSame( $goal . 'Mar%C3%A9/motor?x=1&y=%C3%A9', $this->redirected( '/configurador/Mar%C3%A9/motor/?x=1&y=%C3%A9' ) );
		self::assertSame( $goal . '?modelid=5', $this->redirected( '/configurador/?modelid=5' ) );
		self::assertSame( $goal, $this->redirected( '/carros/monte-o-seu' ) );
		self::assertSame( $goal . 'Serra%20Alta/resumo', $this->redirected( '/carros/monte/Serra%20Alta/resumo' ) );
		$this->assert_stays( '/viaturas/monte/Serra%20Alta/resumo' );
	}

	public function test_a_path_that_another_page_has_now_is_no_longer_a_former_one(): void {
		$this->visit( '/' );
		wp_update_post(
			array(
				'ID'        => Page_Address::page_id(),
				'post_name' => 'monte',
			)
		);
		$this->redirected( '/configurador/' );
		$other = $this->page( 'configurador', 'Text' );
		self::assertSame( $other->ID, $this->visit( '/configurador/' )->get_queried_object_id() );
		self::assertNotSame( Page_Address::page_id(), $this->visit( '/configurador/Mar%C3%A9/motor' )->get_queried_object_id() );
	}

	public function test_a_page_that_becomes_the_front_page_and_back_keeps_its_links(): void {
		$this->visit( '/' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', Page_Address::page_id() );
		self::assertSame( home_url( '/Mar%C3%A9/motor' ), $this->redirected( '/configurador/Mar%C3%A9/motor' ) );
		update_option( 'show_on_front', 'posts' );
		self::assertSame( home_url( '/configurador/Mar%C3%A9/motor' ), $this->redirected( '/Mar%C3%A9/motor' ) );
		self::assertFalse( $this->visit( '/configurador/Mar%C3%A9/motor' )->is_404() );
	}

	public function test_with_index_permalinks_a_present_path_is_not_redirected(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/index.php/%postname%/' );
		$wp_rewrite->init();
		$_SERVER['PATH_INFO'] = '/configurador/Maré/motor';
		$this->assert_stays( '/index.php/configurador/Mar%C3%A9/motor' );
	}

	public function test_without_the_module_the_paths_stay_stored_and_redirect_again_when_it_is_back(): void {
		$this->visit( '/' );
		remove_all_filters( 'cfg_configurator_page_rules' );
		wp_update_post(
			array(
				'ID'        => Page_Address::page_id(),
				'post_name' => 'monte',
			)
		);
		self::assertTrue( $this->visit( '/configurador/Mar%C3%A9/motor' )->is_404() );
		$this->register();
		delete_option( 'rewrite_rules' );
		self::assertSame( home_url( '/monte/Mar%C3%A9/motor' ), $this->redirected( '/configurador/Mar%C3%A9/motor' ) );
	}

	public function test_the_paths_are_data_which_is_deleted_only_with_the_settings(): void {
		$this->visit( '/' );
		self::assertIsArray( get_option( self::OPTION ) );
		Installation::uninstall();
		self::assertIsArray( get_option( self::OPTION ) );
		$this->set( array( 'erase_on_uninstall' => '1' ) );
		Installation::uninstall();
		self::assertFalse( get_option( self::OPTION ) );
	}
}
