<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Setup;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Embed\Installation;

/** Leads to the set-up screen: once after the activation, and until it is finished with a notice on dashboard, list of plugins and settings page. */
final class Setup_Notice {
	/** Screens on which an administrator looks after activating a plugin. */
	private const SCREENS = array( 'dashboard', 'plugins' );

	public function register(): void {
		add_action( 'current_screen', array( $this, 'open_once' ) );
		add_action( 'admin_notices', array( $this, 'print_on_screens' ) );
		add_action( 'cfg_configurator_settings_top', array( $this, 'print_notice' ) );
	}

	/** Not after several plugins were activated together: the other ones have notices too. */
	public function open_once( \WP_Screen $screen ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only tells how the plugin was activated.
		$is_bulk  = isset( $_GET['activate-multi'] );
		$is_fresh = Installation::FRESH === get_option( Installation::STATE );
		if ( in_array( $screen->id, self::SCREENS, true ) && current_user_can( Settings_Page::CAPABILITY ) && $is_fresh ) {
			update_option( Installation::STATE, Installation::PENDING, true );
			if ( ! $is_bulk ) {
				wp_safe_redirect( Setup_Screen::url() );
				exit;
			}
		}
	}

	public function print_on_screens(): void {
		if ( in_array( get_current_screen()?->id, self::SCREENS, true ) ) {
			$this->print_notice();
		}
	}

	public function print_notice(): void {
		if ( ! current_user_can( Settings_Page::CAPABILITY ) || ! Installation::is_pending() ) {
			return;
		}
		printf(
			'<div class="notice notice-info"><p><strong>%s</strong> %s <a href="%s">%s</a></p></div>',
			esc_html__( 'The configurator is not set up yet.', 'cfg-configurator' ),
			esc_html__( 'Visitors see nothing of it until you decide.', 'cfg-configurator' ),
			esc_url( Setup_Screen::url() ),
			esc_html__( 'Set up the configurator', 'cfg-configurator' )
		);
	}
}
