<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use const Cfg_Configurator\VERSION;

/** Tests do not affect each other. */
final class Site_Test extends Wordpress_Test_Case {
	public function test_the_plugin_is_active_in_the_version_of_its_header(): void {
		$file = WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php';
		self::assertTrue( is_plugin_active( 'cfg-configurator/cfg-configurator.php' ) );
		self::assertSame( VERSION, get_plugin_data( $file )['Version'] );
		self::assertSame( 'pt_PT', get_locale() );
	}

	/**
	 * Two runs, in either order.
	 *
	 * @return list<array{int}>
	 */
	public static function runs(): array {
		return array( array( 1 ), array( 2 ) );
	}

	/**
	 * @dataProvider runs
	 */
	public function test_options_and_hooks_of_one_test_are_gone_in_the_next( int $time ): void {
		self::assertFalse( get_option( 'written_by_a_test' ) );
		self::assertFalse( has_action( 'hooked_by_a_test' ) );
		update_option( 'written_by_a_test', $time );
		add_action( 'hooked_by_a_test', '__return_true' );
		self::assertSame( $time, get_option( 'written_by_a_test' ) );
	}

	public function test_redirects_wp_die_and_mails_are_caught(): void {
		self::assertSame( home_url( '/a' ), $this->redirect_of( static fn() => wp_safe_redirect( home_url( '/a' ), 303 ) )->location );
		self::assertSame( 403, $this->wp_die_of( static fn() => wp_die( 'No', 403 ) )->status );
		self::assertTrue( wp_mail( 'a@lume.example', 'One', 'Text' ) );
		$this->mailbox->refuse();
		self::assertFalse( wp_mail( 'a@lume.example', 'Two', 'Text' ) );
		self::assertSame( array( 'One' ), array_column( $this->mailbox->mails, 'subject' ) );
	}
}
