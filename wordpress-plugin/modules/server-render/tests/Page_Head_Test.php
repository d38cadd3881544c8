<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Page_Facts;
use Cfg_Configurator\Modules\Server_Render\Page_Head;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** Title, description and structured data of the page. */
final class Page_Head_Test extends Embed_Test_Case {
	use Stored_Models;

	private function head( string $path = '/com/' ): Page_Head {
		$this->page( 'com', '[cfg_configurator]' );
		$this->page( 'sem', 'Nothing' );
		$seo = array(
			'title'   => 'Monte o seu',
			'content' => '<p>Uma</p><p>duas &amp; três</p>',
		);
		$this->store_models( self::MODELS, array( 'seo' => $seo ) );
		$this->visit( $path );
		return new Page_Head( new Page_Facts( new Model_List_Store() ) );
	}

	/** What the head prints after what others print. */
	private function completed( Page_Head $head, string $others = '' ): string {
		return $this->output_of(
			static function () use ( $head, $others ): void {
				$head->start();
				echo $others; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
				$head->end();
			}
		);
	}

	private const PARTS = array(
		'title' => 'Page',
		'site'  => 'Site',
	);

	public function test_title_and_description_come_from_the_seo_data(): void {
		$head = $this->head();
		self::assertSame( array( 'Monte o seu', 'Site' ), array_values( $head->title( self::PARTS ) ) );
		self::assertStringContainsString( '<meta name="description" content="Uma duas &amp; três">', $this->completed( $head ) );
	}

	public function test_the_settings_take_precedence(): void {
		$this->set(
			array(
				'seo_title'   => 'Meu "título"',
				'seo_content' => str_repeat( 'palavra ', 40 ),
			)
		);
		$head = $this->head();
		self::assertSame( 'Meu "título"', $head->title( self::PARTS )['title'] );
		self::assertMatchesRegularExpression( '/content="(palavra )+palavra…"/', $this->completed( $head ) );
	}

	public function test_the_address_of_a_model_names_the_model(): void {
		self::assertSame( 'Maré · Monte o seu', $this->head( '/configurador/Mar%C3%A9/versao' )->title( self::PARTS )['title'] );
		self::assertSame( 'Caro · Monte o seu', $this->head( '/configurador/?modelid=7' )->title( self::PARTS )['title'] );
		self::assertSame( 'Monte o seu', $this->head( '/configurador/Buy%20now/versao' )->title( self::PARTS )['title'] );
	}

	public function test_polylang_links_to_the_same_step_of_the_page_in_another_language(): void {
		$head = $this->head( '/configurador/Mar%C3%A9/versao' );
		self::assertSame( home_url( '/com/Mar%C3%A9/versao' ), $head->translated( home_url( '/com/' ) ) );
		self::assertSame( home_url( '/sem/' ), $head->translated( home_url( '/sem/' ) ) );
		self::assertSame( home_url( '/' ), $head->translated( home_url( '/' ) ) );
		self::assertNull( $head->translated( null ) );
		$this->visit( '/com/' );
		self::assertSame( home_url( '/com/' ), $head->translated( home_url( '/com/' ) ) );
	}

	public function test_other_pages_are_unchanged(): void {
		$head = $this->head( '/sem/' );
		self::assertSame( self::PARTS, $head->title( self::PARTS ) );
		self::assertSame( '', $this->completed( $head ) );
	}

	public function test_filters_are_applied_last(): void {
		$head = $this->head();
		add_filter( 'cfg_configurator_title', static fn ( string $title ): string => $title . '!' );
		add_filter( 'cfg_configurator_description', '__return_empty_string' );
		self::assertSame( 'Monte o seu!', $head->title( self::PARTS )['title'] );
		self::assertStringNotContainsString( 'description', $this->completed( $head ) );
	}

	public function test_the_address_of_a_model_has_its_own_description_picture_and_canonical_address(): void {
		$head = $this->head( '/configurador/Mar%C3%A9/versao' );
		$page = get_permalink( get_queried_object_id() ) . 'Mar%C3%A9/motor';
		self::assertSame( $page, $head->canonical( 'https://site.example/' ) );
		$html = $this->completed( $head );
		foreach (
			array(
				'<meta name="description" content="Maré: desde 32 450 €. Uma duas &amp; três">',
				'<link rel="canonical" href="' . $page . '">',
				'<meta property="og:title" content="Maré · Monte o seu">',
				'<meta property="og:image" content="' . home_url( '/media/mare.avif' ) . '">',
				'<meta property="og:url" content="' . $page . '">',
			) as $tag
		) {
			self::assertStringContainsString( $tag, str_replace( "\u{a0}", ' ', $html ) );
		}
	}

	public function test_a_tag_that_somebody_else_prints_is_never_printed_twice(): void {
		$others = '<META content="x" NAME=description><link href="/a/" rel=\'canonical\' /><meta property="og:title" content="Outro"/>';
		$html   = $this->completed( $this->head(), $others );
		self::assertStringStartsWith( $others, $html );
		foreach ( array( 'description', 'canonical', 'og:title', 'og:image', 'og:url', 'og:description', 'og:type' ) as $name ) {
			self::assertSame( 1, preg_match_all( '/(?:name|property|rel)=["\']?' . $name . '["\'>\s]/i', $html ), $name );
		}
	}

	public function test_a_buffer_that_another_plugin_leaves_open_or_closes_is_left_alone(): void {
		$head = $this->head();
		self::assertSame(
			'theme',
			$this->output_of(
				static function () use ( $head ): void {
					$head->start();
					echo 'theme';
					ob_end_flush();
					$head->end();
				}
			)
		);
	}
}
