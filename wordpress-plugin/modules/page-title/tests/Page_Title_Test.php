<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Page_Title\Tests;

use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The heading with the page's title that a theme prints above the widget. */
final class Page_Title_Test extends Embed_Test_Case {
	private const WIDGET = '<!-- wp:cfg-configurator/configurator {"align":"full"} /-->';

	/** Whether this site has a block theme during the test. */
	private function use_theme( bool $is_block_theme ): void {
		$theme = $is_block_theme ? 'twentytwentyfive' : 'none';
		add_filter( 'stylesheet', static fn (): string => $theme );
		add_filter( 'template', static fn (): string => $theme );
		self::assertSame( $is_block_theme, wp_is_block_theme() );
	}

	/** What a classic theme prints for the title of the page at an address, in its loop and after it. */
	private function title_of_classic_theme( string $path ): string {
		$this->use_theme( false );
		$this->visit( $path );
		ob_start();
		while ( have_posts() ) {
			the_post();
			the_title( '<h1>', '</h1>' );
		}
		return ob_get_clean() . wp_get_document_title() . get_the_title( (int) get_queried_object_id() );
	}

	/** What a block theme prints for the title of the page at an address. */
	private function title_of_block_theme( string $path, int $level ): string {
		$this->use_theme( true );
		$this->visit( $path );
		the_post();
		$block = array(
			'blockName'    => 'core/post-title',
			'attrs'        => array( 'level' => $level ),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
		$place = array(
			'postId'   => get_queried_object_id(),
			'postType' => 'page',
		);
		return wp_strip_all_tags( ( new \WP_Block( $block, $place ) )->render() );
	}

	/** @return array<string, array{string, bool}> Content of a page, and whether its title stays. */
	public static function contents(): array {
		return array(
			'block'                => array( self::WIDGET, false ),
			'shortcode'            => array( '[cfg_configurator product="Lume"]', false ),
			'classic editor'       => array( '<p>[cfg_configurator]</p>', false ),
			'shortcode block'      => array( "<!-- wp:shortcode -->\n[cfg_configurator]\n<!-- /wp:shortcode -->", false ),
			'group'                => array( '<!-- wp:group --><div class="wp-block-group">' . self::WIDGET . '</div><!-- /wp:group -->', false ),
			'text above'           => array( '<p>Escolha.</p>' . self::WIDGET, true ),
			'picture above'        => array( '<img src="/a.webp" alt="">' . self::WIDGET, true ),
			'another block'        => array( '<!-- wp:latest-posts /-->' . self::WIDGET, true ),
			'a page of other kind' => array( '<p>Contactos</p>', true ),
		);
	}

	/** @dataProvider contents */
	public function test_a_classic_theme_prints_no_title_above_a_page_that_is_nothing_but_the_widget( string $content, bool $stays ): void {
		$title = $this->page( 'Viaturas', $content )->post_title;
		self::assertSame( $stays, str_contains( $this->title_of_classic_theme( '/viaturas/' ), "<h1>$title</h1>" ) );
	}

	/** @dataProvider contents */
	public function test_a_block_theme_prints_no_title_above_a_page_that_is_nothing_but_the_widget( string $content, bool $stays ): void {
		$this->page( 'Viaturas', $content );
		self::assertSame( $stays ? 'Viaturas' : '', $this->title_of_block_theme( '/viaturas/', 1 ) );
	}

	public function test_a_title_that_is_no_main_heading_stays(): void {
		$this->page( 'Viaturas', self::WIDGET );
		self::assertSame( 'Viaturas', $this->title_of_block_theme( '/viaturas/', 2 ) );
	}

	public function test_titles_outside_the_loop_stay(): void {
		$this->page( 'Viaturas', self::WIDGET );
		$printed = $this->title_of_classic_theme( '/viaturas/' );
		self::assertStringNotContainsString( '<h1>', $printed );
		self::assertStringEndsWith( 'Viaturas', $printed );
	}

	public function test_a_theme_that_prints_headings_its_own_way_gets_the_same_answer(): void {
		$this->page( 'Viaturas', self::WIDGET );
		$this->page( 'Contactos', '<p>Telefone</p>' );
		$answers = static fn (): array => array( apply_filters( 'astra_the_title_enabled', true ), apply_filters( 'ocean_page_header_heading', 'h1' ) );
		$this->visit( '/viaturas/' );
		self::assertSame( array( false, 'div' ), $answers() );
		$this->visit( '/contactos/' );
		self::assertSame( array( true, 'h1' ), $answers() );
	}

	public function test_a_filter_keeps_the_title(): void {
		$this->page( 'Viaturas', self::WIDGET );
		add_filter( 'cfg_configurator_page_title', '__return_true' );
		self::assertStringContainsString( '<h1>Viaturas</h1>', $this->title_of_classic_theme( '/viaturas/' ) );
	}
}
