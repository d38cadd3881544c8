<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Sample;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;

/** Tells editors that the site shows sample models: on the settings page, the dashboard and the plugin's row in the list of plugins. */
final class Sample_Notice {
	public function register(): void {
		add_action( 'cfg_configurator_settings_top', array( $this, 'print_notice' ) );
		add_action( 'admin_notices', array( $this, 'print_on_dashboard' ) );
		add_filter( 'plugin_row_meta', array( $this, 'add_to_row' ), 10, 2 );
	}

	public function print_on_dashboard(): void {
		if ( 'dashboard' === get_current_screen()?->id ) {
			$this->print_notice();
		}
	}

	public function print_notice(): void {
		if ( ! current_user_can( Settings_Page::CAPABILITY ) || ! Sample_Models::is_in_use() ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p><strong>%s</strong> %s <a href="%s">%s</a></p></div>',
			esc_html__( 'The configurator is showing sample models.', 'cfg-configurator' ),
			esc_html__( 'These cars do not exist. Enter the URL of your content site to show your own.', 'cfg-configurator' ),
			esc_url( Settings_Page::url( 'general' ) . '#cfg-content_site' ),
			esc_html__( 'Content site URL', 'cfg-configurator' )
		);
	}

	/**
	 * @param array<int|string, string> $meta
	 * @param string                    $plugin Plugin file of the row.
	 * @return array<int|string, string>
	 */
	public function add_to_row( array $meta, string $plugin ): array {
		if ( plugin_basename( dirname( __DIR__, 2 ) . '/cfg-configurator.php' ) === $plugin && Sample_Models::is_in_use() ) {
			$meta[] = '<strong>' . esc_html__( 'Showing sample models', 'cfg-configurator' ) . '</strong>';
		}
		return $meta;
	}
}
