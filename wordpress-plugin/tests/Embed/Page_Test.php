<?php
/**
 * The page and the addresses below it.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Creation;
use Cfg_Configurator\Embed\Page_Rewrite;
use Cfg_Configurator\Settings\Settings;

/**
 * Where the configurator is found.
 */
final class Page_Test extends Embed_Test_Case {
	private function address(): Page_Address {
		return new Page_Address( new Settings() );
	}

	private function installation(): Installation {
		$file = WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php';
		return new Installation( $file, new Page_Creation( new Settings() ), new Page_Rewrite( $this->address() ) );
	}

	public function test_whoever_makes_the_rules_right_after_the_activation_finds_ours(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		$wp_rewrite->extra_rules_top = array();
		$installation                = $this->installation();
		$installation->install();
		flush_rewrite_rules( false );
		self::assertArrayHasKey( '^configurador/(.+?)/?$', (array) get_option( 'rewrite_rules' ) );
		$installation->deactivate();
		flush_rewrite_rules( false );
		self::assertArrayNotHasKey( '^configurador/(.+?)/?$', (array) get_option( 'rewrite_rules' ) );
	}

	public function test_the_site_has_the_page_after_activation_and_it_holds_the_block(): void {
		$page = get_post( $this->address()->page_id() );
		self::assertInstanceOf( \WP_Post::class, $page );
		self::assertSame( array( 'configurador', 'publish' ), array( $page->post_name, $page->post_status ) );
		self::assertTrue( has_block( 'cfg-configurator/configurator', $page ) );
		self::assertSame( '/configurador', $this->address()->base_path() );
	}

	public function test_making_the_site_ready_once_more_makes_no_second_page(): void {
		$before = wp_count_posts( 'page' )->publish;
		$this->installation()->install();
		self::assertSame( $before, wp_count_posts( 'page' )->publish );
	}

	public function test_a_page_of_that_name_is_taken_as_it_is(): void {
		wp_delete_post( $this->address()->page_id(), true );
		$own = $this->page( 'configurador', 'Written by an editor' );
		( new Page_Creation( new Settings() ) )->ensure();
		self::assertSame( $own->ID, $this->address()->page_id() );
		self::assertSame( 'Written by an editor', get_post_field( 'post_content', $own->ID ) );
	}

	public function test_a_page_in_the_bin_is_replaced(): void {
		$old = $this->address()->page_id();
		wp_trash_post( $old );
		self::assertSame( 'configurador', $this->address()->path() );
		( new Page_Creation( new Settings() ) )->ensure();
		self::assertNotSame( $old, $this->address()->page_id() );
		self::assertSame( 'configurador', $this->address()->path() );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function deep_paths(): array {
		return array(
			array( '/configurador/Mar%C3%A9/motor', 'Maré/motor' ),
			array( '/configurador/Mar%C3%A9/motor/', 'Maré/motor' ),
			array( '/configurador/Serra%20Alta/comparador/versao?x=1', 'Serra Alta/comparador/versao' ),
			array( '/configurador/nobody/knows/this', 'nobody/knows/this' ),
			array( '/configurador/', '' ),
		);
	}

	/**
	 * @dataProvider deep_paths
	 */
	public function test_every_path_below_the_page_shows_the_page( string $path, string $asked ): void {
		$query = $this->visit( $path );
		self::assertFalse( $query->is_404() );
		self::assertSame( $this->address()->page_id(), $query->get_queried_object_id() );
		self::assertSame( $asked, Page_Rewrite::asked() );
	}

	public function test_no_path_below_the_page_is_led_elsewhere_but_the_page_itself_has_the_site_s_slash(): void {
		$this->visit( '/configurador/Mar%C3%A9/motor' );
		self::assertNull( redirect_canonical( home_url( '/configurador/Mar%C3%A9/motor' ), false ) );
		$this->visit( '/configurador' );
		self::assertSame( home_url( '/configurador/' ), redirect_canonical( home_url( '/configurador' ), false ) );
	}

	public function test_other_addresses_are_not_found_as_before(): void {
		self::assertTrue( $this->visit( '/configuradores/motor' )->is_404() );
		self::assertTrue( $this->visit( '/nada/configurador/motor' )->is_404() );
	}

	public function test_the_rule_follows_the_page_s_slug_and_the_page_above_it(): void {
		$cars = $this->page( 'carros' );
		wp_update_post(
			array(
				'ID'          => $this->address()->page_id(),
				'post_name'   => 'monte-o-seu',
				'post_parent' => $cars->ID,
			)
		);
		self::assertSame( '/carros/monte-o-seu', $this->address()->base_path() );
		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertFalse( $this->visit( '/carros/monte-o-seu/Mar%C3%A9/motor' )->is_404() );
		self::assertTrue( $this->visit( '/configurador/Mar%C3%A9/motor' )->is_404() );
		wp_update_post(
			array(
				'ID'        => $cars->ID,
				'post_name' => 'viaturas',
			)
		);
		self::assertSame( '/viaturas/monte-o-seu', $this->address()->base_path() );
	}

	public function test_the_rule_follows_the_page_that_the_settings_name(): void {
		$other = $this->page( 'outra' );
		update_option( 'rewrite_rules', array( 'old' => 'rule' ) );
		$this->set(
			array(
				'page_id'   => $other->ID,
				'page_path' => 'outra',
			)
		);
		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertSame( $other->ID, $this->visit( '/outra/Mar%C3%A9/resumo' )->get_queried_object_id() );
	}

	public function test_on_the_front_page_only_the_widget_s_own_addresses_are_taken(): void {
		$other = $this->page( 'sobre' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->address()->page_id() );
		self::assertSame( '/', $this->address()->base_path() );
		self::assertSame( $this->address()->page_id(), $this->visit( '/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( $other->ID, $this->visit( '/sobre/' )->get_queried_object_id() );
		self::assertTrue( $this->visit( '/sobre/nada' )->is_404() );
	}

	public function test_without_permalinks_links_lead_to_the_page_by_its_number(): void {
		update_option( 'permalink_structure', '' );
		$id = $this->address()->page_id();
		self::assertSame( home_url( "/?page_id=$id" ), $this->address()->url() );
		self::assertSame( home_url( "/?page_id=$id&modelid=5" ), $this->address()->model_url( '5' ) );
	}

	public function test_in_a_subdirectory_the_base_path_holds_it(): void {
		add_filter( 'home_url', static fn ( string $url, string $path ): string => 'https://lume.example/pt/' . ltrim( $path, '/' ), 10, 2 );
		self::assertSame( '/pt/configurador', $this->address()->base_path() );
		self::assertSame( 'https://lume.example/pt/configurador/?modelid=5', $this->address()->model_url( '5' ) );
	}

	public function test_switching_off_leaves_neither_rules_nor_appointments(): void {
		wp_schedule_event( time(), 'daily', 'cfg_configurator_something' );
		update_option( 'rewrite_rules', array( 'old' => 'rule' ) );
		$this->installation()->deactivate();
		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertFalse( wp_next_scheduled( 'cfg_configurator_something' ) );
		self::assertFalse( wp_next_scheduled( 'cfg_configurator_refresh_range' ) );
		self::assertGreaterThan( 0, $this->address()->page_id() );
	}
}
