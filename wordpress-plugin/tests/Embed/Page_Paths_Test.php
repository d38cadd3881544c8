<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Rewrite;
use Cfg_Configurator\Embed\Widget_Page;

/** Pages beside the one in the settings, and permalinks that other plugins change. */
final class Page_Paths_Test extends Embed_Test_Case {
	private const WIDGET = '<!-- wp:cfg-configurator/configurator /-->';

	/** Prefixes the permalinks of pages as plugins for languages do. */
	private function prefix( string $language, int ...$ids ): void {
		$with = static fn ( string $url ): string => str_replace( home_url( '/' ), home_url( "/$language/" ), $url );
		$add  = static fn ( string $url, int $id ): string => in_array( $id, $ids, true ) ? $with( $url ) : $url;
		add_filter( 'page_link', $add, 10, 2 );
	}

	/** The address that the element claims, and whether it may. */
	private function element( string $path ): string {
		$this->visit( $path );
		$html = do_shortcode( '[cfg_configurator]' );
		preg_match( '/ base-path="([^"]*)"/', $html, $base );
		return ( $base[1] ?? '' ) . ( str_contains( $html, ' routing="memory"' ) ? ' memory' : '' );
	}

	public function test_each_page_with_the_widget_has_its_own_base_path_and_serves_the_paths_below_it(): void {
		$dealer = $this->page( 'lisboa', '[cfg_configurator]', $this->page( 'concessionarios' )->ID );
		$query  = $this->visit( '/concessionarios/lisboa/Mar%C3%A9/motor' );
		self::assertSame( $dealer->ID, $query->get_queried_object_id() );
		self::assertSame( 'Maré/motor', Page_Rewrite::requested_path() );
		self::assertSame( '/concessionarios/lisboa', $this->element( '/concessionarios/lisboa/' ) );
		self::assertSame( '/configurador', $this->element( '/configurador/' ) );
		self::assertSame( home_url( '/concessionarios/lisboa/?modelid=5' ), $this->model_url( '/concessionarios/lisboa/Mar%C3%A9/motor' ) );
	}

	private function model_url( string $path ): string {
		$this->visit( $path );
		return Page_Address::model_url( '5' );
	}

	public function test_the_paths_follow_permalinks_that_another_plugin_changes(): void {
		$english = $this->page( 'configurator', self::WIDGET );
		$this->prefix( 'pt', Page_Address::page_id() );
		$this->prefix( 'en', $english->ID );
		self::assertSame( $english->ID, $this->visit( '/en/configurator/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( Page_Address::page_id(), $this->visit( '/pt/configurador/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( '/en/configurator', $this->element( '/en/configurator/x/motor' ) );
		self::assertSame( '/pt/configurador', $this->element( '/pt/configurador/x/motor' ) );
		self::assertSame( 'pt/configurador', Page_Address::path(), 'The stored path follows when the rules are made.' );
		$this->visit( '/en/configurator/Mar%C3%A9/motor' );
		self::assertFalse( apply_filters( 'pll_check_canonical_url', home_url( '/en/configurator/' ) ) );
	}

	public function test_a_path_without_the_language_that_a_plugin_has_taken_off_it_leads_to_the_page(): void {
		remove_all_filters( 'cfg_configurator_page_rules' );
		$english = $this->page( 'configurator', self::WIDGET );
		$this->prefix( 'en', $english->ID );
		self::assertSame( $english->ID, $this->visit( '/configurator/Mar%C3%A9/motor' )->get_queried_object_id() );
		$other = $this->page( 'en', 'Text' );
		$this->page( 'configurator', 'Text', $other->ID );
		self::assertSame( $english->ID, $this->visit( '/en/configurator/Mar%C3%A9/motor' )->get_queried_object_id() );
	}

	public function test_below_the_front_page_of_a_language_the_other_pages_stay_reachable(): void {
		$english = $this->page( 'home', self::WIDGET );
		$about   = $this->page( 'about' );
		add_filter( 'page_link', static fn ( string $url, int $id ): string => $id === $english->ID ? home_url( '/en/' ) : $url, 10, 2 );
		add_rewrite_rule( '^en/about/?$', 'index.php?pagename=about', 'top' );
		self::assertSame( $english->ID, $this->visit( '/en/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( $about->ID, $this->visit( '/en/about/' )->get_queried_object_id() );
	}

	public function test_child_pages_of_the_page_can_be_opened(): void {
		$child = $this->page( 'garantia', 'Text', Page_Address::page_id() );
		$other = $this->page( 'porto', '[cfg_configurator]', Page_Address::page_id() );
		self::assertSame( $child->ID, $this->visit( '/configurador/garantia/' )->get_queried_object_id() );
		self::assertSame( $other->ID, $this->visit( '/configurador/porto/' )->get_queried_object_id() );
		self::assertSame( $other->ID, $this->visit( '/configurador/porto/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( Page_Address::page_id(), $this->visit( '/configurador/garantias/motor' )->get_queried_object_id() );
	}

	public function test_a_draft_has_no_rule_and_its_element_claims_no_address(): void {
		$draft = $this->page( 'rascunho', '[cfg_configurator]' );
		wp_update_post(
			array(
				'ID'          => $draft->ID,
				'post_status' => 'draft',
			)
		);
		self::assertTrue( $this->visit( '/rascunho/Mar%C3%A9/motor' )->is_404() );
		$this->act_as( 'administrator' );
		self::assertSame( '/ memory', $this->element( "/?page_id=$draft->ID&preview=true" ) );
		wp_publish_post( $draft->ID );
		self::assertSame( '/rascunho', $this->element( '/rascunho/' ) );
		wp_trash_post( $draft->ID );
		self::assertTrue( $this->visit( '/rascunho/Mar%C3%A9/motor' )->is_404() );
	}

	public function test_a_page_with_a_password_asks_for_it_at_every_address_below(): void {
		$page = $this->page( 'interno', '[cfg_configurator]' );
		wp_update_post(
			array(
				'ID'            => $page->ID,
				'post_password' => 'x',
			)
		);
		self::assertSame( $page->ID, $this->visit( '/interno/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertNull( Widget_Page::current() );
	}

	public function test_adding_and_removing_the_widget_changes_the_rules(): void {
		$page = $this->page( 'carros' );
		$this->visit( '/' );
		foreach ( array( array( '[cfg_configurator]', false ), array( 'Text', true ) ) as list( $content, $is_missing ) ) {
			wp_update_post(
				array(
					'ID'           => $page->ID,
					'post_content' => $content,
				)
			);
			self::assertFalse( get_option( 'rewrite_rules' ) );
			self::assertSame( $is_missing, $this->visit( '/carros/Mar%C3%A9/motor' )->is_404() );
		}
		wp_update_post(
			array(
				'ID'         => $page->ID,
				'post_title' => 'Nothing that matters',
			)
		);
		self::assertIsArray( get_option( 'rewrite_rules' ) );
	}

	public function test_with_index_permalinks_the_paths_work_too(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/index.php/%postname%/' );
		$wp_rewrite->init();
		self::assertSame( '/index.php/configurador', Page_Address::base_path() );
		$_SERVER['PATH_INFO'] = '/configurador/Maré/motor';
		self::assertSame( Page_Address::page_id(), $this->visit( '/index.php/configurador/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( '', Attributes::all()['routing'] ?? '' );
	}

	public function test_a_filter_adds_a_rule_after_those_of_the_pages(): void {
		$target = 'index.php?page_id=' . Page_Address::page_id() . '&' . Widget_Page::PATH . '=$matches[1]';
		$paths  = array();
		add_filter(
			'cfg_configurator_page_rules',
			static function ( array $rules, array $present ) use ( $target, &$paths ): array {
				$paths = $present;
				return $rules + array(
					'^montador/(.+?)/?$'     => $target,
					'^configurador/(.+?)/?$' => 'index.php?p=1',
				);
			},
			10,
			2
		);
		self::assertSame( Page_Address::page_id(), $this->visit( '/montador/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( array( Page_Address::page_id() => 'configurador' ), $paths );
		self::assertSame( Page_Address::page_id(), $this->visit( '/configurador/Mar%C3%A9/motor' )->get_queried_object_id() );
	}

	public function test_the_widget_of_a_synced_pattern_is_known_before_it_is_rendered(): void {
		$pattern = wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_title'   => 'Montador',
				'post_content' => self::WIDGET,
			)
		);
		$page    = $this->page( 'padrao', "<!-- wp:block {\"ref\":$pattern} /-->" );
		self::assertSame( $page->ID, $this->visit( '/padrao/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( $page->ID, Widget_Page::current()?->ID );
	}

	public function test_the_widget_of_a_template_makes_its_page_known_when_it_is_first_shown(): void {
		$page = $this->page( 'modelo', 'Text' );
		$this->visit( '/modelo/' );
		self::assertFalse( Widget_Page::is_current() );
		self::assertSame( '/modelo', $this->element( '/modelo/' ) );
		self::assertTrue( Widget_Page::is_current() );
		self::assertSame( $page->ID, $this->visit( '/modelo/Mar%C3%A9/motor' )->get_queried_object_id() );
	}

	public function test_outside_the_page_itself_there_is_a_link_for_each_hit(): void {
		$page  = $this->page( 'lisboa', '[cfg_configurator]' );
		$query = $this->visit( '/?s=configurador' );
		self::assertTrue( $query->is_search() );
		$GLOBALS['post'] = $page;
		self::assertSame( '/lisboa/', $this->linked_path() );
		$this->visit( '/configurador/' );
		$GLOBALS['post'] = $page;
		self::assertSame( '/lisboa/', $this->linked_path(), 'A list of other pages on a page.' );
		$GLOBALS['post'] = $this->page( 'sem', 'Text' );
		$this->visit( '/?s=nada' );
		self::assertSame( '/configurador/', $this->linked_path(), 'A template of the search results.' );
	}

	private function linked_path(): string {
		$html = do_shortcode( '[cfg_configurator]' );
		self::assertStringNotContainsString( '<cfg-configurator', $html );
		return 1 === preg_match( '/<a href="([^"]+)"/', $html, $found ) ? wp_make_link_relative( $found[1] ) : '';
	}
}
