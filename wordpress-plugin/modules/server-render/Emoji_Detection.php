<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Registrable;

/**
 * Keeps WordPress's replacement of emoji off the widget's page: 1.4 KB of the compressed page, and a script of 6 KB on
 * devices without the newest emoji. It does not see into a shadow root, and it writes to the session storage, which a
 * prerendered page must not do.
 */
final class Emoji_Detection implements Registrable {
	public function register(): void {
		add_action( 'template_redirect', array( $this, 'remove' ) );
	}

	public function remove(): void {
		/**
		 * Filters whether the widget's page replaces emoji that a device cannot show with pictures.
		 *
		 * @param bool $is_kept Default: false.
		 */
		if ( ! Widget_Page::is_current() || apply_filters( 'cfg_configurator_emoji', false ) ) {
			return;
		}
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		// The host of those pictures.
		add_filter( 'emoji_svg_url', '__return_false' );
	}
}
