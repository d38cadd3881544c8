<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\First_Paint;

use Cfg_Configurator\First_Paint\Page_Head;
use Cfg_Configurator\First_Paint\Line_Up_Snapshot;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** Title, description and structured data of the page. */
final class Page_Head_Test extends Embed_Test_Case {
	private function head( string $path = '/com/' ): Page_Head {
		$this->page( 'com', '[cfg_configurator]' );
		$this->page( 'sem', 'Nothing' );
		$seo = array(
			'title'   => 'Monte o seu',
			'content' => '<p>Uma</p><p>duas &amp; três</p>',
		);
		$this->store_line_up( self::MODELS, array( 'seo' => $seo ) );
		$this->visit( $path );
		return new Page_Head( new Line_Up_Snapshot() );
	}

	private const PARTS = array(
		'title' => 'Page',
		'site'  => 'Site',
	);

	public function test_title_and_description_come_from_the_seo_data(): void {
		$head = $this->head();
		self::assertSame( array( 'Monte o seu', 'Site' ), array_values( $head->title( self::PARTS ) ) );
		self::assertSame( '<meta name="description" content="Uma duas &amp; três">', trim( $this->output_of( array( $head, 'print_description' ) ) ) );
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
		self::assertMatchesRegularExpression( '/content="(palavra )+palavra…"/', $this->output_of( array( $head, 'print_description' ) ) );
	}

	public function test_the_address_of_a_model_names_the_model(): void {
		self::assertSame( 'Maré · Monte o seu', $this->head( '/configurador/Mar%C3%A9/versao' )->title( self::PARTS )['title'] );
		self::assertSame( 'Caro · Monte o seu', $this->head( '/configurador/?modelid=7' )->title( self::PARTS )['title'] );
		self::assertSame( 'Monte o seu', $this->head( '/configurador/Buy%20now/versao' )->title( self::PARTS )['title'] );
	}

	public function test_other_pages_are_unchanged(): void {
		$head = $this->head( '/sem/' );
		self::assertSame( self::PARTS, $head->title( self::PARTS ) );
		self::assertSame( '', $this->output_of( array( $head, 'print_description' ) ) );
	}

	public function test_filters_are_applied_last(): void {
		$head = $this->head();
		add_filter( 'cfg_configurator_title', static fn ( string $title ): string => $title . '!' );
		add_filter( 'cfg_configurator_description', '__return_empty_string' );
		self::assertSame( 'Monte o seu!', $head->title( self::PARTS )['title'] );
		self::assertSame( '', $this->output_of( array( $head, 'print_description' ) ) );
	}
}
