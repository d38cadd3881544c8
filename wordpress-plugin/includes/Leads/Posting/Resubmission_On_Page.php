<?php
/**
 * Resubmission form on the site's own failure page.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Draft_Store;
use Cfg_Configurator\Settings\Settings;

/**
 * Adds the resubmission form below the content of the failure page.
 */
final class Resubmission_On_Page {
	private ?Resubmission_Form $form = null;

	public function __construct( private Draft_Store $drafts, private Dealer_Directory $dealers, private Settings $settings ) {
	}

	/**
	 * Does nothing unless the URL and the cookie refer to the same draft.
	 */
	public function register(): void {
		$this->form = new Resubmission_Form( $this->drafts, $this->dealers, $this->settings );
		if ( null === $this->form->draft ) {
			return;
		}
		( new Resubmission_Style() )->register();
		add_filter( 'the_content', array( $this, 'add' ), 20 );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_action( 'send_headers', array( $this, 'send_headers' ) );
	}

	public function send_headers(): void {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
	}

	/**
	 * @param mixed $content Content of the post.
	 */
	public function add( mixed $content ): mixed {
		if ( null === $this->form || ! is_string( $content ) || ! is_singular() || ! in_the_loop() || ! is_main_query() ) {
			return $content;
		}
		remove_filter( 'the_content', array( $this, 'add' ), 20 );
		return $content . $this->form->html();
	}
}
