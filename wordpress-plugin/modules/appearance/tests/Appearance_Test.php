<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance\Tests;

use Cfg_Configurator\Embed\Overrides;
use Cfg_Configurator\Modules\Appearance\Appearance;
use Cfg_Configurator\Modules\Appearance\Contrast;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** Colours, font and radius reach the element through a style sheet with its own URL. */
final class Appearance_Test extends Embed_Test_Case {
	protected function tearDown(): void {
		Public_Folder::of_site()?->delete();
		parent::tearDown();
	}

	public function test_a_site_without_its_own_appearance_has_no_further_style_sheet(): void {
		self::assertSame( '', Appearance::link() );
	}

	public function test_the_style_sheet_of_the_settings_sets_the_custom_properties(): void {
		$this->set(
			array(
				'style_accent'      => '#7a1f3d',
				'style_font_family' => '"Fira Sans", serif',
				'style_radius'      => '0',
			)
		);
		self::assertSame(
			"cfg-configurator {\n\t--cfg-accent: #7a1f3d;\n\t--cfg-font-family: \"Fira Sans\", serif;\n\t--cfg-radius: 0px;\n}\n",
			$this->sheet( Appearance::link() )
		);
	}

	public function test_a_shortcode_may_change_the_appearance_of_its_page(): void {
		$this->set( array( 'style_accent' => '#7a1f3d' ) );
		$this->visit( '/configurador/' );
		$link = do_shortcode( '[cfg_configurator accent="#123456" radius="8" surface="red"]' );
		self::assertStringContainsString( "--cfg-accent: #123456;\n\t--cfg-radius: 8px;", $this->sheet( $link ) );
		self::assertStringNotContainsString( ' accent=', $link, 'The element has no such attribute.' );
	}

	public function test_another_appearance_is_another_file_and_an_old_file_is_written_again_while_it_is_used(): void {
		$this->set( array( 'style_accent' => '#7a1f3d' ) );
		$link = Appearance::link();
		$file = $this->file( $link );
		touch( $file, time() - 2 * DAY_IN_SECONDS );
		self::assertSame( $link, Appearance::link() );
		clearstatcache();
		self::assertGreaterThan( time() - HOUR_IN_SECONDS, filemtime( $file ) );
		$this->set( array( 'style_accent' => '#0a5c36' ) );
		self::assertNotSame( $link, Appearance::link() );
	}

	public function test_wordpress_sends_the_style_sheet_if_no_file_can_be_written(): void {
		$this->set( array( 'style_accent' => '#7a1f3d' ) );
		add_filter( 'upload_dir', static fn ( array $folder ): array => array( 'error' => 'Read-only.' ) + $folder );
		$link = Appearance::link();
		self::assertStringContainsString( home_url( '/?cfg-configurator=aparencia' ), html_entity_decode( $link ) );
		self::assertSame( "cfg-configurator {\n\t--cfg-accent: #7a1f3d;\n}\n", Appearance::css( $this->query( $link ) ) );
	}

	public function test_the_block_editor_knows_the_appearance_without_overrides(): void {
		$this->set( array( 'style_accent' => '#7a1f3d' ) );
		/** @var array{cfgConfigurator: array{appearance: array<string, string>, fonts: list<array{string, string}>}} $settings */
		$settings = apply_filters( 'block_editor_settings_all', array(), new \WP_Block_Editor_Context() );
		self::assertEquals(
			array(
				'accent'      => '#7a1f3d',
				'on-accent'   => '#ffffff',
				'surface'     => '#ffffff',
				'font-family' => '',
				'radius'      => '4',
			),
			$settings['cfgConfigurator']['appearance']
		);
		self::assertContains( array( 'Georgia, serif', 'Georgia' ), $settings['cfgConfigurator']['fonts'] );
	}

	public function test_a_style_sheet_contains_no_value_that_a_setting_would_reject(): void {
		$css = Appearance::css(
			array(
				'accent'      => '#fff;} body { display: none',
				'font-family' => array( 'Arial' ),
				'radius'      => '8',
				'ink'         => '#ffffff',
			)
		);
		self::assertSame( "cfg-configurator {\n\t--cfg-radius: 8px;\n}\n", $css );
		self::assertSame(
			array( 'radius' => '8' ),
			Overrides::read(
				array(
					'radius' => '8',
					'accent' => 'x',
				)
			)
		);
	}

	public function test_the_contrast_of_two_colours_is_that_of_wcag(): void {
		self::assertEqualsWithDelta( 21.0, Contrast::ratio( '#000000', '#ffffff' ), 0.001 );
		self::assertEqualsWithDelta( 4.54, Contrast::ratio( '#767676', '#ffffff' ), 0.01 );
		self::assertEqualsWithDelta( 1.0, Contrast::ratio( '#0b5a63', '#0b5a63' ), 0.001 );
	}

	public function test_the_element_s_own_colours_have_enough_contrast(): void {
		$colours = Contrast::colours( array() );
		foreach ( Contrast::pairs() as list( $text, $background, $label ) ) {
			self::assertGreaterThanOrEqual( Contrast::MINIMUM, Contrast::ratio( $colours[ $text ], $colours[ $background ] ), $label );
		}
	}

	private function file( string $html ): string {
		preg_match( '#href="[^"]*/(cfg-configurator/appearance-\w+\.css)"#', html_entity_decode( $html ), $found );
		return wp_upload_dir()['basedir'] . '/' . ( $found[1] ?? '' );
	}

	/** The style sheet that a link names. */
	private function sheet( string $html ): string {
		return (string) file_get_contents( $this->file( $html ) );
	}

	/**
	 * The query of the style sheet's URL.
	 *
	 * @return array<mixed>
	 */
	private function query( string $html ): array {
		preg_match( '/class="cfg-configurator-appearance" href="([^"]+)"/', $html, $found );
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $found[1] ?? '' ), PHP_URL_QUERY ), $query );
		return $query;
	}
}
