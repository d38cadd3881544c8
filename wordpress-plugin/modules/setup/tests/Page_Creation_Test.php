<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Setup\Tests;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Modules\Setup\Page_Creation;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The page that the set-up creates. */
final class Page_Creation_Test extends Embed_Test_Case {
	/** @return array<string, array{array<string>, string}> Templates of a theme, and the one of the new page. */
	public static function templates(): array {
		return array(
			'none'                 => array( array( 'templates/template-cover.php' ), '' ),
			'without title'        => array( array( 'full-width.php', 'page-no-title' ), 'page-no-title' ),
			'full width, joined'   => array( array( 'template-homepage.php', 'template-fullwidth.php' ), 'template-fullwidth.php' ),
			'full width, in words' => array( array( 'templates/template-full-width.php' ), 'templates/template-full-width.php' ),
		);
	}

	/**
	 * @dataProvider templates
	 * @param array<string> $templates
	 */
	public function test_a_new_page_has_the_template_without_title_or_sidebar( array $templates, string $chosen ): void {
		add_filter( 'stylesheet', static fn (): string => 'none' );
		add_filter( 'template', static fn (): string => 'none' );
		add_filter( 'theme_page_templates', static fn (): array => array_fill_keys( $templates, 'A template' ) );
		wp_delete_post( Page_Address::page_id(), true );
		Page_Creation::ensure();
		self::assertSame( $chosen, get_post_meta( Page_Address::page_id(), '_wp_page_template', true ) );
	}

	public function test_an_existing_page_of_that_name_is_used(): void {
		wp_delete_post( Page_Address::page_id(), true );
		$own = $this->page( 'configurador', 'Written by an editor' );
		Page_Creation::ensure();
		self::assertSame( $own->ID, Page_Address::page_id() );
		self::assertSame( 'Written by an editor', get_post_field( 'post_content', $own->ID ) );
	}

	public function test_a_page_in_the_bin_is_replaced(): void {
		$old = Page_Address::page_id();
		wp_trash_post( $old );
		self::assertSame( 'configurador', Page_Address::path() );
		Page_Creation::ensure();
		self::assertNotSame( $old, Page_Address::page_id() );
		self::assertSame( 'configurador', Page_Address::path() );
	}
}
