<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;

/**
 * Loads the modules that are on. An editor switches them in the settings; code does with the constant
 * CFG_CONFIGURATOR_MODULES_OFF, a list of names with commas, or by deleting folders.
 *
 * @phpstan-import-type Check from Module
 */
final class Modules {
	/**
	 * The `version` of the plugin that stored it; names of modules: switched `off` by an editor, `installed`, needed on all
	 * `pages` or on those with the `element`; their cron `events`; prefixes of their options with `data`; and by name what each
	 * `requires`, so that a page loads no module to find that out. Autoloaded.
	 */
	public const OPTION = 'cfg_configurator_modules';

	/** Action before an element is rendered. */
	public const ELEMENT = 'cfg_configurator_render_element';

	/** @var array<string, Module> Those that run, by name. */
	private array $running = array();

	/** @var array<string, Module> Those whose file has been read, by name. */
	private array $loaded = array();

	/** @var list<string> Names of those that run when the settings are needed. */
	private array $later = array();

	/** @param string $folder Folder with a folder for each module. */
	public function __construct( private string $folder ) {
	}

	public function register(): void {
		// Until the lists of this version are stored, every module may be for pages.
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only tells a page from the plugin's own URLs.
		$is_page = ! is_admin() && ! wp_doing_cron() && ! defined( 'WP_CLI' ) && ! isset( $_GET['cfg-configurator'] );
		if ( ! $is_page || ! $this->is_current() ) {
			$this->run( $this->names() );
		} else {
			$this->run( self::stored( 'pages' ) );
			$this->later = self::stored( 'element' );
			// As soon as the page is known, or an element is rendered on a page that nobody knew.
			$is_below = static fn (): bool => null !== get_query_var( Widget_Page::PATH, null );
			add_action( 'wp', fn () => ( $is_below() || Widget_Page::is_current() ) && $this->run_later(), 0, 0 );
			add_action( self::ELEMENT, array( $this, 'run_later' ), 10, 0 );
			// A page may also do the work of cron, with ALTERNATE_WP_CRON, and make the rewrite rules.
			foreach ( array( 'rest_api_init', 'cfg_configurator_leads_work', 'generate_rewrite_rules' ) as $action ) {
				add_action( $action, fn () => $this->run( $this->names() ), 0, 0 );
			}
		}
		add_filter( 'cfg_configurator_setting_tabs', fn ( array $tabs ): array => array( ...$tabs, ...$this->tabs() ) );
		// Before the tables are created.
		add_action( 'cfg_configurator_install', array( $this, 'install' ), 5, 0 );
		add_action( 'admin_init', array( $this, 'update' ), 10, 0 );
	}

	/** Runs the modules that pages with the element need. */
	public function run_later(): void {
		$names       = $this->later;
		$this->later = array();
		$this->run( $names );
	}

	/** @return list<Setting_Tab> Tabs of the modules that run or belong to the element. */
	private function tabs(): array {
		$this->run_later();
		return array_merge( ...array_values( array_map( static fn ( Module $module ): array => $module->tabs(), $this->running ) ) );
	}

	/** @return array<string, Module> Modules that run, by name. */
	public function running(): array {
		return $this->running;
	}

	/** @return array<string, Module> All modules whose folder is there, by name. */
	public function all(): array {
		$names = $this->names();
		return array_combine( $names, array_map( $this->load( ... ), $names ) );
	}

	/** @return list<Panel> Tabs of the settings page of the modules that run, besides those with settings. */
	public function panels(): array {
		return array_merge( ...array_values( array_map( static fn ( Module $module ): array => $module->panels(), $this->running ) ) );
	}

	/** @return array<string, Check> Checks of all modules that run, by the name that is shown. */
	public function checks(): array {
		return array_merge( ...array_values( array_map( static fn ( Module $module ): array => $module->checks(), $this->running ) ) );
	}

	/** Whether code, not an editor, has switched the module off. */
	public static function is_off_by_code( string $name ): bool {
		$off = defined( 'CFG_CONFIGURATOR_MODULES_OFF' ) ? constant( 'CFG_CONFIGURATOR_MODULES_OFF' ) : '';
		return in_array( $name, wp_parse_list( is_string( $off ) ? $off : '' ), true );
	}

	/** Whether an editor has switched the module off. */
	public static function is_off( string $name ): bool {
		return in_array( $name, self::stored( 'off' ), true );
	}

	/** Whether nobody has switched the module off. */
	public static function is_on( string $name ): bool {
		return ! self::is_off( $name ) && ! self::is_off_by_code( $name );
	}

	/** @param list<string> $off Names of the modules to switch off. All others are switched on. */
	public function switch_off( array $off ): void {
		$this->store( array_values( array_intersect( $this->names(), $off ) ) );
		// Modules add some.
		delete_option( 'rewrite_rules' );
	}

	/** Decides which modules a new site starts with. A site that is updated has all. */
	public function install(): void {
		if ( false === get_option( self::OPTION ) ) {
			$later = array_filter( $this->all(), static fn ( Module $module ): bool => ! $module::IS_ON_AT_FIRST );
			$off   = Installation::is_pending() ? $later : array();
			$this->store( array_keys( $off ) );
			foreach ( $off as $module ) {
				Tables::remove( array_keys( $module->tables() ) );
			}
		}
	}

	/** Switches and folders may have changed since the last request to the admin. Sets the site up for modules that have come. */
	public function update(): void {
		$this->store( self::stored( 'off' ) );
		$names = array_keys( $this->running );
		if ( array() !== array_diff( $names, self::stored( 'installed' ) ) ) {
			do_action( 'cfg_configurator_install' );
			update_option( self::OPTION, array_merge( (array) get_option( self::OPTION ), array( 'installed' => $names ) ), true );
		}
	}

	/** @param list<string> $off */
	private function store( array $off ): void {
		$names   = array_filter( array_diff( $this->names(), $off ), static fn ( string $name ): bool => ! self::is_off_by_code( $name ) );
		$modules = array_combine( $names, array_map( $this->load( ... ), $names ) );
		$events  = array_merge( ...array_values( array_map( static fn ( Module $module ): array => $module::EVENTS, $modules ) ) );
		$data    = array_merge( ...array_values( array_map( static fn ( Module $module ): array => $module::DATA, $modules ) ) );
		array_map( 'wp_unschedule_hook', array_diff( self::stored( 'events' ), $events ) );
		update_option(
			self::OPTION,
			array(
				'version'   => VERSION,
				'off'       => $off,
				'pages'     => array_keys( array_filter( $modules, static fn ( Module $module ): bool => $module::IS_FOR_PAGES ) ),
				'events'    => $events,
				'requires'  => array_map( static fn ( Module $module ): array => $module::REQUIRES, $modules ),
				'data'      => array_values( array_unique( array( ...self::stored( 'data' ), ...$data ) ) ),
				'installed' => array_values( array_intersect( self::stored( 'installed' ), $names ) ),
				'element'   => array_keys( array_filter( $modules, static fn ( Module $module ): bool => $module::IS_FOR_ELEMENT ) ),
			),
			true
		);
	}

	private function is_current(): bool {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) && VERSION === ( $stored['version'] ?? '' );
	}

	/** @return list<string> A list in OPTION. */
	public static function stored( string $key ): array {
		$stored = get_option( self::OPTION );
		$names  = is_array( $stored ) && is_array( $stored[ $key ] ?? null ) ? $stored[ $key ] : array();
		return array_values( array_filter( $names, 'is_string' ) );
	}

	/** @return list<string> Names of the modules whose folder is there. */
	private function names(): array {
		$files = array_filter( (array) glob( $this->file( '*' ) ), 'is_string' );
		return array_values( array_map( static fn ( string $file ): string => basename( dirname( $file ) ), $files ) );
	}

	/** @param list<string> $names Modules to run, if they and those they require are there and on. */
	private function run( array $names ): void {
		foreach ( array_diff( $names, array_keys( $this->running ) ) as $name ) {
			if ( $this->can_run( $name ) ) {
				$module = $this->load( $name );

				$this->running[ $name ] = $module;
				self::start( $name, $module );
				if ( class_exists( Setting_Registry::class, false ) ) {
					Setting_Registry::forget();
				}
			}
		}
	}

	/** Adds what a module brings. */
	public static function start( string $name, Module $module ): void {
		$tables = $module->tables();
		if ( array() !== $tables ) {
			Tables::add( $tables );
		}
		$extension = $module->extension();
		if ( null !== $extension ) {
			Lead_Extension::add( $extension, $name );
		}
		$module->register();
	}

	private function can_run( string $name ): bool {
		if ( ! self::is_on( $name ) || ! is_file( $this->file( $name ) ) ) {
			return false;
		}
		$stored   = get_option( self::OPTION );
		$stored   = is_array( $stored ) && is_array( $stored['requires'] ?? null ) ? $stored['requires'][ $name ] ?? null : null;
		$required = array_filter( is_array( $stored ) ? $stored : $this->load( $name )::REQUIRES, 'is_string' );
		return array_filter( $required, $this->can_run( ... ) ) === $required;
	}

	private function file( string $name ): string {
		return "{$this->folder}/$name/module.php";
	}

	private function load( string $name ): Module {
		if ( ! isset( $this->loaded[ $name ] ) ) {
			/** @var Module $module */
			$module = require $this->file( $name );

			$module->modules       = $this;
			$this->loaded[ $name ] = $module;
		}
		return $this->loaded[ $name ];
	}
}
