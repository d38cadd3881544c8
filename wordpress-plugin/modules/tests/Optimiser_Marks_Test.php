<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Embed\Protected_Html;
use Cfg_Configurator\Tests\Embed\Markup_Test_Case;

/** The marks that keep plugins which rewrite the finished page off the plugin's tags. */
final class Optimiser_Marks_Test extends Markup_Test_Case {
	/** Attributes that the tags of a kind need, by a pattern of the tag. */
	private const NEEDED = array(
		'<link\b'   => array( 'data-noptimize="1"', 'data-no-optimize="1"', 'data-no-async="1"', 'data-no-minify="1"' ),
		'<img\b'    => array( 'class="skip-lazy"', 'data-no-lazy="1"', 'data-skip-lazy="1"' ),
		'<script\b' => array( 'data-noptimize="1"', 'data-no-optimize="1"', 'data-no-defer="1"', 'data-cfasync="false"', 'nowprocket' ),
	);

	protected function setUp(): void {
		parent::setUp();
		$known = array(
			'models'      => self::MODELS,
			'back_office' => array( 'product' => 'Lume' ),
			'time'        => time(),
		);
		update_option( 'cfg_configurator_range', $known, false );
	}

	public function test_every_tag_of_the_plugin_carries_the_marks_of_its_kind(): void {
		$this->set(
			array(
				'style_accent'      => '#0a5c36',
				'guarantee_picture' => '/garantia.svg',
			)
		);
		$this->visit( '/configurador/' );
		/** @var array<string, int> $wp_actions */
		global $wp_actions;
		// As in a template that renders the element after the head: the links are in front of it.
		$wp_actions['wp_head'] = 1;
		$html                  = do_shortcode( '[cfg_configurator]' );
		foreach ( self::NEEDED as $pattern => $marks ) {
			self::assertGreaterThan( 0, preg_match_all( "/{$pattern}[^>]*>/", $html, $tags ), $pattern );
			foreach ( $tags[0] as $tag ) {
				foreach ( $marks as $mark ) {
					self::assertStringContainsString( " $mark", $tag );
				}
			}
		}
	}

	public function test_style_sheets_are_between_the_comments_that_hide_them_from_autoptimize(): void {
		$this->set( array( 'style_accent' => '#0a5c36' ) );
		$this->visit( '/configurador/' );
		$html = do_shortcode( '[cfg_configurator]' );
		self::assertSame( 2, substr_count( $html, '<!--noptimize--><link ' ) );
		$visible = (string) preg_replace( '#<!--noptimize-->.*?<!--/noptimize-->#s', '', $html );
		self::assertStringNotContainsString( 'stylesheet', html_entity_decode( $visible ) );
	}

	public function test_no_pattern_finds_a_style_sheet_and_a_parser_does(): void {
		$this->set( array( 'style_accent' => '#0a5c36' ) );
		$this->visit( '/configurador/' );
		ob_start();
		do_action( 'wp_head' );
		preg_match_all( '/<link\b[^>]*(?:first-paint|appearance)[^>]*>/', ob_get_clean() . do_shortcode( '[cfg_configurator]' ), $found );
		// The preload, the first view's and the appearance's.
		self::assertCount( 3, $found[0] );
		foreach ( $found[0] as $tag ) {
			self::assertDoesNotMatchRegularExpression( '/stylesheet|\.css/', $tag );
			$parsed = new \WP_HTML_Tag_Processor( $tag );
			self::assertTrue( $parsed->next_tag() );
			self::assertMatchesRegularExpression( '/^(preload|stylesheet)$/', (string) $parsed->get_attribute( 'rel' ) );
			self::assertStringContainsString( '.css', (string) $parsed->get_attribute( 'href' ) );
		}
	}

	public function test_w3_total_cache_replaces_only_style_sheets_of_others(): void {
		Protected_Html::protect_links();
		$ours = Protected_Html::style_sheet( 'https://site.example/first-paint.css' );
		self::assertFalse( apply_filters( 'w3tc_minify_css_do_tag_minification', true, $ours, 'first-paint.css' ) );
		self::assertTrue( apply_filters( 'w3tc_minify_css_do_tag_minification', true, '<link href="/theme.css">', 'theme.css' ) );
		self::assertFalse( apply_filters( 'w3tc_minify_css_do_tag_minification', false, '<link href="/print.css">', 'print.css' ) );
	}
}
