<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Leads\Posting\Result_Pages;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Plugin;

/** What the plugin does in every request. */
final class Plugin_Test extends Wordpress_Test_Case {
	/** @return list<string> Hooks of the result pages in a request with this query argument. */
	private function hooks_of_request( string $argument ): array {
		remove_all_filters( 'the_content' );
		remove_all_actions( 'wp_footer' );
		remove_all_actions( 'wp_loaded' );
		$_GET = array( $argument => Lead_Endpoint::LEAD );
		( new Plugin( WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php' ) )->register();
		return array_values( array_filter( array( 'wp_loaded', 'the_content', 'wp_footer' ), static fn ( string $hook ): bool => (bool) has_filter( $hook ) ) );
	}

	public function test_hooks_have_the_names_of_the_classes_that_they_do_not_load(): void {
		self::assertNotFalse( has_action( Schedule::WORK ) );
		self::assertNotFalse( has_action( Schedule::RETENTION ) );
		self::assertContains( 'wp_loaded', $this->hooks_of_request( Lead_Endpoint::ARGUMENT ) );
		self::assertContains( 'the_content', $this->hooks_of_request( Result_Pages::FIELDS ) );
		self::assertNotContains( 'the_content', $this->hooks_of_request( 'utm_source' ) );
	}

	public function test_only_the_admin_has_the_script_of_the_block(): void {
		$scripts = static fn (): array => \WP_Block_Type_Registry::get_instance()->get_registered( Widget_Page::BLOCK )->editor_script_handles ?? array();
		remove_all_actions( 'init' );
		( new Plugin( WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php' ) )->register();
		do_action( 'init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertSame( array(), $scripts() );
		set_current_screen( 'post' );
		do_action( 'init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertCount( 1, $scripts() );
	}
}
