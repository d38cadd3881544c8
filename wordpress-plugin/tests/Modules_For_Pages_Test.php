<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Settings\Setting_Registry;
use const Cfg_Configurator\VERSION;

/** Which modules a request for a page of the site loads, and when. */
final class Modules_For_Pages_Test extends Modules_Test_Case {
	public function test_a_request_for_a_page_loads_only_the_modules_for_pages(): void {
		$stored = array(
			'version' => VERSION,
			'off'     => array(),
			'pages'   => array( 'pages' ),
		);
		update_option( Modules::OPTION, $stored );
		$modules = $this->request( false );
		$files   = array_filter( get_included_files(), fn ( string $file ): bool => str_contains( $file, basename( $this->folder ) ) );
		self::assertSame( array( 'pages' ), array_map( static fn ( string $file ): string => basename( dirname( $file ) ), array_values( $files ) ) );
		do_action( 'rest_api_init' );
		self::assertSame( array( 'pages', 'desk', 'hooks', 'later' ), array_keys( $modules->running() ) );
	}

	public function test_a_page_that_does_the_work_of_cron_loads_all_modules_first(): void {
		$stored = array(
			'version' => VERSION,
			'pages'   => array( 'pages' ),
		);
		update_option( Modules::OPTION, $stored );
		remove_all_actions( Schedule::WORK );
		$modules = $this->request( false );
		$running = array();
		add_action(
			Schedule::WORK,
			static function () use ( $modules, &$running ): void {
				$running = array_keys( $modules->running() );
			}
		);
		do_action( Schedule::WORK );
		self::assertSame( array( 'pages', 'desk', 'hooks', 'later' ), $running );
	}

	public function test_a_page_that_makes_the_rewrite_rules_loads_all_modules_first(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( Modules::OPTION, array( 'version' => VERSION ) );
		$modules = $this->request( false );
		self::assertSame( array(), $modules->running() );
		$running = array();
		add_filter(
			'cfg_configurator_page_rules',
			static function ( array $rules ) use ( $modules, &$running ): array {
				$running = array_keys( $modules->running() );
				return $rules;
			}
		);
		$wp_rewrite->rewrite_rules();
		self::assertSame( array( 'desk', 'hooks', 'later', 'pages' ), $running );
	}

	public function test_a_url_below_a_page_has_the_modules_for_the_element_although_the_page_does_not_show_it_yet(): void {
		update_option(
			Modules::OPTION,
			array(
				'version' => VERSION,
				'element' => array( 'later' ),
			)
		);
		$modules = $this->request( false );
		set_query_var( Widget_Page::PATH, 'motor' );
		do_action( 'wp' );
		self::assertSame( array( 'later' ), array_keys( $modules->running() ) );
	}

	public function test_a_form_post_loads_all_modules(): void {
		$this->request()->switch_off( array() );
		$_GET = array( 'cfg-configurator' => 'pedido' );
		self::assertCount( 4, $this->running( false ) );
	}

	public function test_all_modules_run_until_it_is_known_which_are_for_pages(): void {
		delete_option( Modules::OPTION );
		self::assertCount( 4, $this->running( false ) );
	}

	public function test_modules_for_the_element_run_when_it_is_rendered_or_the_settings_are_needed(): void {
		$this->add( 'words', 'const IS_FOR_ELEMENT = true;' );
		$this->request()->switch_off( array() );
		foreach ( array( fn () => Setting_Registry::fields(), fn () => do_action( 'cfg_configurator_render_element' ) ) as $need ) {
			$modules = $this->request( false );
			self::assertSame( array( 'pages' ), array_keys( $modules->running() ) );
			$need();
			self::assertSame( array( 'pages', 'words' ), array_keys( $modules->running() ) );
		}
	}

	public function test_all_modules_run_after_an_update_until_the_lists_of_the_new_version_are_stored(): void {
		$stored = array(
			'version' => '0.9.0',
			'off'     => array( 'desk' ),
			'pages'   => array( 'pages' ),
		);
		update_option( Modules::OPTION, $stored );
		self::assertSame( array( 'later', 'pages' ), $this->running( false ) );
	}

	public function test_pages_have_a_module_as_soon_as_it_is_switched_on(): void {
		$this->request()->switch_off( array( 'pages' ) );
		self::assertSame( array(), $this->running( false ) );
		( new Modules( $this->folder ) )->switch_off( array() );
		self::assertSame( array( 'pages' ), $this->running( false ) );
	}
}
