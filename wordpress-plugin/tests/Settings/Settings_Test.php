<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Settings;

use Cfg_Configurator\Plugin;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Where settings are stored. */
final class Settings_Test extends Wordpress_Test_Case {
	/** Most bytes of settings that WordPress loads with every request. */
	private const MOST = 4096;

	private const SHORT = array(
		'page_id'   => 7,
		'page_path' => 'carros',
		'product'   => 'Lume',
	);

	/** @return array<string, mixed> Settings of a site with 400 dealers. */
	private static function long(): array {
		$dealer = static fn ( int $number ): array => array(
			'id'      => "PT$number",
			'address' => "concessionario-$number@lume.example",
		);
		return array( 'mail_dealers' => array_map( $dealer, range( 1, 400 ) ) ) + self::SHORT;
	}

	private function open_admin(): void {
		remove_all_actions( 'admin_init' );
		( new Plugin( WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php' ) )->register();
		do_action( 'admin_init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	}

	private function autoloaded(): int {
		wp_cache_flush();
		$ours = static fn ( string $name ): bool => str_starts_with( $name, Settings::OPTION );
		return strlen( (string) wp_json_encode( array_filter( wp_load_alloptions(), $ours, ARRAY_FILTER_USE_KEY ) ) );
	}

	public function test_no_request_loads_400_dealers_that_it_does_not_need(): void {
		update_option( Settings::OPTION, self::long() );
		self::assertGreaterThan( 20_000, strlen( (string) maybe_serialize( Settings::all() ) ) );
		self::assertLessThan( self::MOST, $this->autoloaded() );
		foreach ( array( 'product', 'page_id', 'contact_phone' ) as $short ) {
			self::assertSame( 0, $this->queries_of( static fn () => Settings::text( $short ) ) );
		}
		self::assertSame( 1, $this->queries_of( static fn () => Settings::rows( 'mail_dealers' ) ) );
		self::assertCount( 400, Settings::rows( 'mail_dealers' ) );
	}

	public function test_many_short_settings_are_not_all_loaded_with_every_request(): void {
		$keys = array_map( static fn ( int $number ): string => "key_$number", range( 1, 300 ) );
		update_option( Settings::OPTION, array_fill_keys( $keys, str_repeat( 'a', 60 ) ) + self::SHORT );
		self::assertLessThan( 3 * self::MOST, $this->autoloaded() );
		self::assertSame( str_repeat( 'a', 60 ), Settings::value( 'key_300' ) );
	}

	public function test_settings_of_an_earlier_version_are_read_and_are_not_autoloaded_after_the_update(): void {
		update_option( Settings::OPTION, self::long(), true );
		delete_option( Settings::SHORT );
		wp_set_option_autoload( Settings::OPTION, true );
		self::assertGreaterThan( self::MOST, $this->autoloaded() );
		self::assertSame( 'Lume', Settings::text( 'product' ) );
		$this->open_admin();
		self::assertLessThan( self::MOST, $this->autoloaded() );
		self::assertSame( 'Lume', Settings::text( 'product' ) );
		self::assertCount( 400, Settings::rows( 'mail_dealers' ) );
	}

	public function test_a_request_that_is_killed_while_it_saves_leaves_no_old_setting_behind(): void {
		update_option( Settings::OPTION, self::long() );
		remove_all_actions( 'update_option_' . Settings::OPTION );
		update_option( Settings::OPTION, array( 'product' => 'Maré' ) + self::long() );
		self::assertSame( 'Maré', Settings::text( 'product' ), 'Read from the option itself.' );
		$this->open_admin();
		self::assertSame( 0, $this->queries_of( static fn () => Settings::text( 'product' ) ) );
		self::assertSame( 'Maré', Settings::text( 'product' ) );
	}

	public function test_code_that_saves_or_deletes_the_option_changes_the_settings(): void {
		update_option( Settings::OPTION, self::long() );
		update_option( Settings::OPTION, self::SHORT, true );
		self::assertSame( array(), Settings::rows( 'mail_dealers' ) );
		self::assertSame( self::SHORT, get_option( Settings::OPTION ) );
		delete_option( Settings::OPTION );
		self::assertSame( '', Settings::text( 'product' ) );
		add_option( Settings::OPTION, array( 'product' => 'Aurora' ) );
		self::assertSame( 'Aurora', Settings::text( 'product' ) );
	}

	public function test_code_that_filters_the_option_changes_the_settings(): void {
		update_option( Settings::OPTION, self::SHORT );
		add_filter( 'option_' . Settings::OPTION, static fn ( mixed $settings ): array => array( 'product' => 'Filtrado' ) + (array) $settings );
		self::assertSame( 'Filtrado', Settings::text( 'product' ) );
	}
}
