<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Consent_Manager;
use Cfg_Configurator\Embed\Element;
use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Embed\Page_Rewrite;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Settings;

/**
 * All hooks of the core. Nearly all requests are for pages without the element: WordPress and PHP load a class only when its
 * callback is called, and names of hooks, arguments and events are written out where their class is not needed for anything else.
 */
final class Plugin {
	/** Query arguments of the plugin's own URLs (Leads\Lead_Endpoint), and of its result pages (Leads\Posting\Result_Pages). */
	private const ARGUMENTS = array( 'cfg-configurator', 'voltar', 'campos' );

	/** What only the editor needs of the block. Without it, WordPress loads neither the block's script nor translations. */
	private const OF_EDITOR = array( 'editorScript', 'editorStyle', 'textdomain' );

	private ?Element $element = null;

	/** @param string $file The plugin's main file. */
	public function __construct( private string $file ) {
	}

	/**
	 * Loads `Cfg_Configurator\Embed\Element` from `includes/Embed/Element.php` (PSR-4), and the classes of a module from its
	 * folder: `Cfg_Configurator\Modules\Leads_Rest\Leads_Routes` from `modules/leads-rest/Leads_Routes.php`.
	 *
	 * @param string $folder The plugin's folder.
	 */
	public static function load_classes( string $folder ): void {
		spl_autoload_register(
			static function ( string $name ) use ( $folder ): void {
				$parts = explode( '\\', $name );
				if ( __NAMESPACE__ !== array_shift( $parts ) ) {
					return;
				}
				if ( 'Modules' === $parts[0] && isset( $parts[2] ) ) {
					$parts = array( 'modules', strtolower( str_replace( '_', '-', $parts[1] ) ), ...array_slice( $parts, 2 ) );
				} else {
					array_unshift( $parts, 'includes' );
				}
				$file = $folder . '/' . implode( '/', $parts ) . '.php';
				if ( is_readable( $file ) ) {
					require_once $file;
				}
			}
		);
	}

	public function register(): void {
		// Before 6.8, WordPress does not read the 'Domain Path' header.
		$folder = dirname( plugin_basename( $this->file ) ) . '/languages';
		add_action( 'init', static fn () => load_plugin_textdomain( 'cfg-configurator', false, $folder ), 1 );
		// Before other plugins' filters, which may change the Portuguese texts as well.
		add_filter( 'gettext_with_context_cfg-configurator', array( Visitor_Language::class, 'translate' ), 1, 3 );
		$this->install();
		$this->show_element();
		$this->follow_pages();
		$this->keep_settings();
		$this->take_leads();
		$modules = new Modules( dirname( $this->file ) . '/modules' );
		$modules->register();
		if ( is_admin() ) {
			$this->edit_settings( $modules );
		}
	}

	/** Set-up, updates, networks, deactivation. */
	private function install(): void {
		register_activation_hook( $this->file, array( Installation::class, 'activate' ) );
		register_deactivation_hook( $this->file, array( Installation::class, 'deactivate' ) );
		add_action( 'admin_init', array( Installation::class, 'catch_up' ) );
		add_action( 'wp_initialize_site', array( Installation::class, 'install_new_site' ), 100 );
	}

	/** Shortcode, block, scripts and what surrounds them. */
	private function show_element(): void {
		add_shortcode( Widget_Page::SHORTCODE, fn ( mixed $attributes ): string => $this->element()->of_shortcode( $attributes ) );
		add_action( 'init', fn () => $this->register_block( is_admin() ), 10, 0 );
		// Only a request through HTTP lists the blocks. Pages of this site may call REST routes without one.
		add_action( 'rest_api_init', fn () => defined( 'REST_REQUEST' ) && $this->register_block( true ), 10, 0 );
		add_action( 'enqueue_block_editor_assets', array( Element::class, 'translate_script' ), 10, 0 );
		// Before the theme's style sheets.
		add_action( 'wp_head', fn () => null === $this->element && ! Widget_Page::is_current() ? null : $this->element()->print_in_head(), 2 );
		add_filter( 'wp_consent_api_registered_' . plugin_basename( $this->file ), '__return_true' );
		add_action( 'init', static fn () => function_exists( 'wp_add_cookie_info' ) && Consent_Manager::describe_cookies(), 10, 0 );
	}

	private function element(): Element {
		$this->element ??= new Element( $this->file );
		return $this->element;
	}

	private function register_block( bool $is_for_editor ): bool {
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( Widget_Page::BLOCK ) ) {
			unregister_block_type( Widget_Page::BLOCK );
		}
		$reduce = static fn ( array $block ): array => Widget_Page::BLOCK === ( $block['name'] ?? '' )
			? array_diff_key( $block, array_flip( self::OF_EDITOR ) )
			: $block;
		if ( ! $is_for_editor ) {
			add_filter( 'block_type_metadata', $reduce );
		}
		$render = fn ( mixed $attributes ): string => $this->element()->of_block( $attributes );
		register_block_type( dirname( $this->file ) . '/blocks/configurator', array( 'render_callback' => $render ) );
		remove_filter( 'block_type_metadata', $reduce );
		return true;
	}

	/** Addresses below the pages with the element, also when editors change the pages. */
	private function follow_pages(): void {
		// Whenever the rules are made, the permalinks of all plugins are known.
		add_filter( 'rewrite_rules_array', array( Page_Rewrite::class, 'add_rules' ), PHP_INT_MAX );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, Widget_Page::PATH ) );
		add_filter( 'redirect_canonical', array( Page_Rewrite::class, 'keep_path' ) );
		// Polylang's own redirects.
		add_filter( 'pll_check_canonical_url', array( Page_Rewrite::class, 'keep_path' ) );
		// After everything that may contain the widget. Only editors see all of a page.
		add_action( 'wp_footer', static fn () => is_user_logged_in() && Page_Rewrite::forget(), PHP_INT_MAX, 0 );
		add_action( 'save_post', array( Page_Rewrite::class, 'follow_post' ), 20, 2 );
		add_action( 'deleted_post', array( Page_Rewrite::class, 'follow_post' ), 20, 2 );
		foreach ( array( 'show_on_front', 'page_on_front', 'permalink_structure' ) as $option ) {
			add_action( "update_option_{$option}", array( Page_Rewrite::class, 'follow' ), 20, 0 );
		}
		add_action( 'update_option_rewrite_rules', array( Page_Rewrite::class, 'store_path' ), 10, 0 );
		add_action( 'add_option_rewrite_rules', array( Page_Rewrite::class, 'store_path' ), 10, 0 );
	}

	/** The settings' option, and what follows its changes. */
	private function keep_settings(): void {
		// While the option changes, its copy does not exist.
		add_action( 'update_option', static fn ( string $option ) => Settings::OPTION === $option && delete_option( Settings::SHORT ) );
		foreach ( array( 'add', 'update', 'delete' ) as $change ) {
			add_action( "{$change}_option_" . Settings::OPTION, array( Settings::class, 'copy' ), 0, 0 );
		}
		add_action( 'admin_init', static fn () => false === get_option( Settings::SHORT ) && Settings::copy(), 10, 0 );
		add_action( 'add_option_' . Settings::OPTION, static fn ( string $option, mixed $value ) => Page_Rewrite::follow_settings( array(), $value ), 10, 2 );
		add_action( 'update_option_' . Settings::OPTION, array( Page_Rewrite::class, 'follow_settings' ), 10, 2 );
	}

	/** The settings page and what it sends. */
	private function edit_settings( Modules $modules ): void {
		$panel = static fn ( Setting_Tab $tab ): Admin\Panel => new Admin\Settings_Panel( $tab );
		$all   = static fn (): array => array( ...array_map( $panel, array_values( Setting_Registry::tabs() ) ), ...$modules->panels() );
		( new Admin\Settings_Page( $all, $this->file ) )->register();
	}

	/** Form posts, result pages, tables and cron events. */
	private function take_leads(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only tells requests apart.
		if ( array() !== array_intersect_key( $_GET, array_flip( self::ARGUMENTS ) ) ) {
			Leads\Posting\Post_Handler::register();
		}
		add_action( 'cfg_configurator_install', array( Leads\Lead_Setup::class, 'set_up' ), 10, 0 );
		add_action( 'admin_init', array( Leads\Lead_Setup::class, 'set_up_once' ), 10, 0 );
		// phpcs:ignore WordPress.WP.CronInterval -- five minutes: a buyer waits for an answer.
		add_filter( 'cron_schedules', array( Leads\Work\Schedule::class, 'add_interval' ) );
		add_action( 'cfg_configurator_leads_work', array( Leads\Work\Lead_Worker::class, 'run' ), 10, 0 );
		add_action( 'cfg_configurator_leads_retention', array( Leads\Work\Retention::class, 'run_daily' ), 10, 0 );
		add_action( 'add_option_' . Settings::OPTION, array( Leads\Work\Schedule::class, 'ensure' ), 10, 0 );
		add_action( 'update_option_' . Settings::OPTION, array( Leads\Work\Schedule::class, 'follow_settings' ), 10, 2 );
		add_filter( 'cfg_configurator_repair_tables', array( Leads\Lead_Setup::class, 'repair' ), 10, 2 );
		add_filter( 'pre_get_table_charset', array( Leads\Storage\Tables::class, 'charset' ), 10, 2 );
		add_filter( 'pre_get_col_charset', array( Leads\Storage\Tables::class, 'charset' ), 10, 2 );
		// Drops the tables when a site is deleted from a network.
		add_filter( 'wpmu_drop_tables', fn ( array $tables ): array => array( ...$tables, ...Leads\Storage\Tables::all() ) );
	}
}
