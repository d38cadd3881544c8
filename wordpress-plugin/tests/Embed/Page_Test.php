<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Rewrite;
use Cfg_Configurator\Leads\Work\Schedule;

/** The configurator's page and the paths below it. */
final class Page_Test extends Embed_Test_Case {
	public function test_rules_flushed_right_after_activation_include_ours(): void {
		Installation::install();
		flush_rewrite_rules( false );
		self::assertArrayHasKey( '^configurador/(.+?)/?$', (array) get_option( 'rewrite_rules' ) );
		Installation::deactivate();
		flush_rewrite_rules( false );
		self::assertArrayNotHasKey( '^configurador/(.+?)/?$', (array) get_option( 'rewrite_rules' ) );
	}

	public function test_the_site_has_the_page_with_the_block_after_activation(): void {
		$page = get_post( Page_Address::page_id() );
		self::assertInstanceOf( \WP_Post::class, $page );
		self::assertSame( array( 'configurador', 'publish' ), array( $page->post_name, $page->post_status ) );
		self::assertTrue( has_block( 'cfg-configurator/configurator', $page ) );
		self::assertSame( '/configurador', Page_Address::base_path() );
	}

	public function test_repeating_the_setup_creates_no_second_page(): void {
		$before = wp_count_posts( 'page' )->publish;
		Installation::install();
		self::assertSame( $before, wp_count_posts( 'page' )->publish );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function paths_below_the_page(): array {
		return array(
			array( '/configurador/Mar%C3%A9/motor', 'Maré/motor' ),
			array( '/configurador/Mar%C3%A9/motor/', 'Maré/motor' ),
			array( '/configurador/Serra%20Alta/comparador/versao?x=1', 'Serra Alta/comparador/versao' ),
			array( '/configurador/comparar-configuracoes/7QXM4T9K6/6ZPWNB80N', 'comparar-configuracoes/7QXM4T9K6/6ZPWNB80N' ),
			array( '/configurador/nobody/knows/this', 'nobody/knows/this' ),
			array( '/configurador/', '' ),
		);
	}

	/**
	 * @dataProvider paths_below_the_page
	 */
	public function test_every_path_below_the_page_shows_the_page( string $path, string $asked ): void {
		$query = $this->visit( $path );
		self::assertFalse( $query->is_404() );
		self::assertSame( Page_Address::page_id(), $query->get_queried_object_id() );
		self::assertSame( $asked, Page_Rewrite::requested_path() );
	}

	public function test_paths_below_the_page_are_not_redirected_but_the_page_itself_gets_the_slash_of_the_site(): void {
		$this->visit( '/configurador/Mar%C3%A9/motor' );
		self::assertNull( redirect_canonical( home_url( '/configurador/Mar%C3%A9/motor' ), false ) );
		$this->visit( '/configurador' );
		self::assertSame( home_url( '/configurador/' ), redirect_canonical( home_url( '/configurador' ), false ) );
	}

	public function test_other_unknown_addresses_are_still_not_found(): void {
		self::assertTrue( $this->visit( '/configuradores/motor' )->is_404() );
		self::assertTrue( $this->visit( '/nada/configurador/motor' )->is_404() );
	}

	public function test_the_rule_follows_the_slug_of_the_page_and_of_its_parent(): void {
		$cars = $this->page( 'carros' );
		wp_update_post(
			array(
				'ID'          => Page_Address::page_id(),
				'post_name'   => 'monte-o-seu',
				'post_parent' => $cars->ID,
			)
		);
		self::assertSame( '/carros/monte-o-seu', Page_Address::base_path() );
		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertFalse( $this->visit( '/carros/monte-o-seu/Mar%C3%A9/motor' )->is_404() );
		wp_update_post(
			array(
				'ID'        => $cars->ID,
				'post_name' => 'viaturas',
			)
		);
		self::assertSame( '/viaturas/monte-o-seu', Page_Address::base_path() );
	}

	public function test_the_rule_follows_the_page_of_the_settings(): void {
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

	public function test_on_the_front_page_only_the_addresses_of_the_widget_are_handled(): void {
		$other = $this->page( 'sobre' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', Page_Address::page_id() );
		self::assertSame( '/', Page_Address::base_path() );
		self::assertSame( Page_Address::page_id(), $this->visit( '/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( Page_Address::page_id(), $this->visit( '/comparar-configuracoes/7QXM4T9K6/6ZPWNB80N' )->get_queried_object_id() );
		self::assertSame( 'comparar-configuracoes/7QXM4T9K6/6ZPWNB80N', Page_Rewrite::requested_path() );
		self::assertSame( $other->ID, $this->visit( '/sobre/' )->get_queried_object_id() );
		self::assertTrue( $this->visit( '/sobre/nada' )->is_404() );
	}

	public function test_without_permalinks_links_contain_the_id_of_the_page(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '' );
		$wp_rewrite->init();
		$id = Page_Address::page_id();
		self::assertSame( home_url( "/?page_id=$id" ), Page_Address::url() );
		self::assertSame( home_url( "/?page_id=$id&modelid=5" ), Page_Address::model_url( '5' ) );
	}

	public function test_in_a_subdirectory_the_base_path_contains_it(): void {
		add_filter( 'home_url', static fn ( string $url, string $path ): string => 'https://lume.example/pt/' . ltrim( $path, '/' ), 10, 2 );
		self::assertSame( '/pt/configurador', Page_Address::base_path() );
		self::assertSame( 'https://lume.example/pt/configurador/?modelid=5', Page_Address::model_url( '5' ) );
	}

	public function test_deactivation_removes_rules_and_cron_events(): void {
		wp_schedule_event( time(), 'daily', 'cfg_configurator_check_rest' );
		update_option( 'rewrite_rules', array( 'old' => 'rule' ) );
		Installation::deactivate();
		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertFalse( wp_next_scheduled( Schedule::WORK ) );
		self::assertGreaterThan( 0, Page_Address::page_id() );
	}

	public function test_a_request_during_the_deactivation_leaves_no_rules_behind(): void {
		remove_all_actions( 'shutdown' );
		register_deactivation_hook( WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php', array( Installation::class, 'deactivate' ) );
		deactivate_plugins( 'cfg-configurator/cfg-configurator.php' );
		update_option( 'rewrite_rules', array( '^configurador/(.+?)/?$' => 'index.php?page_id=5' ) );
		do_action( 'shutdown' );
		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertStringNotContainsString( 'cfg_configurator_', (string) wp_json_encode( _get_cron_array() ) );
	}
}
