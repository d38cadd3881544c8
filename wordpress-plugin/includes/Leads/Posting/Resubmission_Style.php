<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Plugin;

/** Added only to pages with the form. */
final class Resubmission_Style {
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'add' ) );
	}

	public function add(): void {
		wp_enqueue_style( 'cfg-configurator-mend', plugins_url( 'assets/resubmission.css', __DIR__ ), array(), Plugin::VERSION );
	}
}
