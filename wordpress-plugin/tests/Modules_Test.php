<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** Which modules run, and who decides it. */
final class Modules_Test extends Modules_Test_Case {
	public function test_a_site_that_is_updated_has_all_modules(): void {
		delete_option( Modules::OPTION );
		delete_option( Installation::STATE );
		$this->request()->install();
		self::assertSame( array( 'desk', 'hooks', 'later', 'pages' ), $this->running() );
	}

	public function test_a_new_site_starts_without_those_that_are_off_at_first(): void {
		delete_option( Modules::OPTION );
		update_option( Installation::STATE, 'new' );
		$this->request()->install();
		self::assertSame( array( 'desk', 'hooks', 'pages' ), $this->running() );
		update_option( Installation::STATE, 'pending' );
		$modules = $this->request();
		$modules->switch_off( array() );
		$modules->install();
		self::assertSame( array( 'desk', 'hooks', 'later', 'pages' ), $this->running(), 'Once decided, it stays.' );
	}

	public function test_a_new_site_gets_no_tables_of_modules_that_it_starts_without(): void {
		$columns = Tables::of_modules();
		$tables  = static fn ( string $name ): string => "public function tables(): array { return array( '$name' => 'lead_id int' ); }";
		$this->add( 'desk', '', $tables( 'log' ) );
		$this->add( 'later', 'const IS_ON_AT_FIRST = false;', $tables( 'visits' ) );
		delete_option( Modules::OPTION );
		update_option( Installation::STATE, 'new' );
		$modules = $this->request();
		self::assertArrayHasKey( 'visits', Tables::of_modules(), 'Until it is decided, all modules run.' );
		$modules->install();
		self::assertSame( array( 'log' ), array_keys( array_diff_key( Tables::of_modules(), $columns ) ) );
		Tables::remove( array( 'log' ) );
	}

	public function test_switching_a_module_has_the_rewrite_rules_made_again(): void {
		$modules = $this->request();
		update_option( 'rewrite_rules', array( 'old' => 'rule' ) );
		$modules->switch_off( array( 'later' ) );
		self::assertFalse( get_option( 'rewrite_rules' ) );
	}

	public function test_a_request_to_the_admin_finds_out_which_modules_are_for_pages(): void {
		$this->request()->switch_off( array() );
		$this->add( 'more', 'const IS_FOR_PAGES = true;' );
		$this->request()->update();
		self::assertSame( array( 'more', 'pages' ), $this->running( false ) );
	}

	public function test_the_settings_of_a_module_are_those_of_the_site_while_it_runs(): void {
		$field = "new \\Cfg_Configurator\\Settings\\Field( 'chat_url', \\Cfg_Configurator\\Settings\\Field_Type::SITE, 'URL' )";
		$parts = "new \\Cfg_Configurator\\Settings\\Section( 'chat', 'Chat', null, $field )";
		$tab   = "new \\Cfg_Configurator\\Settings\\Setting_Tab( 'chat', 'Chat', 200, $parts )";
		$this->add( 'chat', '', "public function tabs(): array { return array( $tab ); }" );
		self::assertArrayNotHasKey( 'chat', Setting_Registry::tabs() );
		$this->running();
		self::assertSame( array( 'chat', '' ), array( Setting_Registry::tab_of( 'chat_url' ), Settings::text( 'chat_url' ) ) );
	}

	public function test_a_module_that_is_off_does_not_run_and_neither_do_those_that_need_it(): void {
		$this->request()->switch_off( array( 'desk', 'unknown' ) );
		self::assertSame( array( 'later', 'pages' ), $this->running() );
		self::assertCount( 4, $this->request()->all(), 'They can be switched on again.' );
		self::assertTrue( Modules::is_off( 'desk' ) );
		self::assertFalse( Modules::is_off( 'hooks' ), 'Nobody has switched it off.' );
		self::assertFalse( Modules::is_off( 'unknown' ) );
	}

	public function test_a_module_whose_folder_was_deleted_is_ignored(): void {
		unlink( $this->folder . '/desk/module.php' );
		rmdir( $this->folder . '/desk' );
		$this->request()->switch_off( array() );
		self::assertSame( array( 'later', 'pages' ), $this->running() );
	}

	public function test_a_module_is_set_up_when_it_is_switched_on_and_its_cron_events_go_when_it_is_switched_off(): void {
		$this->add( 'timer', "const EVENTS = array( 'cfg_configurator_timer' );" );
		$this->request()->update();
		$before = did_action( 'cfg_configurator_install' );
		$this->request()->update();
		self::assertSame( $before, did_action( 'cfg_configurator_install' ), 'Once.' );
		wp_schedule_single_event( time() + 60, 'cfg_configurator_timer' );
		$this->request()->switch_off( array( 'timer' ) );
		self::assertFalse( wp_next_scheduled( 'cfg_configurator_timer' ) );
		self::assertSame( $before, did_action( 'cfg_configurator_install' ) );
		$this->request()->switch_off( array() );
		$this->request()->update();
		self::assertSame( $before + 1, did_action( 'cfg_configurator_install' ) );
	}
}
