<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Setup\Setup_State;

/**
 * Loads the modules that are on. An editor switches them in the settings; code does with the constant
 * CFG_CONFIGURATOR_MODULES_OFF, a list of names with commas, or by deleting folders.
 */
final class Modules implements Registrable {
	/** An array with the lists `off` and `pages` of names: switched off; loaded for pages of the site. Autoloaded. */
	public const OPTION = 'cfg_configurator_modules';

	/**
	 * Modules that run, by name.
	 *
	 * @var array<string, Module>
	 */
	private array $running = array();

	/**
	 * Modules whose file has been read, by name.
	 *
	 * @var array<string, Module>
	 */
	private array $loaded = array();

	/** @param string $folder Folder with a folder for each module. */
	public function __construct( private string $folder ) {
	}

	public function register(): void {
		// Without the option, every module may be for pages.
		$is_page = ! is_admin() && ! wp_doing_cron() && ! defined( 'WP_CLI' ) && Lead_Endpoint::LEAD !== Lead_Endpoint::requested();
		if ( ! $is_page || ! is_array( get_option( self::OPTION ) ) ) {
			$this->run( $this->names() );
		} else {
			$this->run( self::stored( 'pages' ) );
			add_action( 'rest_api_init', fn () => $this->run( $this->names() ), 0, 0 );
		}
		add_action( 'cfg_configurator_install', array( $this, 'install' ), 10, 0 );
		add_action( 'admin_init', array( $this, 'store_for_pages' ), 10, 0 );
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
		$this->store( array_values( array_intersect( $this->names(), $off ) ), $this->all() );
	}

	/** Decides which modules a new site starts with. A site that is updated has all. */
	public function install(): void {
		if ( false === get_option( self::OPTION ) ) {
			$all   = $this->all();
			$later = array_filter( $all, static fn ( Module $module ): bool => ! $module::IS_ON_AT_FIRST );
			$this->store( Setup_State::is_pending() ? array_keys( $later ) : array(), $all );
		}
	}

	/** Finds out which modules are for pages: switches and folders may have changed since the last request to the admin. */
	public function store_for_pages(): void {
		$this->store( self::stored( 'off' ), $this->running );
	}

	/**
	 * @param list<string>          $off
	 * @param array<string, Module> $modules Modules that may run, by name.
	 */
	private function store( array $off, array $modules ): void {
		$for_pages = array_filter( array_diff_key( $modules, array_flip( $off ) ), static fn ( Module $module ): bool => $module::IS_FOR_PAGES );
		update_option(
			self::OPTION,
			array(
				'off'   => $off,
				'pages' => array_keys( $for_pages ),
			),
			true
		);
	}

	/** @return list<string> */
	private static function stored( string $key ): array {
		$stored = get_option( self::OPTION );
		$names  = is_array( $stored ) && is_array( $stored[ $key ] ?? null ) ? $stored[ $key ] : array();
		return array_values( array_filter( $names, 'is_string' ) );
	}

	/** @return list<string> Names of the modules whose folder is there. */
	private function names(): array {
		$files = glob( $this->file( '*' ) );
		return array_map( static fn ( string $file ): string => basename( dirname( $file ) ), false === $files ? array() : $files );
	}

	/**
	 * Runs modules that do not run yet, if they and those they require are there and on.
	 *
	 * @param list<string> $names
	 */
	private function run( array $names ): void {
		foreach ( array_diff( $names, array_keys( $this->running ) ) as $name ) {
			if ( $this->can_run( $name ) ) {
				$module = $this->load( $name );

				$this->running[ $name ] = $module;

				Setting_Registry::add( $name, $module->tabs( ... ) );
				$module->register();
			}
		}
	}

	private function can_run( string $name ): bool {
		if ( ! self::is_on( $name ) || ! is_file( $this->file( $name ) ) ) {
			return false;
		}
		$required = $this->load( $name )::REQUIRES;
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
