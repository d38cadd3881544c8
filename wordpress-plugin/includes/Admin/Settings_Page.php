<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use const Cfg_Configurator\VERSION;

/**
 * The menu 'Configurator' with the settings page. Requires `manage_options`. Other modules add their submenus to SLUG:
 * WordPress shows the menu to users who can open any of them. Registers the option with the Settings API: `options.php`
 * checks nonce and capability.
 */
final class Settings_Page {
	public const SLUG       = 'cfg-configurator';
	public const CAPABILITY = 'manage_options';

	/** Screen id in WordPress. */
	public const SCREEN = 'toplevel_page_' . self::SLUG;

	/** A file beside the folder with the assets of the core. */
	public const FILE = __FILE__;

	public const GROUP = 'cfg_configurator';

	/** Key in the posted option with the slug of the submitted tab. */
	public const TAB = '_tab';

	/** Keys of the first and the last field of a form. PHP drops the last one if there are too many in between. */
	public const BEGIN = '_begin';
	public const END   = '_end';

	/** @var list<Panel>|null */
	private ?array $created = null;

	/**
	 * @param \Closure(): list<Panel> $panels Creates the panels; the first is the default.
	 * @param string                  $file   The plugin's main file.
	 */
	public function __construct( private \Closure $panels, private string $file ) {
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_menu' ), 9 );
		add_action( 'admin_init', array( self::class, 'register_setting' ), 10, 0 );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( $this->file ), array( $this, 'add_link' ) );
	}

	/** URL of a tab; of the first tab by default. */
	public static function url( string $tab = '' ): string {
		return add_query_arg(
			array_filter(
				array(
					'page' => self::SLUG,
					'tab'  => $tab,
				)
			),
			admin_url( 'admin.php' )
		);
	}

	/** Runs before other modules add their submenus. */
	public function add_menu(): void {
		$title = __( 'Configurator', 'cfg-configurator' );
		add_menu_page( $title, $title, self::CAPABILITY, self::SLUG, array( $this, 'render' ), 'dashicons-car', 58 );
		add_submenu_page(
			self::SLUG,
			__( 'Configurator settings', 'cfg-configurator' ),
			__( 'Settings', 'cfg-configurator' ),
			self::CAPABILITY,
			self::SLUG,
			array( $this, 'render' )
		);
	}

	/** Loads assets only on this page. */
	public function enqueue( string $screen ): void {
		if ( self::SCREEN !== $screen ) {
			return;
		}
		self::style( __FILE__, 'settings', 'wp-color-picker' );
		self::style( __FILE__, 'rows', 'wp-color-picker' );
		self::script( __FILE__, 'settings', 'quicktags' );
		$this->panel()->enqueue();
	}

	/**
	 * Enqueues a file of a folder `assets` for a screen of the admin. Its handle is its name after `cfg-configurator-`.
	 *
	 * @param string           $file      A file beside the folder.
	 * @param non-empty-string ...$needed Handles of other scripts.
	 */
	public static function script( string $file, string $name, string ...$needed ): void {
		$url = plugins_url( "assets/$name.js", $file );
		wp_enqueue_script( "cfg-configurator-$name", $url, array_values( $needed ), VERSION, array( 'in_footer' => true ) );
	}

	/**
	 * The same for a style sheet.
	 *
	 * @param non-empty-string ...$needed Handles of other style sheets.
	 */
	public static function style( string $file, string $name, string ...$needed ): void {
		wp_enqueue_style( "cfg-configurator-$name", plugins_url( "assets/$name.css", $file ), array_values( $needed ), VERSION );
	}

	/**
	 * @param array<int|string, string> $links
	 * @return array<int|string, string>
	 */
	public function add_link( array $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'cfg-configurator' ) );
		return current_user_can( self::CAPABILITY ) ? array( 'settings' => $link ) + $links : $links;
	}

	public function render(): void {
		self::require_permission();
		$open = $this->panel();
		?>
		<div class="wrap cfg-settings">
			<h1><?php esc_html_e( 'Configurator settings', 'cfg-configurator' ); ?></h1>
			<hr class="wp-header-end">
			<?php do_action( 'cfg_configurator_settings_top' ); ?>
			<nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Settings sections', 'cfg-configurator' ); ?>">
				<?php foreach ( $this->panels() as $panel ) : ?>
					<a href="<?php echo esc_url( self::url( $panel->slug() ) ); ?>"
						class="nav-tab<?php echo $panel === $open ? ' nav-tab-active' : ''; ?>"
						<?php echo $panel === $open ? 'aria-current="page"' : ''; ?>><?php echo esc_html( $panel->title() ); ?></a>
				<?php endforeach; ?>
			</nav>
			<div class="cfg-panel"><?php $open->render(); ?></div>
		</div>
		<?php
	}

	/** Ends the request if the current user may not change the settings. */
	public static function require_permission(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'cfg-configurator' ), 403 );
		}
	}

	/** Prints the result of saving or importing, which screen readers announce. */
	public static function print_notice( string $type, string $text ): void {
		$arguments = array(
			'type'               => $type,
			'additional_classes' => array( 'inline' ),
			'attributes'         => array( 'role' => 'success' === $type ? 'status' : 'alert' ),
		);
		wp_admin_notice( esc_html( $text ), $arguments );
	}

	public static function register_setting(): void {
		$arguments = array(
			'type'              => 'array',
			'sanitize_callback' => array( self::class, 'sanitise' ),
			'default'           => array(),
		);
		register_setting( self::GROUP, Settings::OPTION, $arguments );
	}

	/**
	 * A submitted tab changes only its own fields. An array without a tab, as saved by code, replaces all settings, with
	 * the same validation.
	 *
	 * @param mixed $input Unslashed.
	 * @return array<string, mixed> Settings to save.
	 */
	public static function sanitise( mixed $input ): array {
		$old = Settings::all();
		if ( ! is_array( $input ) ) {
			return $old;
		}
		if ( ! array_key_exists( self::TAB, $input ) ) {
			return Result::of( array_intersect_key( $old, $input ), $input )->values;
		}
		$tab = is_string( $input[ self::TAB ] ) ? Setting_Registry::tabs()[ $input[ self::TAB ] ] ?? null : null;
		if ( null === $tab ) {
			return $old;
		}
		if ( isset( $input[ self::BEGIN ] ) && ! isset( $input[ self::END ] ) ) {
			/* translators: %s: a number. */
			$words = __(
				'Nothing was saved: this server accepts at most %s fields in a form. Switch on JavaScript, so that only changes are sent.',
				'cfg-configurator'
			);
			add_settings_error( Settings::OPTION, self::END, sprintf( $words, number_format_i18n( (int) ini_get( 'max_input_vars' ) ) ) );
			return $old;
		}
		unset( $input['page_path'] );
		$outcome = Result::of( $old, $input, $tab );
		$outcome->keep( $tab->slug );
		return $outcome->values;
	}

	private function panel(): Panel {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		$tab = isset( $_GET['tab'] ) && is_string( $_GET['tab'] ) ? sanitize_key( wp_unslash( $_GET['tab'] ) ) : '';
		foreach ( $this->panels() as $panel ) {
			if ( $panel->slug() === $tab ) {
				return $panel;
			}
		}
		return $this->panels()[0];
	}

	/** @return list<Panel> */
	private function panels(): array {
		$this->created ??= ( $this->panels )();
		return $this->created;
	}
}
