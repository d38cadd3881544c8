<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Element;

use Cfg_Configurator\Element\Page;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** The pages with the element, and the addresses below them. */
final class Page_Test extends Plugin_Test_Case {
	private const ELEMENT = '<!-- wp:cfg-configurator/configurator /-->';

	/** @return list<array{string, string}> Path, and what is requested below the page. */
	public static function paths_below_the_page(): array {
		return array(
			array( '/configurador/', '' ),
			array( '/configurador/Mar%C3%A9/motor', 'Maré/motor' ),
			array( '/configurador/Mar%C3%A9/motor/', 'Maré/motor' ),
			array( '/configurador/comparar-configuracoes/7QXM4T9K6/6ZPWNB80N', 'comparar-configuracoes/7QXM4T9K6/6ZPWNB80N' ),
			array( '/configurador/nada/de/nada', 'nada/de/nada' ),
			array( '/configurador/feedback/motor', 'feedback/motor' ),
		);
	}

	/** @dataProvider paths_below_the_page */
	public function test_every_path_below_the_page_shows_the_page( string $path, string $asked ): void {
		$query = $this->visit( $path );
		self::assertFalse( $query->is_404() );
		self::assertSame( Settings::number( 'page_id' ), $query->get_queried_object_id() );
		self::assertSame( $asked, Page::requested_path() );
	}

	/** @return list<array{string}> */
	public static function paths_of_wordpress(): array {
		return array(
			array( 'feed/' ),
			array( 'feed/rss2/' ),
			array( 'embed/' ),
			array( 'comment-page-2/' ),
			array( '2/' ),
			array( 'page/2/' ),
			array( 'trackback/' ),
		);
	}

	/** @dataProvider paths_of_wordpress */
	public function test_paths_that_wordpress_has_below_every_page_stay_its_own( string $path ): void {
		$this->visit( "/configurador/{$path}" );
		self::assertSame( '', Page::requested_path() );
	}

	public function test_child_pages_keep_their_addresses_and_paths_below_a_page_are_not_redirected(): void {
		$child = $this->page( 'ajuda', 'Texto', Settings::number( 'page_id' ) );
		self::assertSame( $child->ID, $this->visit( '/configurador/ajuda/' )->get_queried_object_id() );
		$this->visit( '/configurador/Mar%C3%A9/motor' );
		self::assertNull( redirect_canonical( home_url( '/configurador/Mar%C3%A9/motor' ), false ) );
		self::assertFalse( apply_filters( 'pll_check_canonical_url', home_url( '/configurador/' ) ) );
		$this->visit( '/configurador' );
		self::assertSame( home_url( '/configurador/' ), redirect_canonical( home_url( '/configurador' ), false ) );
		self::assertTrue( $this->visit( '/configuradores/motor' )->is_404() );
	}

	public function test_a_page_is_known_from_when_it_is_saved_with_the_element_until_it_is_saved_without(): void {
		$dealer = $this->page( 'lisboa', '[cfg_configurator]', $this->page( 'concessionarios' )->ID );
		self::assertContains( $dealer->ID, Page::ids() );
		self::assertSame( $dealer->ID, $this->visit( '/concessionarios/lisboa/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertStringContainsString( ' base-path="/concessionarios/lisboa"', do_shortcode( '[cfg_configurator]' ) );
		self::assertSame( home_url( '/concessionarios/lisboa/?modelid=5' ), Page::model_url( Page::url(), '5' ) );
		wp_update_post(
			array(
				'ID'           => $dealer->ID,
				'post_content' => 'Texto',
			)
		);
		self::assertNotContains( $dealer->ID, Page::ids() );
		self::assertTrue( $this->visit( '/concessionarios/lisboa/Mar%C3%A9/motor' )->is_404() );
		wp_delete_post( Settings::number( 'page_id' ), true );
		self::assertSame( array(), Page::ids() );
	}

	public function test_the_rules_follow_the_slug_of_a_page_and_of_the_pages_above_it(): void {
		$above = $this->page( 'carros' );
		$page  = $this->page( 'monte', self::ELEMENT, $above->ID );
		update_option( 'rewrite_rules', array( 'old' => 'rule' ) );
		wp_update_post(
			array(
				'ID'        => $above->ID,
				'post_name' => 'viaturas',
			)
		);
		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertSame( $page->ID, $this->visit( '/viaturas/monte/Mar%C3%A9/motor' )->get_queried_object_id() );
	}

	public function test_saving_another_post_changes_no_rule_and_costs_no_search(): void {
		update_option( 'rewrite_rules', array( 'old' => 'rule' ) );
		$searches = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$searches ): string {
				$searches += str_contains( $sql, 'post_content LIKE' ) ? 1 : 0;
				return $sql;
			}
		);
		$this->page( 'outra', 'Texto' );
		self::assertSame( array( 'old' => 'rule' ), get_option( 'rewrite_rules' ) );
		self::assertSame( 0, $searches );
	}

	public function test_elsewhere_the_element_works_without_addresses_and_a_page_view_writes_nothing(): void {
		$page = $this->page( 'rodape', 'The theme adds the element.' );
		$this->visit( '/rodape/' );
		$before = array( get_option( Page::OPTION ), get_option( 'rewrite_rules' ), get_post_meta( $page->ID ) );
		$html   = do_shortcode( '[cfg_configurator]' );
		self::assertStringContainsString( ' routing="memory"', $html );
		self::assertStringNotContainsString( 'cfg-configurator-advice', $html );
		self::assertSame( $before, array( get_option( Page::OPTION ), get_option( 'rewrite_rules' ), get_post_meta( $page->ID ) ) );
		self::assertNull( Page::current(), 'Title and description of that page stay its own.' );
		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'cfg-configurator-advice', do_shortcode( '[cfg_configurator]' ) );
	}

	public function test_on_the_front_page_only_the_addresses_of_the_element_are_its_own(): void {
		$other = $this->page( 'sobre' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', Settings::number( 'page_id' ) );
		self::assertSame( '/', Page::base_path() );
		self::assertSame( Settings::number( 'page_id' ), $this->visit( '/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertSame( $other->ID, $this->visit( '/sobre/' )->get_queried_object_id() );
		self::assertTrue( $this->visit( '/sobre/nada' )->is_404() );
	}

	public function test_the_paths_follow_permalinks_that_a_plugin_for_languages_changes(): void {
		$english = $this->page( 'configurator', self::ELEMENT );
		$prefix  = static fn ( string $url, int $id ): string => $id === $english->ID ? str_replace( home_url( '/' ), home_url( '/en/' ), $url ) : $url;
		add_filter( 'page_link', $prefix, 10, 2 );
		self::assertSame( $english->ID, $this->visit( '/en/configurator/Mar%C3%A9/motor' )->get_queried_object_id() );
		self::assertStringContainsString( ' base-path="/en/configurator"', do_shortcode( '[cfg_configurator]' ) );
		self::assertSame(
			$english->ID,
			$this->visit( '/configurator/Mar%C3%A9/motor' )->get_queried_object_id(),
			'A plugin may take the language off the path.'
		);
		self::assertSame( home_url( '/configurador/Mar%C3%A9/motor' ), apply_filters( 'pll_translation_url', home_url( '/configurador/' ) ) );
	}

	public function test_links_lead_to_the_translation_of_a_page(): void {
		$policy  = $this->page( 'privacidade' );
		$english = $this->page( 'privacy' );
		$this->set( array( 'policy_link' => "page:{$policy->ID}" ) );
		add_filter( 'wpml_object_id', static fn ( int $id ): int => $policy->ID === $id ? $english->ID : $id );
		self::assertSame( '/privacy/', Settings::text( 'policy_link' ) );
	}

	public function test_another_page_of_the_settings_is_known_at_once(): void {
		$other = $this->page( 'outra' );
		update_option( 'rewrite_rules', array( 'old' => 'rule' ) );
		$this->set( array( 'page_id' => $other->ID ) );
		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertSame( $other->ID, $this->visit( '/outra/Mar%C3%A9/resumo' )->get_queried_object_id() );
	}

	public function test_without_permalinks_links_contain_the_id_of_the_page_and_steps_stay_in_memory(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '' );
		$wp_rewrite->init();
		$id = Settings::number( 'page_id' );
		self::assertSame( home_url( "/?page_id=$id&modelid=5" ), Page::model_url( Page::url(), '5' ) );
		self::assertSame( 'memory', \Cfg_Configurator\Element\Attributes::all()['routing'] );
	}
}
