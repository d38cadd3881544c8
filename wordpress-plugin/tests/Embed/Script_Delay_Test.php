<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Embed\Element;

/** The attributes that stop cache plugins from delaying the widget's script. */
final class Script_Delay_Test extends Embed_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->visit( '/configurador/' );
		do_shortcode( '[cfg_configurator]' );
	}

	private function tag( string $id ): string {
		$attributes = array(
			'type' => 'module',
			'src'  => '/script.js',
			'id'   => $id . '-js-module',
		);
		return wp_get_script_tag( $attributes );
	}

	public function test_no_cache_delays_the_script_of_the_widget(): void {
		$tag = $this->tag( Element::SCRIPT );
		foreach ( array( 'nowprocket', 'data-no-optimize', 'data-no-defer', 'data-no-delay-js', 'data-wpmeteor-nooptimize="true"' ) as $attribute ) {
			self::assertStringContainsString( " $attribute", $tag );
		}
		self::assertLessThan( strpos( $tag, ' src=' ), strpos( $tag, ' data-cfasync="false"' ), 'Cloudflare reads the attribute only before src.' );
	}

	public function test_siteground_optimizer_combines_scripts_of_others_only(): void {
		$ids = apply_filters( 'sgo_javascript_combine_exclude_ids', array( 'theirs' ) );
		self::assertSame( array( 'theirs', 'cfg-configurator-js-module' ), $ids );
	}

	public function test_the_scripts_of_others_are_unchanged(): void {
		self::assertStringNotContainsString( 'nowprocket', $this->tag( 'other' ) );
	}
}
