<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

use const Cfg_Configurator\VERSION;

/** The menu 'Configurator' with the settings page, by the Settings API. Add-ons add their submenus to SLUG. */
final class Settings_Page {
	public const SLUG       = 'cfg-configurator';
	public const CAPABILITY = 'manage_options';

	/** Screen id in WordPress. */
	public const SCREEN = 'toplevel_page_' . self::SLUG;

	private const GROUP = 'cfg_configurator';

	/** Key in the posted option with the slug of the submitted tab. */
	private const TAB = '_tab';

	public static function register(): void {
		// Before add-ons add their submenus.
		add_action( 'admin_menu', array( self::class, 'add_menu' ), 9, 0 );
		add_action( 'admin_init', array( self::class, 'register_setting' ), 10, 0 );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/** URL of a tab; of the first tab by default. */
	public static function url( string $tab = '' ): string {
		return add_query_arg( array_filter( compact( 'tab' ) ), admin_url( 'admin.php?page=' . self::SLUG ) );
	}

	public static function add_menu(): void {
		$title  = __( 'Configurator', 'cfg-configurator' );
		$render = array( self::class, 'render' );
		add_menu_page( $title, $title, self::CAPABILITY, self::SLUG, $render, 'dashicons-car', 58 );
		$words = __( 'Configurator settings', 'cfg-configurator' );
		add_submenu_page( self::SLUG, $words, __( 'Settings', 'cfg-configurator' ), self::CAPABILITY, self::SLUG, $render );
	}

	public static function register_setting(): void {
		register_setting( self::GROUP, Settings::OPTION, array( 'sanitize_callback' => array( self::class, 'sanitize' ) ) );
	}

	/**
	 * A submitted tab changes only its own fields. An array without a tab, as saved by code, replaces all settings.
	 *
	 * @param mixed $input Unslashed.
	 * @return array<string, mixed> Settings to save.
	 */
	public static function sanitize( mixed $input ): array {
		$old = Settings::all();
		if ( ! is_array( $input ) ) {
			return $old;
		}
		$tab = $input[ self::TAB ] ?? null;
		if ( null === $tab ) {
			return Settings::submit( array_intersect_key( $old, $input ), Settings::fields(), $input )[0];
		}
		$fields                    = Settings::fields_of( is_string( $tab ) ? $tab : '' );
		list( $values, $refusals ) = Settings::submit( $old, $fields, $input );
		foreach ( $refusals as $key => $reason ) {
			// A value that is not saved keeps its previous setting.
			add_settings_error( Settings::OPTION, $key, "{$fields[ $key ]->label}: {$reason}" );
		}
		return $values;
	}

	/** Loads assets only on this page. */
	public static function enqueue( string $screen ): void {
		if ( self::SCREEN === $screen ) {
			wp_enqueue_media();
			wp_enqueue_style( 'cfg-configurator-settings', plugins_url( 'assets/settings.css', __FILE__ ), array( 'wp-color-picker' ), VERSION );
			$needs = array( 'quicktags', 'wp-color-picker' );
			wp_enqueue_script( 'cfg-configurator-settings', plugins_url( 'assets/settings.js', __FILE__ ), $needs, VERSION, true );
		}
	}

	public static function render(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'cfg-configurator' ), 403 );
		}
		$tabs = Settings::tabs();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		$open = isset( $_GET['tab'] ) && is_string( $_GET['tab'] ) ? sanitize_key( wp_unslash( $_GET['tab'] ) ) : '';
		$open = isset( $tabs[ $open ] ) ? $open : (string) array_key_first( $tabs );
		?>
		<div class="wrap cfg-configurator-settings">
			<h1><?php esc_html_e( 'Configurator settings', 'cfg-configurator' ); ?></h1>
			<hr class="wp-header-end">
			<nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Settings sections', 'cfg-configurator' ); ?>">
				<?php foreach ( $tabs as $slug => $tab ) : ?>
					<a href="<?php echo esc_url( self::url( $slug ) ); ?>" class="nav-tab<?php echo $slug === $open ? ' nav-tab-active' : ''; ?>"
						<?php echo $slug === $open ? 'aria-current="page"' : ''; ?>><?php echo esc_html( $tab['title'] ); ?></a>
				<?php endforeach; ?>
			</nav>
			<?php settings_errors(); ?>
			<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post" class="cfg-configurator-form">
				<?php
				settings_fields( self::GROUP );
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( Settings::OPTION . '[' . self::TAB . ']' ), esc_attr( $open ) );
				self::add_sections( $open );
				do_settings_sections( self::SLUG );
				submit_button( __( 'Save changes', 'cfg-configurator' ) );
				?>
			</form>
			<?php do_action( 'cfg_configurator_settings_page', $open ); ?>
		</div>
		<?php
	}

	private static function add_sections( string $tab ): void {
		foreach ( Settings::tabs()[ $tab ]['sections'] ?? array() as $id => $section ) {
			$intro = static function () use ( $section ): void {
				echo '' === $section['intro'] ? '' : '<p>' . esc_html( $section['intro'] ) . '</p>';
			};
			add_settings_section( $id, esc_html( $section['title'] ), $intro, self::SLUG );
			foreach ( $section['fields'] as $field ) {
				$render = static fn () => Field_Renderer::render( $field, Settings::value( $field->key ) ?? Settings::text( $field->key ) );
				// The heading labels a single element.
				$row = $field->is_group() ? array() : array( 'label_for' => Field_Renderer::id( $field ) );
				add_settings_field( $field->key, esc_html( $field->label ), $render, self::SLUG, $id, $row );
			}
		}
	}
}
