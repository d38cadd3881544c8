<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Admin\Modules_Panel;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Setup\Setup_State;
use const Cfg_Configurator\VERSION;

/** Which modules run, and who decides it. */
final class Modules_Test extends Wordpress_Test_Case {
	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'cfg-modules-' . uniqid();
		$this->add( 'desk' );
		$this->add( 'hooks', "const REQUIRES = array( 'desk' );" );
		$this->add( 'pages', 'const IS_FOR_PAGES = true;' );
		$this->add( 'later', 'const IS_ON_AT_FIRST = false;' );
	}

	protected function tearDown(): void {
		foreach ( (array) glob( $this->folder . '/*/module.php' ) as $file ) {
			unlink( (string) $file );
			rmdir( dirname( (string) $file ) );
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	/**
	 * @param string $constants Constants of the module's class.
	 * @param string $more      More methods.
	 */
	private function add( string $name, string $constants = '', string $more = '' ): void {
		wp_mkdir_p( "$this->folder/$name" );
		$methods = $more . "public function title(): string { return '$name'; } public function summary(): string { return ''; }";
		file_put_contents( "$this->folder/$name/module.php", "<?php return new class() extends \\Cfg_Configurator\\Module { $constants $methods };" );
	}

	/** The modules in a new request: to the admin, or for a page. Earlier ones do nothing any more. */
	private function request( bool $is_admin = true ): Modules {
		remove_all_actions( 'rest_api_init' );
		remove_all_filters( 'cfg_configurator_setting_tabs' );
		Setting_Registry::forget();
		if ( $is_admin ) {
			set_current_screen( 'dashboard' );
		} else {
			unset( $GLOBALS['current_screen'] );
		}
		$modules = new Modules( $this->folder );
		$modules->register();
		return $modules;
	}

	/** @return list<string> */
	private function running( bool $is_admin = true ): array {
		return array_keys( $this->request( $is_admin )->running() );
	}

	public function test_a_site_that_is_updated_has_all_modules(): void {
		delete_option( Modules::OPTION );
		delete_option( Setup_State::OPTION );
		$this->request()->install();
		self::assertSame( array( 'desk', 'hooks', 'later', 'pages' ), $this->running() );
	}

	public function test_a_new_site_starts_without_those_that_are_off_at_first(): void {
		delete_option( Modules::OPTION );
		update_option( Setup_State::OPTION, 'new' );
		$this->request()->install();
		self::assertSame( array( 'desk', 'hooks', 'pages' ), $this->running() );
		update_option( Setup_State::OPTION, 'pending' );
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
		update_option( Setup_State::OPTION, 'new' );
		$modules = $this->request();
		self::assertArrayHasKey( 'visits', Tables::of_modules(), 'Until it is decided, all modules run.' );
		$modules->install();
		self::assertSame( array( 'log' ), array_keys( array_diff_key( Tables::of_modules(), $columns ) ) );
		Tables::remove( array( 'log' ) );
	}

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

	public function test_a_form_post_loads_all_modules(): void {
		$this->request()->switch_off( array() );
		$_GET = array( 'cfg-configurator' => 'pedido' );
		self::assertCount( 4, $this->running( false ) );
	}

	public function test_the_settings_of_a_module_are_those_of_the_site_while_it_runs(): void {
		$field = "new \\Cfg_Configurator\\Settings\\Field( 'chat_url', \\Cfg_Configurator\\Settings\\Field_Type::SITE, fn() => 'URL' )";
		$parts = "new \\Cfg_Configurator\\Settings\\Section( 'chat', fn() => 'Chat', null, $field )";
		$tab   = "new \\Cfg_Configurator\\Settings\\Setting_Tab( 'chat', fn() => 'Chat', 200, $parts )";
		$this->add( 'chat', '', "public function tabs(): array { return array( $tab ); }" );
		self::assertArrayNotHasKey( 'chat', Setting_Registry::tabs() );
		$this->running();
		self::assertSame( array( 'chat', '' ), array( Setting_Registry::tab_of( 'chat_url' ), Settings::text( 'chat_url' ) ) );
	}

	public function test_all_modules_run_until_it_is_known_which_are_for_pages(): void {
		delete_option( Modules::OPTION );
		self::assertCount( 4, $this->running( false ) );
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

	public function test_an_editor_without_the_capability_or_the_nonce_switches_nothing(): void {
		$panel  = new Modules_Panel( $this->request() );
		$status = array();
		foreach ( array( 'editor', 'administrator' ) as $role ) {
			$this->act_as( $role );
			$status[] = $this->wp_die_of( fn () => $panel->save() )->status;
		}
		self::assertSame( array( 403, 403 ), $status );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Modules_Panel::ACTION ) );
		$_POST    = array( 'modules' => array( 'desk', 'pages' ) );
		self::assertStringContainsString( 'tab=modules', $this->redirect_of( fn () => $panel->save() )->location );
		self::assertSame( array( 'desk', 'pages' ), $this->running() );
	}

	public function test_the_list_says_what_each_does_and_what_depends_on_it(): void {
		$this->request()->switch_off( array( 'later' ) );
		$modules = $this->request();
		$html    = $this->output_of( fn () => ( new Modules_Panel( $modules ) )->render() );
		self::assertMatchesRegularExpression( '/value="desk"[^>]* checked[^>]*>.*?Usado por: hooks\./s', $html );
		self::assertMatchesRegularExpression( '/value="hooks"[^>]* checked[^>]*>.*?Precisa de: desk\./s', $html );
		self::assertDoesNotMatchRegularExpression( '/value="later"[^>]* checked/', $html );
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
