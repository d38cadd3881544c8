<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * The menu 'Configurator' with the settings page. Requires `manage_options`. Other modules add their submenus to SLUG:
 * WordPress shows the menu to users who can open any of them.
 */
final class Settings_Page {
	public const SLUG       = 'cfg-configurator';
	public const CAPABILITY = 'manage_options';

	/** Screen id in WordPress. */
	public const SCREEN = 'toplevel_page_' . self::SLUG;

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
		foreach ( array( 'settings', 'rows', 'preview' ) as $name ) {
			Assets::style( __FILE__, $name, 'wp-color-picker' );
		}
		Assets::script( __FILE__, 'settings', 'quicktags' );
		$this->panel()->enqueue();
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
